import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

const daySec = 86_400;

/** A row that a recurring job could not process, with the reason, for a person to look at. @source quality R13 */
export const dueFailures = sharedCollection({
  name: 'DueFailure',
  collection: 'due_failures',
  fields: {
    /** `<job>:<row id>` */
    _id: { type: String, required: true },
    job: { type: String, required: true },
    rowId: { type: String, required: true },
    attempts: { type: Number, required: true },
    reason: { type: String, required: true },
    retryAt: { type: Date, required: true },
    /** Since when it is attempted once a day only. */
    parkedAt: { type: Date, default: null },
    failedAt: { type: Date, required: true },
  },
  indexes: [
    { key: { job: 1, retryAt: -1 } },
    // A row that is still due fails again within a day; one that is not has been changed or deleted.
    { key: { failedAt: 1 }, options: { expireAfterSeconds: 7 * daySec } },
  ],
});
export type DueFailure = DocumentOf<typeof dueFailures>;
