import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, onOff, statusRequest } from '../../primitives/index.js';

export const toggleProductAsAdmin = defineCommand({
  subject: 'commerce.products.admin-status',
  http: { path: '/admin/products/status', role: 'admin' },
  summary: "Switch any seller's product on or off",
  request: statusRequest,
  reply: z.object({ _id: objectId, status: onOff }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
