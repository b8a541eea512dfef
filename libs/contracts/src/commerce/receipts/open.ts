import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { documentLink } from '../../documents/document-content.js';
import { publicId } from '../../primitives/index.js';
import { accessToken } from '../downloads/download-view.js';
import { receiptSubjects } from './get.js';

/** For the screen behind the link of a mail. A payment has no public id: its own id stands for it. A wrong token answers like a missing record. */
export const openReceipt = defineCommand({
  subject: 'commerce.receipts.open',
  summary: 'The receipt (PDF) that a buyer or donor has a link to',
  request: z.strictObject({ of: z.enum(receiptSubjects), publicId, token: accessToken }),
  reply: documentLink,
  errors: ['core.not_found'],
  timeoutMs: 5_000,
});
