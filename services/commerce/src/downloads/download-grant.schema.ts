import { grantStates } from '@linkyard/contracts';
import { embedded, ownedCollection, type DocumentOf } from '@linkyard/mongo';

const text = { type: String, default: '' } as const;
const grantedFile = embedded({
  mediaId: { type: String, required: true },
  name: text,
  size: { type: Number, default: 0 },
  version: text,
});
const entry = embedded({
  at: { type: Date, required: true },
  /** Of the network and the client, not to be read back. */
  visitor: { type: String, required: true },
  mediaId: { type: String, required: true },
  /** Bytes that were sent for it, or are on their way; 0 in those that were counted before this was known. */
  sent: { type: Number, default: 0 },
});

/** What the buyer of one line may download. The link's token is derived, never stored. @source models.md 6 DownloadGrant */
export const downloadGrants = ownedCollection({
  name: 'DownloadGrant',
  collection: 'downloadGrants',
  fields: {
    orderId: { type: String, required: true },
    lineId: { type: String, required: true },
    productId: { type: String, required: true },
    title: text,
    thumb: text,
    files: { type: [grantedFile] },
    externalUrl: text,
    /** When the seller made the change by which the files were last replaced; null for those that were bought. */
    filesChangedAt: { type: Date, default: null },
    /** How many downloads were granted; null where there is no limit. */
    limit: { type: Number, default: null },
    remaining: { type: Number, default: null },
    expiresAt: { type: Date, default: null },
    state: { type: String, enum: grantStates, default: 'active' },
    /** A refund that comes back gives the access back; what was withdrawn for another reason stays so. */
    isRevokedByRefund: { type: Boolean, default: false },
    /** The last downloads that were counted. */
    log: { type: [entry] },
  },
  indexes: [
    { key: { userId: 1, orderId: 1, lineId: 1 }, options: { unique: true } },
    { key: { userId: 1, 'files.mediaId': 1 } },
    { key: { userId: 1, productId: 1, _id: 1 } },
  ],
});
export type DownloadGrant = DocumentOf<typeof downloadGrants>;
