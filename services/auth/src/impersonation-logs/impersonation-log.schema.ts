import { impersonationEnds } from '@linkyard/contracts';
import { ownedCollection, type DocumentOf } from '@linkyard/mongo';

/** Two years after it began. With the account the row goes too; the events stay with the audit log. */
const keptSeconds = 2 * 365 * 86_400;

/** One impersonation, by the user as whom it was. Also one that was refused. @source models.md 1 ImpersonationLog */
export const impersonationLogs = ownedCollection({
  name: 'ImpersonationLog',
  collection: 'impersonation_logs',
  fields: {
    /** Who acts: an administrator, or the owner of the user's white label. */
    adminId: { type: String, required: true },
    by: { type: String, enum: ['admin', 'owner'], required: true },
    /** The session in which they began. */
    adminSessionId: { type: String, required: true },
    /** Null until it is opened. */
    sessionId: { type: String, default: null },
    reason: { type: String, required: true },
    startedAt: { type: Date, required: true },
    endedAt: { type: Date, default: null },
    endedBy: { type: String, enum: [...impersonationEnds, null], default: null },
    actionsCount: { type: Number, default: 0 },
    refusedCount: { type: Number, default: 0 },
  },
  indexes: [
    { key: { userId: 1, startedAt: -1 } },
    { key: { adminId: 1, startedAt: -1 } },
    { key: { sessionId: 1 }, options: { unique: true, partialFilterExpression: { sessionId: { $type: 'string' } } } },
    // One at a time in a session of the acting person.
    { key: { adminSessionId: 1 }, options: { unique: true, partialFilterExpression: { endedAt: null } } },
    { key: { startedAt: 1 }, options: { expireAfterSeconds: keptSeconds } },
  ],
});
export type ImpersonationLog = DocumentOf<typeof impersonationLogs>;
