import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, onOff, statusRequest } from '../../primitives/index.js';

export const toggleCoupon = defineCommand({
  subject: 'commerce.coupons.status',
  http: { path: '/user/coupons/status', role: 'user' },
  summary: 'Switch a coupon on or off',
  request: statusRequest,
  reply: z.object({ _id: objectId, status: onOff }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
