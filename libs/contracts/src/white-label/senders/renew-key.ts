import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';

/** The key that signs goes on until the record of the new one is seen; a second call before that makes none. */
export const renewSenderKey = defineCommand({
  subject: 'white-label.senders.renew-key',
  http: { path: '/wl/renew-sender-key', role: 'owner', rate: costlyRate, whileImpersonating: 'refused' },
  summary: 'Make a new key to sign the mails of a site with',
  request: z.strictObject({}),
  reply: emptyReply,
  message: /*i18n*/ 'The new key was made. Add its record at your registrar.',
  errors: ['core.not_found', 'white-label.smtp_missing'],
  timeoutMs: 10_000,
});
