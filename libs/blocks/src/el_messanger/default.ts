import { type MessengerContent, schema } from './schema.js';

/** Nobody's number is known yet. */
export const createDefault = (): MessengerContent => schema.parse({ title: 'Talk to me' });
