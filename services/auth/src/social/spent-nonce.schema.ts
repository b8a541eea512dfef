import { sharedCollection } from '@linkyard/mongo';

/** Nonces that a sign-in has used, kept until they expire by themselves. */
export const spentNonces = sharedCollection({
  name: 'SpentNonce',
  collection: 'spent_nonces',
  fields: {
    /** SHA-256 of the nonce. */
    _id: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [{ key: { expiresAt: 1 }, options: { expireAfterSeconds: 60 } }],
});
