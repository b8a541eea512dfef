import type { Readable } from 'node:stream';

export interface PutOptions {
  contentType: string;
  /** Bytes the body must have; a stream that ends early is refused, not stored. */
  size?: number;
}
export interface ObjectFacts {
  key: string;
  /** Bytes of the whole object. */
  size: number;
  contentType: string;
  etag: string;
  modifiedAt: Date;
}
/** Both ends inclusive, counted from 0, as in the Range header. Without `end`: to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}
export interface StoredObject extends ObjectFacts {
  body: Readable;
  /** The bytes in `body`, when a part was asked for. */
  range: { start: number; end: number } | null;
}
export interface ListedObject {
  key: string;
  size: number;
  modifiedAt: Date;
}
export interface SignedUrlOptions {
  /** Served as a download of this name. */
  downloadName?: string;
}

/**
 * Files by key. A reader sees an object whole or not at all.
 * @source design 7 "object storage", quality 3 "Path traversal", quality R19
 */
export interface ObjectStore {
  /** @throws InvalidKeyError, IncompleteUploadError when the size differs, StorageFullError */
  put(key: string, body: Readable | Buffer, options: PutOptions): Promise<ObjectFacts>;
  /** @throws ObjectNotFoundError, RangeNotSatisfiableError */
  get(key: string, range?: ByteRange): Promise<StoredObject>;
  /** null when there is no such object */
  stat(key: string): Promise<ObjectFacts | null>;
  /** An absent object is no error. */
  delete(key: string): Promise<void>;
  deleteMany(keys: readonly string[]): Promise<void>;
  /** Every object whose key begins with the prefix, in the order of keys. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Removes what broken-off uploads that began before a moment left inside the store; no listing shows it. @returns how many there were */
  forgetAbandoned(before: Date): Promise<number>;
  /** An address that opens this object without a login until it expires. */
  signedUrl(key: string, expiresSec: number, options?: SignedUrlOptions): Promise<string>;
}

export class InvalidKeyError extends Error {
  override name = 'InvalidKeyError';
}
export class ObjectNotFoundError extends Error {
  override name = 'ObjectNotFoundError';
}
/** The body was not as long as said, or its source broke off. Nothing was stored. */
export class IncompleteUploadError extends Error {
  override name = 'IncompleteUploadError';
}
/** No room left. Nothing was stored; the same call works when there is room. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
}
export class RangeNotSatisfiableError extends Error {
  override name = 'RangeNotSatisfiableError';
}
