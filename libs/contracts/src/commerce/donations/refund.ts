import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { idempotencyKey, line, majorAmount, objectId } from '../../primitives/index.js';
import { donationView } from './donation-view.js';

/** Without an amount all that is left is returned. */
export const refundDonation = defineCommand({
  subject: 'commerce.donations.refund',
  http: { path: '/user/donation/refund', role: 'user', rate: [{ limit: 30, windowSec: 60, by: 'account' }] },
  summary: 'Return a donation, wholly or in part',
  request: z.strictObject({
    _id: objectId,
    /** Major units. */
    amount: majorAmount.optional(),
    reason: line(200).default(''),
    idempotencyKey,
  }),
  reply: z.object({ donation: donationView, state: z.enum(['pending', 'settled', 'failed']) }),
  message: /*i18n*/ 'Refund sent.',
  errors: [
    'core.not_found',
    'core.idempotency_mismatch',
    'payments.not_settled',
    'payments.refund_exceeds',
    'payments.refund_refused',
    'payments.no_connection',
  ],
  timeoutMs: 15_000,
});
