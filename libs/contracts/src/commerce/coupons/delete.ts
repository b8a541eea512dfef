import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** One id that is not there, or is another seller's, refuses the whole list. */
export const deleteCoupons = defineCommand({
  subject: 'commerce.coupons.delete',
  http: { path: '/user/coupons/delete', role: 'user' },
  summary: 'Delete coupons',
  request: deleteRequest,
  reply: deleteReply,
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
