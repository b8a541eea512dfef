import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, objectId } from '../../primitives/index.js';

/** Brings back deleted products. One id that is not there, or is another seller's, refuses the whole list. */
export const restoreProducts = defineCommand({
  subject: 'commerce.products.restore',
  http: { path: '/user/products/restore', role: 'user' },
  summary: 'Bring deleted products back',
  request: z.strictObject({ ids: z.array(objectId).min(1).max(200) }),
  reply: deleteReply,
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
