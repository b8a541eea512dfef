import { buffer } from 'node:stream/consumers';
import type { ByteRange, ObjectFacts, StoredObject } from '@linkyard/storage';

/** What stored bytes are read from: the object store, or the parts of an upload. */
export interface ObjectReader {
  get(key: string, range?: ByteRange): Promise<Pick<StoredObject, 'body'>>;
}

/** A stored file that is read in pieces: judging one of 200 MB takes a few of them. */
export interface ByteSource {
  /** Bytes. */
  readonly size: number;
  /** Bytes from a place on; fewer where the file ends before. */
  read(from: number, length: number): Promise<Buffer>;
}

export const storedBytes = (store: ObjectReader, { key, size }: Pick<ObjectFacts, 'key' | 'size'>): ByteSource => ({
  size,
  async read(from, length) {
    const end = Math.min(from + length, size) - 1;
    if (from < 0 || end < from) return Buffer.alloc(0);
    const { body } = await store.get(key, { start: from, end });
    return buffer(body);
  },
});

export const bytesInMemory = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (from, length) => bytes.subarray(from, from + length),
});
