export { FeedEditor as Editor } from '../el_feed_instagram/FeedEditor.js';
