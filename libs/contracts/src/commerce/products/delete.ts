import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest } from '../../primitives/index.js';

/** One id that is not there, or is another seller's, refuses the whole list. */
export const deleteProducts = defineCommand({
  subject: 'commerce.products.delete',
  http: { path: '/user/products/delete', role: 'user' },
  summary: 'Delete products',
  request: deleteRequest,
  reply: deleteReply,
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
