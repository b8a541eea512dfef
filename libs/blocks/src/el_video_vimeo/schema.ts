import { videoSchema } from '../kit/video/video-schema.js';

/** @source spec 3 el_video_vimeo */
export const schema = videoSchema('vimeo');
