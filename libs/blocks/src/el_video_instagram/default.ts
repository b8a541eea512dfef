import type { VideoContent } from '../kit/video/video-schema.js';
import { schema } from './schema.js';

/** One free line to paste an address into. */
export const createDefault = (): VideoContent => schema.parse({ title: 'Watch', Video: [{ videoUrl: '', text: '' }] });
