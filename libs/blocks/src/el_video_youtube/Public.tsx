import type { PublicProps } from '../kit/types.js';
import type { VideoContent } from '../kit/video/video-schema.js';
import { videoWall } from '../kit/video/video-wall.js';

export const Public = ({ data, context }: PublicProps<VideoContent>) => videoWall('youtube', data, context.i18n);
