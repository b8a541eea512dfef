import { defineEvent, email, objectId } from '@linkyard/contracts';
import { z } from 'zod';

/** What a mail of this service is about. */
export const mailKinds = [
  'verifyEmail',
  'resetPassword',
  'changeEmail',
  'accountExists',
  'passwordChanged',
  'subUserWelcome',
  'subUserInvite',
  'invited',
  'adminAdded',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * A mail was requested. Written with the change that caused it, so no mail is lost; the address is looked up
 * only by the handler, so that the response time does not reveal whether it has an account. It carries no code: the handler derives
 * the code from the event's id.
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
    /** For `adminAdded`: the account, and who made it an administrator. */
    person: z.string().max(500).default(''),
    by: z.string().max(500).default(''),
  }),
});
