import type { ReplyInput, uploadUserFile } from '@linkyard/contracts';
import type { MediaAddresses } from './media-addresses.js';
import type { MediaDocument, MediaObject } from './media.model.js';

/** A file as its owner sees it. */
export function presentMedia(media: MediaDocument, addressOf: MediaAddresses): ReplyInput<typeof uploadUserFile> {
  const [file, ...smaller] = media.objects;
  if (!file) throw new Error(`Media ${media._id} has no object`);
  const thumb = smaller.at(-1) ?? (media.type === 'gallery' ? file : undefined);
  // What was deleted is shown to its owner alone.
  const shown = media.deletedAt ? { ...media, visibility: 'private' as const } : media;
  const address = (object: MediaObject) => addressOf(shown, object);
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
