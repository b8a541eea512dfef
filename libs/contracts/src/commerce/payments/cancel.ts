import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { emptyReply, objectId } from '../../primitives/index.js';

/** Closes an unpaid payment and releases what it holds; one that has been paid in the meantime is settled instead. */
export const cancelPayment = defineCommand({
  subject: 'commerce.payments.cancel',
  summary: 'Close a payment that is not wanted any more',
  request: z.strictObject({ ownerId: objectId, paymentId: objectId }),
  reply: emptyReply,
  errors: ['core.not_found', 'payments.no_connection', 'payments.provider_unavailable', 'payments.provider_refused'],
  timeoutMs: 12_000,
});
