import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { documentLink } from '../../documents/document-content.js';
import { objectId } from '../../primitives/index.js';

/** `payment` is what was paid for bookings or a registration. */
export const receiptSubjects = ['order', 'donation', 'payment'] as const;
export type ReceiptSubject = (typeof receiptSubjects)[number];

/** A receipt is rendered when it is first asked for, and again after a refund: a caller asks until it is ready. */
export const getReceipt = defineCommand({
  subject: 'commerce.receipts.get',
  http: { path: '/user/receipt/get', role: 'user' },
  summary: 'The receipt (PDF) of an order, a donation or a payment for bookings',
  request: z.strictObject({ of: z.enum(receiptSubjects), _id: objectId }),
  reply: documentLink,
  errors: ['core.not_found'],
  timeoutMs: 5_000,
});
