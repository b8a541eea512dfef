import { mediaTypes, type ErrorCode } from '@linkyard/contracts';
import { contractJson, embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** A part that has arrived: an object of the store, as the gateway has put it there. */
const uploadedPart = embedded({
  /** Counted from 0. */
  index: { type: Number, required: true },
  storageKey: { type: String, required: true },
});

/** An upload in parts. Its id becomes the file's, so that however often it is finished there is one file. */
export const uploads = ownedCollection({
  name: 'Upload',
  collection: 'uploads',
  fields: {
    /** While it is unfinished, identifies its file among the account's uploads. */
    openKey: { type: String, default: null },
    name: { type: String, default: '' },
    /** Bytes. */
    size: { type: Number, required: true },
    type: { type: String, enum: mediaTypes, required: true },
    mime: { type: String, default: '' },
    /** Bytes of every part but the last. */
    partSize: { type: Number, required: true },
    parts: { type: [uploadedPart] },
    state: { type: String, enum: ['open', 'finishing', 'done', 'refused'], required: true },
    /** Why it was refused. */
    refusal: { type: contractJson<ErrorCode>(), default: null },
    /** Lease of the finishing process, which renews it; after this moment it has died. */
    finisherUntil: { type: Date, default: null },
    expiresAt: { type: Date, required: true },
  },
  indexes: [
    {
      key: { userId: 1, openKey: 1 },
      options: { unique: true, partialFilterExpression: { openKey: { $type: 'string' } } },
    },
    { key: { userId: 1, state: 1 } },
    { key: { expiresAt: 1 } },
  ],
});
export type UploadDocument = DocumentOf<typeof uploads>;
export type UploadPart = UploadDocument['parts'][number];

/** How many parts a file has. */
export const partCount = ({ size, partSize }: Pick<UploadDocument, 'size' | 'partSize'>): number =>
  Math.ceil(size / partSize);

/** Bytes of one part. */
export const bytesOfPart = ({ size, partSize }: Pick<UploadDocument, 'size' | 'partSize'>, index: number): number =>
  Math.min(partSize, size - index * partSize);
