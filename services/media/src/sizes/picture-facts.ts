import type { PictureFacts } from '@linkyard/contracts';
import type { MediaDocument, MediaObject } from '../files/media.schema.js';

const addressOf = ({ key }: MediaObject) => `/media/${key}`;

/** Sizes by which a page may show a picture: all of its own kind, so a still copy is none of an animation's. Of a film its poster's. */
function sizesOf({ kind, objects, sizes }: MediaDocument): PictureFacts['sizes'] {
  if (sizes?.state !== 'drawn') return [];
  const drawn = new Set(sizes.planned.map(({ key }) => key));
  const isStill = kind === 'picture' && !sizes.isAnimated;
  const usable = objects.filter(({ key }, at) => drawn.has(key) || isStill || (at === 0 && kind === 'picture'));
  return usable
    .flatMap((object) =>
      object.width === null ? [] : [{ mime: object.mime, width: object.width, path: addressOf(object) }],
    )
    .toSorted((a, b) => a.width - b.width);
}

/** A public picture or film as a page shows it; null for what has no width. */
export function factsOf(media: MediaDocument): PictureFacts | null {
  const [file] = media.objects;
  if (!file || file.width === null || file.height === null) return null;
  const { width, height } = file;
  const { alt, placeholder, focalPoint } = media;
  return { path: addressOf(file), width, height, alt, placeholder, focalPoint, sizes: sizesOf(media) };
}
