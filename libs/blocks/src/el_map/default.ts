import { type MapContent, schema } from './schema.js';

export const createDefault = (): MapContent => schema.parse({ label: 'Find us here' });
