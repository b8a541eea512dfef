import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest, objectId, onOff, statusRequest } from '../../primitives/index.js';

export const toggleCoupon = defineCommand({
  subject: 'commerce.coupons.status',
  http: { path: '/user/coupons/status', role: 'user' },
  summary: 'Switch a coupon on or off',
  request: statusRequest,
  reply: z.object({ _id: objectId, status: onOff }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});

/** Ids that are not there, or are another seller's, are left out of the reply; none at all is refused. */
export const deleteCoupons = defineCommand({
  subject: 'commerce.coupons.delete',
  http: { path: '/user/coupons/delete', role: 'user' },
  summary: 'Delete coupons',
  request: deleteRequest,
  reply: deleteReply,
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
