import { z } from 'zod';
import { sendEmail } from '../../jobs/send-email.js';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { mailLanguages, mailWords } from './mail-words.js';

/** For the mail worker, with each mail of a tenant: what was saved is in the next one. */
export const findMailText = defineCommand({
  subject: 'white-label.mail-texts.find',
  summary: 'The words of a tenant for one mail; null for the built-in ones',
  acrossTenants: 'the record of a tenant belongs to one of the people of the platform',
  request: z.strictObject({
    tenantId: objectId,
    key: sendEmail.data.shape.template,
    language: z.enum(mailLanguages),
  }),
  reply: z.object({ text: z.object(mailWords).nullable() }),
  timeoutMs: 1500,
});
