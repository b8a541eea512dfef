import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** The named products stand first, in this order; the others keep theirs behind them. */
export const orderProducts = defineCommand({
  subject: 'commerce.products.order',
  http: { path: '/user/products/order', role: 'user' },
  summary: 'Put products into an order',
  request: z.strictObject({
    ids: z
      .array(objectId)
      .min(1)
      .max(500)
      .refine((ids) => new Set(ids).size === ids.length, refusedAs('commerce.product_repeated')),
  }),
  reply: z.object({ ids: z.array(objectId) }),
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
