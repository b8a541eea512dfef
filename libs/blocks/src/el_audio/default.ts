import { type AudioContent, schema } from './schema.js';

/** One free line for the first recording. */
export const createDefault = (): AudioContent =>
  schema.parse({ title: 'Listen', audios: [{ title: 'First recording' }] });
