import { defineModel } from '@linkyard/mongo';

/** What is switched off for one tenant, or for everybody. */
export interface BlockPolicyDocument {
  /** The tenant, or `house` for everybody. */
  _id: string;
  off: string[];
  updatedAt: Date;
}

export const blockPolicyModel = defineModel<BlockPolicyDocument>({ collection: 'block_policies', indexes: [] });
