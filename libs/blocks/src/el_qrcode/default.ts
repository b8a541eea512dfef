import { type QrcodeContent, qrcodeSchema } from './schema.js';

export function createDefault(): QrcodeContent {
  return qrcodeSchema.parse({ text: 'Scan to open this page on your phone' });
}
