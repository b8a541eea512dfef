import { sharedCollection } from '@linkyard/mongo';

/** Longer than a job can lie in the queue. */
const keptDays = 90;

/** One intended mail, by the key of its job. Holds no address and no content. */
export const sentEmails = sharedCollection({
  name: 'SentEmail',
  collection: 'sent_emails',
  fields: {
    template: { type: String, required: true },
    state: { type: String, required: true, enum: ['claimed', 'failed', 'sent', 'refused'] },
    /** Of one that failed or was refused: the step at which its last attempt ended. */
    reason: { type: String, default: '' },
    /** The run that claimed it; no other run may mark it. */
    holder: { type: String, required: true },
    /** A claim that was neither marked nor given back by then belongs to a process that died. */
    claimedUntil: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  indexes: [{ key: { updatedAt: 1 }, options: { expireAfterSeconds: keptDays * 86_400 } }],
});
