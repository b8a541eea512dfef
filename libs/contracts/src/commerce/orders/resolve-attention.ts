import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { idempotencyKey, objectId } from '../../primitives/index.js';
import { attentionCodes } from './attention.js';
import { orderView } from './order-view.js';

/** An order that needs no decision is returned as it is. */
export const resolveAttention = defineCommand({
  subject: 'commerce.orders.resolve-attention',
  http: { path: '/user/orders/resolve-attention', role: 'user' },
  summary: 'Decide what happens to an order that was paid but cannot be delivered',
  request: z.strictObject({
    _id: objectId,
    /** What is decided; what the order needs attention for when missing. */
    code: z.enum(attentionCodes).optional(),
    /**
     * `fulfil` delivers what is digital and leaves the rest to the seller; `refund` returns what was paid and withdraws downloads;
     * `dismiss` changes nothing else. Of an order that was paid twice, `refund` returns the second payment and nothing else.
     */
    decision: z.enum(['fulfil', 'refund', 'dismiss']),
    idempotencyKey,
  }),
  reply: z.object({ order: orderView }),
  errors: [
    'core.not_found',
    'orders.keys_missing',
    'orders.not_paid',
    'payments.refund_exceeds',
    'payments.refund_refused',
    'payments.provider_unavailable',
  ],
  timeoutMs: 15_000,
});
