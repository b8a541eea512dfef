import { Readable } from 'node:stream';
import type { ByteRange, ObjectStore } from '@linkyard/storage';
import type { ObjectReader } from '../kinds/byte-source.js';
import { partCount, type UploadDocument } from './upload.schema.js';

type Parted = Pick<UploadDocument, 'parts' | 'size' | 'partSize'>;

/** Reads the parts of an upload as the one file that they make, so that it is written once, where it stays. */
export const joinedParts = (store: ObjectStore, upload: Parted): ObjectReader => ({
  get: async (_key, range) => ({ body: Readable.from(bytesOf(store, upload, range), { objectMode: false }) }),
});

/**
 * The bytes of a file whose parts have all arrived, in order. One part is open at a time, so it takes no more memory for a large file.
 * Fails with ObjectNotFoundError when a part was removed.
 */
async function* bytesOf(store: ObjectStore, upload: Parted, range?: ByteRange): AsyncGenerator<Buffer> {
  const { parts, size, partSize } = upload;
  const { start, end = size - 1 } = range ?? { start: 0 };
  const keys = new Map(parts.map(({ index, storageKey }) => [index, storageKey]));
  const last = Math.min(Math.floor(end / partSize), partCount(upload) - 1);
  for (let index = Math.floor(start / partSize); index <= last; index += 1) {
    const key = keys.get(index);
    if (key === undefined) throw new Error(`Part ${index} is missing`);
    const from = index * partSize;
    const within = { start: Math.max(start - from, 0), end: Math.min(end, from + partSize - 1, size - 1) - from };
    const { body } = await store.get(key, range && within);
    // Leaving the loop early, because the reader gave up, closes the part.
    for await (const chunk of body) yield Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
  }
}
