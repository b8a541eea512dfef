import { type UploadContent, uploadSchema } from './schema.js';

export function createDefault(): UploadContent {
  return uploadSchema.parse({
    title: 'Send me a file',
    description: 'A picture, a document, a recording: up to 25 MB. Only I can open it.',
  });
}
