import { type WebinarContent, webinarSchema } from './schema.js';

export function createDefault(): WebinarContent {
  return webinarSchema.parse({ heading: 'Join me live' });
}
