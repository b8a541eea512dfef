export { FeedView as Public } from '../el_feed_instagram/FeedView.js';
