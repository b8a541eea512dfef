import type { MediaSigner } from '@linkyard/storage';
import type { MediaDocument, MediaObject } from './media.schema.js';

export const ADDRESSES = Symbol('media:addresses');

/** How long a private file's address opens it. */
const privateSec = 60 * 60;

/** The address of one object of a file, under /media; a private one opens for an hour. */
export type MediaAddresses = (media: Pick<MediaDocument, 'visibility' | 'fileName'>, object: MediaObject) => string;

export const mediaAddresses =
  (signer: MediaSigner): MediaAddresses =>
  ({ visibility, fileName }, { key }) =>
    visibility === 'public' ? `/media/${key}` : signer.sign(key, privateSec, { downloadName: fileName });
