import { feedSchemaOf } from '../el_feed_instagram/feed-schema.js';

export const feedSchema = feedSchemaOf('tiktok');
