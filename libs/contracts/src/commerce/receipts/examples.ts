import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { documentContent, documentKinds } from '../../documents/document-content.js';

/** For who looks through what a site sends: texts and metadata of a receipt are this content, set by a template without words. */
export const exampleReceipts = defineCommand({
  subject: 'commerce.receipts.examples',
  summary: 'What receipts of invented sales say',
  request: z.strictObject({ language: z.string().max(35) }),
  reply: z.object({ documents: z.array(z.object({ kind: z.enum(documentKinds), content: documentContent })) }),
  timeoutMs: 5_000,
});
