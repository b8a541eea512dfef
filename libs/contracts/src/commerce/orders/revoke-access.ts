import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { orderView } from './order-view.js';

/** A repeat changes nothing. */
export const revokeAccess = defineCommand({
  subject: 'commerce.orders.revoke-access',
  http: { path: '/user/orders/revoke-access', role: 'user' },
  summary: 'Withdraw the downloads of an order',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ order: orderView }),
  message: /*i18n*/ 'The downloads are withdrawn.',
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
