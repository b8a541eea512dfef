import { type AdContent, adSchema } from './schema.js';

export const createDefault = (): AdContent => adSchema.parse({ kind: 'image', label: 'Ad' });
