import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** Leads the browser of an impersonating person to the site of the user, where it is exchanged for a session. */
export const impersonationTickets = sharedCollection({
  name: 'ImpersonationTicket',
  collection: 'impersonation_tickets',
  fields: {
    /** SHA-256 of the ticket. */
    _id: { type: String, required: true },
    /** As whom, and at whose site alone it is good. */
    userId: { type: String, required: true },
    tenantId: { type: String, default: null },
    impersonatorId: { type: String, required: true },
    /** Their session. */
    impersonatorSessionId: { type: String, required: true },
    by: { type: String, enum: ['admin', 'owner'], required: true },
    reason: { type: String, required: true },
    /** At the site of the impersonating person. */
    returnTo: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  indexes: [{ key: { userId: 1 } }, { key: { expiresAt: 1 }, options: { expireAfterSeconds: 0 } }],
});
export type ImpersonationTicket = DocumentOf<typeof impersonationTickets>;
