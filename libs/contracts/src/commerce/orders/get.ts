import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { orderView } from './order-view.js';

export const getOrder = defineCommand({
  subject: 'commerce.orders.get',
  http: { path: '/user/orders/get', role: 'user' },
  summary: 'One order of the seller',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({
    order: orderView,
    /** The lines of which something is counted in stock now, and can be put back into it. */
    countedLines: z.array(z.string()),
  }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
