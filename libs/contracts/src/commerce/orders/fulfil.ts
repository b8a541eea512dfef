import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { idempotencyKey, line, objectId, webUrl } from '../../primitives/index.js';
import { orderView } from './order-view.js';

/** The same key makes one fulfilment. */
export const fulfilOrder = defineCommand({
  subject: 'commerce.orders.fulfil',
  http: { path: '/user/orders/fulfil', role: 'user' },
  summary: 'Mark lines of an order as sent or handed over',
  request: z.strictObject({
    _id: objectId,
    /** Everything that is still open when missing. */
    lines: z
      .array(z.strictObject({ lineId: objectId, qty: z.int().min(1).max(1000) }))
      .min(1)
      .max(20)
      .optional(),
    carrier: line(80).default(''),
    trackingCode: line(120).default(''),
    trackingUrl: z.union([z.literal(''), webUrl]).default(''),
    /** Mail the buyer. */
    notify: z.boolean().default(true),
    idempotencyKey,
  }),
  reply: z.object({ order: orderView }),
  message: /*i18n*/ 'Marked as fulfilled.',
  errors: ['core.not_found', 'orders.not_paid', 'orders.nothing_to_fulfil'],
  timeoutMs: 5000,
});
