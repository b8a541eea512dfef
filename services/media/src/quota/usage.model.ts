import { defineModel } from '@linkyard/mongo';

/** What one account keeps; changed in the transaction that changes its files. */
export interface Usage {
  /** The owner. */
  _id: string;
  bytes: number;
  /** Listed items of the library, so that a long list need not be counted. */
  gallery: number;
  document: number;
}

export const usageModel = defineModel<Usage>({ collection: 'usage', indexes: [] });
