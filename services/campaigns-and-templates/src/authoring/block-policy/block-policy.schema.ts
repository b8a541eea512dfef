import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** What is switched off for one tenant, or for everybody. */
export const blockPolicies = sharedCollection({
  name: 'BlockPolicy',
  collection: 'block_policies',
  fields: {
    /** The tenant, or `house` for everybody. */
    _id: { type: String, required: true },
    off: { type: [String] },
    updatedAt: { type: Date, required: true },
  },
});
export type BlockPolicyDocument = DocumentOf<typeof blockPolicies>;
