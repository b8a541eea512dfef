import { type MessengerContent, schema } from './schema.js';

/** Without a number. */
export const createDefault = (): MessengerContent => schema.parse({ title: 'Talk to me' });
