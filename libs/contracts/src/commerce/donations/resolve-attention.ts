import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { idempotencyKey, objectId } from '../../primitives/index.js';
import { paymentDecision } from '../../payments/payment-attention.js';
import { donationView } from './donation-view.js';

/** A donation whose payment needs no decision is returned as it is. */
export const resolveDonationAttention = defineCommand({
  subject: 'commerce.donations.resolve-attention',
  http: {
    path: '/user/donation/resolve-attention',
    role: 'user',
    rate: [{ limit: 30, windowSec: 60, by: 'account' }],
  },
  summary: 'Return the second payment of a donation, or dismiss what its payment needs attention for',
  request: z.strictObject({ _id: objectId, ...paymentDecision, idempotencyKey }),
  reply: z.object({ donation: donationView }),
  errors: [
    'core.not_found',
    'core.idempotency_mismatch',
    'payments.refund_exceeds',
    'payments.refund_refused',
    'payments.no_connection',
    'payments.provider_unavailable',
  ],
  timeoutMs: 15_000,
});
