import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { idempotencyKey, majorAmount, objectId, prose } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { orderView } from './order-view.js';

export const refundReasons = ['requested', 'duplicate', 'fraud', 'cancelled', 'other'] as const;

/** The same key gives the same refund. Refunds at the same moment never exceed what was paid. */
export const refundOrder = defineCommand({
  subject: 'commerce.orders.refund',
  http: { path: '/user/orders/refund', role: 'user', rate: costlyRate },
  summary: 'Return money to the buyer of an order',
  request: z.strictObject({
    _id: objectId,
    /** In major units; everything that is left when missing. */
    amount: majorAmount.optional(),
    reason: z.enum(refundReasons).default('requested'),
    note: prose(500).default(''),
    /** Put what was bought back into stock. */
    restock: z.boolean().default(false),
    /** How many of each line go back; all that have not when missing. */
    restockLines: z
      .array(z.strictObject({ lineId: objectId, qty: z.int().min(1).max(100_000) }))
      .max(100)
      .optional(),
    /** Withdraw downloads and licence keys. They end with the last of the money when missing. */
    revokeAccess: z.boolean().optional(),
    idempotencyKey,
  }),
  reply: z.object({ order: orderView }),
  message: /*i18n*/ 'The refund is on its way.',
  errors: [
    'core.not_found',
    'core.idempotency_mismatch',
    'orders.not_paid',
    'payments.refund_exceeds',
    'payments.refund_refused',
    'payments.provider_unavailable',
  ],
  timeoutMs: 15_000,
});
