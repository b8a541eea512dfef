import { defineModel } from '@linkyard/mongo';

/** One intended mail, by the key of its job. Holds no address and no content. */
export interface SentEmail {
  _id: string;
  template: string;
  state: 'claimed' | 'failed' | 'sent' | 'refused';
  /** The run that claimed it; no other run may mark it. */
  holder: string;
  /** A claim that was neither marked nor given back by then belongs to a process that died. */
  claimedUntil: Date;
  updatedAt: Date;
}

/** Longer than a job can lie in the queue. */
const keptDays = 90;

export const sentEmailModel = defineModel<SentEmail>({
  collection: 'sent_emails',
  indexes: [{ key: { updatedAt: 1 }, options: { expireAfterSeconds: keptDays * 86_400 } }],
});
