import { codePurposes } from '@linkyard/contracts';
import { sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** An invitation is asked for by a reseller, never by who knows an address. */
const storedPurposes = [...codePurposes, 'subUserInvite'] as const;
export type CodePurpose = (typeof storedPurposes)[number];

/**
 * A code and a link mailed to one address. One is made for every ask, also where there is no account to send it to: a wrong guess then
 * gets the same answers. @source models.md 1 AuthToken
 */
export const mailedCodes = sharedCollection({
  name: 'MailedCode',
  collection: 'mailed_codes',
  fields: {
    /** Id of the event that asked for it. */
    _id: { type: String, required: true },
    purpose: { type: String, enum: storedPurposes, required: true },
    email: { type: String, required: true },
    /** The same address may have accounts of several tenants. */
    tenantId: { type: String, default: null },
    /** `null`: no mail was sent, and no code matches. */
    userId: { type: String, default: null },
    codeHash: { type: String, required: true },
    /** Guesses so far. */
    attempts: { type: Number, required: true },
    codeExpiresAt: { type: Date, required: true },
    /** Of the link's token. */
    tokenHash: { type: String, required: true },
    linkExpiresAt: { type: Date, required: true },
    /** Of what the code was exchanged for; then the code itself is spent. */
    ticketHash: { type: String, default: null },
    ticketExpiresAt: { type: Date, default: null },
    /** Done: what it was for has happened. */
    usedAt: { type: Date, default: null },
    /** Replaced by a newer one. */
    voidedAt: { type: Date, default: null },
    createdAt: { type: Date, required: true },
    forgetAt: { type: Date, required: true },
  },
  indexes: [
    { key: { email: 1, purpose: 1, createdAt: -1 } },
    { key: { tokenHash: 1 }, options: { unique: true } },
    { key: { ticketHash: 1 }, options: { unique: true, partialFilterExpression: { ticketHash: { $type: 'string' } } } },
    { key: { userId: 1 } },
    { key: { forgetAt: 1 }, options: { expireAfterSeconds: 0 } },
  ],
});
export type MailedCode = DocumentOf<typeof mailedCodes>;
