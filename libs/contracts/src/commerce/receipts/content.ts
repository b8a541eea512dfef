import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { documentContent, documentKinds } from '../../documents/document-content.js';
import { objectId } from '../../primitives/index.js';

/** For the worker that renders it. Null for a record that is gone or was never paid. */
export const receiptContent = defineCommand({
  subject: 'commerce.receipts.content',
  summary: 'What the receipt of an order, a donation or a payment says',
  request: z.strictObject({ ownerId: objectId, kind: z.enum(documentKinds), subjectId: objectId }),
  reply: z.object({ content: documentContent.nullable() }),
  timeoutMs: 5_000,
});
