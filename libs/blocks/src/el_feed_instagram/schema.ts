import { feedSchemaOf } from './feed-schema.js';

export const feedSchema = feedSchemaOf('instagram');
