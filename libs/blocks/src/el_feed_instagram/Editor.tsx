export { FeedEditor as Editor } from './FeedEditor.js';
