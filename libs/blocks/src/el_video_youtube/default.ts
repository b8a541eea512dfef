import { type YoutubeContent, youtubeSchema } from './schema.js';

/** One free line to paste an address into. */
export function createDefault(): YoutubeContent {
  return youtubeSchema.parse({ title: 'Watch', Video: [{ videoUrl: '', text: '' }] });
}
