import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { onOff } from '../../primitives/index.js';
import { couponKinds, couponView } from './coupon-view.js';

const filters = z.strictObject({ kind: z.enum(couponKinds).optional(), status: onOff.optional() });

export const listCoupons = defineCommand({
  subject: 'commerce.coupons.list',
  http: { path: '/user/coupons/list', role: 'user' },
  summary: 'Coupons of the seller',
  request: listRequest({ sorts: ['createdAt', 'code', 'usedCount'], filters: filters.default({}) }),
  reply: listReply(couponView),
  timeoutMs: 3000,
});
