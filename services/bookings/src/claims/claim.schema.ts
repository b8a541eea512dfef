import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** The seats of one party at one meeting, taken by a booking or kept by a hold until `expiresAt`. The owner is the host. */
export const claims = ownedCollection({
  name: 'Claim',
  collection: 'claims',
  fields: {
    appointmentId: { type: String, required: true },
    /** Those who share a meeting: appointment, start and end. */
    meeting: { type: String, required: true },
    seatNo: { type: Number, required: true },
    /** Seats that it takes: one, and one for each guest. */
    people: { type: Number, default: 1 },
    /** The uid of a booking or the key of a hold. */
    holder: { type: String, required: true },
    isHold: { type: Boolean, default: false },
    /** Whose it is while nothing is paid: the keyed hash of a network. */
    network: { type: String, optional: true },
    startAt: { type: Date, required: true },
    endAt: { type: Date, required: true },
    /** With buffers, in whole buckets. */
    occupiedFrom: { type: Date, required: true },
    occupiedTo: { type: Date, required: true },
    expiresAt: { type: Date, default: null },
  },
  indexes: [
    { key: { userId: 1, meeting: 1, seatNo: 1 }, options: { unique: true } },
    { key: { userId: 1, holder: 1 }, options: { unique: true } },
    { key: { userId: 1, occupiedFrom: 1, occupiedTo: 1 } },
    { key: { userId: 1, appointmentId: 1, startAt: 1 } },
    { key: { expiresAt: 1 }, options: { partialFilterExpression: { isHold: true } } },
  ],
});
export type Claim = DocumentOf<typeof claims>;

/** Five minutes of a host that a meeting has taken: an overlap of two meetings is a duplicate key. @source models.md 7 "Guards", ADR 0026 */
export const claimedBuckets = ownedCollection({
  name: 'ClaimedBucket',
  collection: 'claimed_buckets',
  fields: {
    startAt: { type: Date, required: true },
    meeting: { type: String, required: true },
    /** Claims that need the bucket; it is free again when none is left. */
    claims: { type: Number, required: true },
  },
  indexes: [{ key: { userId: 1, startAt: 1 }, options: { unique: true } }, { key: { userId: 1, meeting: 1 } }],
});
export type ClaimedBucket = DocumentOf<typeof claimedBuckets>;
