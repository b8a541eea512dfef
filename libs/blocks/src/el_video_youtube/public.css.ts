export { css } from '../kit/video/video-css.js';
