import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, prose } from '../../primitives/index.js';
import { orderView } from './order-view.js';

export const noteOrder = defineCommand({
  subject: 'commerce.orders.note',
  http: { path: '/user/orders/note', role: 'user' },
  summary: 'Add a note that only the seller sees',
  request: z.strictObject({ _id: objectId, note: prose(2_000).min(1) }),
  reply: z.object({ order: orderView }),
  errors: ['core.not_found', 'orders.too_many_notes'],
  timeoutMs: 2000,
});
