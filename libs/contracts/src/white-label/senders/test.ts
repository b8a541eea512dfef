import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { email } from '../../primitives/index.js';
import { smtpInput } from '../white-labels/white-label-fields.js';

/** What a test mail can fail at, in the order of the steps; a save of a mail server is refused with the same. */
export const senderTestErrors = [
  'white-label.smtp_missing',
  'white-label.smtp_password',
  'white-label.smtp_connection',
  'white-label.smtp_tls',
  'white-label.smtp_sign_in',
  'white-label.smtp_sender',
  'white-label.smtp_recipient',
  'white-label.smtp_content',
] as const;

/** The mail goes the way of all mails of the site, to the address of the caller's own account and to no other. @source cases H7, H8 */
export const testSender = defineCommand({
  subject: 'white-label.senders.test',
  http: { path: '/wl/test-smtp', role: 'owner' },
  summary: 'Send a test mail by a mail server: the stored one, or the one on the form',
  request: z.strictObject({
    /** An empty password is the stored one, for the server and the person that it was entered for. */
    smtpDetails: smtpInput.optional(),
  }),
  reply: z.object({
    sentTo: email,
    /** Whether these are the stored details, which now count as tested. */
    isStored: z.boolean(),
  }),
  message: /*i18n*/ 'The test mail was sent.',
  errors: [...senderTestErrors, 'core.rate_limited'],
  timeoutMs: 25_000,
});
