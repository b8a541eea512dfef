import { type GalleryContent, gallerySchema } from './schema.js';

/** Empty: nobody else's pictures are as good a start as the creator's own first one. */
export function createDefault(): GalleryContent {
  return gallerySchema.parse({});
}
