import type { codePurposes } from '@linkyard/contracts';
import { defineModel } from '@linkyard/mongo';

export type CodePurpose = (typeof codePurposes)[number];

/**
 * A code and a link mailed to one address. One is made for every ask, also where there is no account to send it to: a wrong guess then
 * gets the same answers. @source models.md 1 AuthToken
 */
export interface MailedCode {
  /** Id of the event that asked for it. */
  _id: string;
  purpose: CodePurpose;
  email: string;
  /** `null`: no mail was sent, and no code matches. */
  userId: string | null;
  codeHash: string;
  /** Guesses so far. */
  attempts: number;
  codeExpiresAt: Date;
  /** Of the link's token. */
  tokenHash: string;
  linkExpiresAt: Date;
  /** Of what the code was exchanged for; then the code itself is spent. */
  ticketHash: string | null;
  ticketExpiresAt: Date | null;
  /** Done: what it was for has happened. */
  usedAt: Date | null;
  /** Replaced by a newer one. */
  voidedAt: Date | null;
  createdAt: Date;
  forgetAt: Date;
}

export const mailedCodeModel = defineModel<MailedCode>({
  collection: 'mailed_codes',
  indexes: [
    { key: { email: 1, purpose: 1, createdAt: -1 } },
    { key: { tokenHash: 1 }, options: { unique: true } },
    { key: { ticketHash: 1 }, options: { unique: true, partialFilterExpression: { ticketHash: { $type: 'string' } } } },
    { key: { userId: 1 } },
    { key: { forgetAt: 1 }, options: { expireAfterSeconds: 0 } },
  ],
});
