import { videoSchema } from '../kit/video/video-schema.js';

/** @source spec 3 el_video_youtube */
export const schema = videoSchema('youtube');
