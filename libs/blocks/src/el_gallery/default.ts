import { type GalleryContent, gallerySchema } from './schema.js';

/** Empty: the creator's own first picture is a better start than stock pictures. */
export function createDefault(): GalleryContent {
  return gallerySchema.parse({});
}
