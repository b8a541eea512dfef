import { schema, type WhatsappContent } from './schema.js';

export const createDefault = (): WhatsappContent => schema.parse({ message: 'Hello! I found you by your page.' });
