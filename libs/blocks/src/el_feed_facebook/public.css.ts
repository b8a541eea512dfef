export { css } from '../el_feed_instagram/public.css.js';
