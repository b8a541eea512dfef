import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, visitorWrite } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { pageAttribution } from './page-attribution.js';

const answer = z.union([z.string().max(5000), z.number(), z.boolean(), z.array(z.string().max(500)).max(50)]);

/**
 * A visitor's opt-in (answers: name, email, phone, whatsapp, consent) or form (answers by field id). Checked again by the block's
 * own published fields. The same `idempotencyKey` is one submission; with other content it is refused. A machine's
 * submission gets the same answer and is stored as spam. The answer never reveals whether the e-mail was known.
 * @source models.md 5
 */
export const submitForm = defineCommand({
  subject: 'campaigns-and-templates.forms.submit',
  http: {
    path: '/user/form/submit',
    role: 'public',
    needsActiveOwner: true,
    rate: visitorWriteRate,
    maxBytes: 256 * 1024,
  },
  summary: 'Send an opt-in or a form of a public page',
  request: z.strictObject({
    campaignId: objectId,
    pageId: objectId,
    sectionId: objectId,
    answers: z
      .record(z.string().min(1).max(64), answer)
      .refine((answers) => Object.keys(answers).length <= 100, refusedAs('forms.too_many_answers')),
    ...visitorWrite,
    attribution: pageAttribution.optional(),
  }),
  reply: z.object({
    thanktype: z.enum(['text', 'link', 'page']),
    text: z.string(),
    /** Where to go on: an address for `link`, a path of this site for `page`. */
    link: z.string().nullable(),
  }),
  errors: ['core.idempotency_mismatch', 'forms.closed'],
  timeoutMs: 4000,
});
