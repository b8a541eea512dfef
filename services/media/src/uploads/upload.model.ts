import type { ErrorCode, MediaView } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** A part that has arrived: an object of the store, as the gateway has put it there. */
export interface UploadPart {
  /** Counted from 0. */
  index: number;
  storageKey: string;
}

/** An upload in parts. Its id becomes the file's, so that however often it is finished there is one file. */
export interface UploadDocument extends OwnedDocument {
  /** While it is unfinished, identifies its file among the account's uploads. */
  openKey: string | null;
  name: string;
  /** Bytes. */
  size: number;
  type: MediaView['type'];
  mime: string;
  /** Bytes of every part but the last. */
  partSize: number;
  parts: UploadPart[];
  state: 'open' | 'finishing' | 'done' | 'refused';
  /** Why it was refused. */
  refusal: ErrorCode | null;
  /** Lease of the finishing process, which renews it; after this moment it has died. */
  finisherUntil: Date | null;
  expiresAt: Date;
}

export const uploadModel = defineModel<UploadDocument>({
  collection: 'uploads',
  indexes: [
    {
      key: { userId: 1, openKey: 1 },
      options: { unique: true, partialFilterExpression: { openKey: { $type: 'string' } } },
    },
    { key: { userId: 1, state: 1 } },
    { key: { expiresAt: 1 } },
  ],
});

/** How many parts a file has. */
export const partCount = ({ size, partSize }: Pick<UploadDocument, 'size' | 'partSize'>): number =>
  Math.ceil(size / partSize);

/** Bytes of one part. */
export const bytesOfPart = ({ size, partSize }: Pick<UploadDocument, 'size' | 'partSize'>, index: number): number =>
  Math.min(partSize, size - index * partSize);
