import type { MediaView } from '@linkyard/contracts';
import { pictureKind } from '@linkyard/pictures';
import type { ObjectFacts, ObjectStore } from '@linkyard/storage';
import { storedBytes } from './byte-source.js';
import { checkSize, type FileLimits } from './file-limits.js';
import { judgeFile } from './judge-file.js';

const pictureMimes = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
};

interface AnyFile {
  kind: MediaView['kind'];
  mime: string;
  extension: string;
}

/**
 * What a stored upload is: a picture, or a file of the allow-list. Pictures stay as they are, since they are only downloaded.
 * @throws DomainError media.file_type, media.file_too_large, media.image_too_large
 */
export async function judgeAnyFile(
  store: ObjectStore,
  upload: ObjectFacts,
  name: string,
  limits: FileLimits,
): Promise<AnyFile> {
  const picture = pictureKind(await storedBytes(store, upload).read(0, 64));
  if (!picture) return judgeFile(store, upload, name, limits);
  checkSize(limits, 'picture', upload.size);
  return { kind: 'picture', mime: pictureMimes[picture], extension: picture === 'jpeg' ? 'jpg' : picture };
}
