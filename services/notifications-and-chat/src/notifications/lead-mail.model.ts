import { defineModel } from '@linkyard/mongo';

/** The mails about submissions that one owner has got lately. */
export interface LeadMailWindow {
  /** The owner. */
  _id: string;
  openedAt: Date;
  /** Leads that were mailed at once. */
  mailed: string[];
  /** Those after them, mailed together when the window ends. */
  collected: { leadId: string; from: string }[];
}

export const leadMailModel = defineModel<LeadMailWindow>({
  collection: 'lead-mails',
  indexes: [{ key: { openedAt: 1 } }],
});
