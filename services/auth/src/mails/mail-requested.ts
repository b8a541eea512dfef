import { defineEvent, email, objectId } from '@linkyard/contracts';
import { z } from 'zod';

/** What a mail of this service is about. */
export const mailKinds = ['verifyEmail', 'resetPassword', 'changeEmail', 'accountExists', 'passwordChanged'] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Somebody asked for a mail. Written with the change that caused it, so no mail is lost; whether the address has an account is looked at
 * only when this is handled, so the one who asks cannot tell from the answer's time. It carries no code: the code is made from the
 * event's id by who handles it.
 */
export const mailRequested = defineEvent({
  name: 'auth.mail.requested',
  data: z.strictObject({
    kind: z.enum(mailKinds),
    email,
    /** Known where the person is signed in. */
    userId: objectId.nullable().default(null),
    locale: z.string().max(35).default('en'),
    /** For `passwordChanged`. */
    device: z.string().max(200).default(''),
  }),
});
