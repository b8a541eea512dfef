import { Readable } from 'node:stream';
import type { ObjectStore } from '@linkyard/storage';
import { partCount, type UploadDocument } from './upload.model.js';

/**
 * The bytes of a file whose parts have all arrived, in order. One part is open at a time, so it takes no more memory for a large file.
 * Fails with ObjectNotFoundError when a part was removed.
 */
export function joinParts(store: ObjectStore, upload: Pick<UploadDocument, 'parts' | 'size' | 'partSize'>): Readable {
  return Readable.from(bytesOf(store, upload), { objectMode: false });
}

async function* bytesOf(
  store: ObjectStore,
  { parts, ...file }: Pick<UploadDocument, 'parts' | 'size' | 'partSize'>,
): AsyncGenerator<Buffer> {
  const keys = new Map(parts.map(({ index, storageKey }) => [index, storageKey]));
  for (let index = 0; index < partCount(file); index += 1) {
    const key = keys.get(index);
    if (key === undefined) throw new Error(`Part ${index} is missing`);
    const { body } = await store.get(key);
    // Leaving the loop early, because the reader gave up, closes the part.
    for await (const chunk of body) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
  }
}
