import { z } from 'zod';
import { reasonSchema } from '../errors/reasons.js';
import { refusedAs } from '../errors/reasons.js';

/** A mailbox as `MailAllowance` names it: who has the name has got a mail there. */
export const mailboxName = z.string().regex(/^[0-9a-f]{48}$/, refusedAs('core.not_link'));

/** What has become of something that waited for its reader. */
export const waitingOutcome = z.object({
  /** What it was, in the words of its creator. */
  title: z.string(),
  /** Where it can be looked at, or asked for again. */
  path: z.string(),
  /** Why it could not be done; null when it was. */
  problem: reasonSchema.nullable(),
});
export type WaitingOutcome = z.output<typeof waitingOutcome>;
