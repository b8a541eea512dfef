export { FeedView as Public } from './FeedView.js';
