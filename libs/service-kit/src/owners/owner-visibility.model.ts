import { sharedCollection } from '@linkyard/mongo';

/** Accounts that were switched off or on, or whose deletion was requested or cancelled. */
export const ownerVisibility = sharedCollection({
  name: 'OwnerVisibility',
  collection: 'owner_visibility',
  fields: {
    /** The account. */
    _id: { type: String, required: true },
    isHidden: { type: Boolean, required: true },
    rev: { type: Number, required: true },
    changedAt: { type: Date, required: true },
  },
  indexes: [{ key: { changedAt: 1 } }],
});
