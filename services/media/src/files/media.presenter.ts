import type { ReplyInput, uploadUserFile } from '@linkyard/contracts';
import type { MediaAddresses } from './media-addresses.js';
import type { ListedMedia, MediaObject } from './media.schema.js';

/** Pixels: the copy that was drawn for lists is this wide or, of a narrower picture, not there. */
const thumbWidth = 480;

/** The widest copy that is no wider than lists need. */
const thumbOf = (copies: readonly MediaObject[]) =>
  copies
    .filter(({ mime, width }) => mime === 'image/webp' && width !== null && width <= thumbWidth)
    .toSorted((a, b) => (b.width ?? 0) - (a.width ?? 0))[0];

/** A file as its owner sees it. */
export function presentMedia(media: ListedMedia, addressOf: MediaAddresses): ReplyInput<typeof uploadUserFile> {
  const [file, ...smaller] = media.objects;
  if (!file) throw new Error(`Media ${media._id} has no object`);
  // What was deleted is shown to its owner alone.
  const shown = media.deletedAt ? { ...media, visibility: 'private' as const } : media;
  const address = (object: MediaObject) => addressOf(shown, object);
  const thumb = thumbOf(smaller) ?? (media.type === 'gallery' ? file : undefined);
  return {
    ...media,
    uses: media.usedIn.length,
    file: {
      path: address(file),
      thumb: thumb ? address(thumb) : null,
      mime: file.mime,
      size: file.size,
      width: file.width,
      height: file.height,
      duration: media.duration,
      placeholder: media.placeholder,
      variants: smaller.flatMap((object) =>
        object.width === null ? [] : [{ w: object.width, mime: object.mime, path: address(object) }],
      ),
    },
  };
}
