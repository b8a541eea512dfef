import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** The id of the row that applies to all tenants. */
export const platformPolicyId = 'house';

/** Blocks that are switched off for one tenant, or for all. */
export const blockPolicies = sharedCollection({
  name: 'BlockPolicy',
  collection: 'block_policies',
  fields: {
    /** The tenant's id or `platformPolicyId`. */
    _id: { type: String, required: true },
    off: { type: [String] },
    updatedAt: { type: Date, required: true },
  },
});
export type BlockPolicyDocument = DocumentOf<typeof blockPolicies>;
