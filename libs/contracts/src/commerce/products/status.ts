import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, onOff, statusRequest } from '../../primitives/index.js';

export const toggleProduct = defineCommand({
  subject: 'commerce.products.status',
  http: { path: '/user/products/status', role: 'user' },
  summary: 'Switch a product on or off',
  request: statusRequest,
  reply: z.object({ _id: objectId, status: onOff }),
  errors: ['core.not_found', 'commerce.product_blocked'],
  timeoutMs: 2000,
});
