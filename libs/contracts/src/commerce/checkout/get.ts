import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';
import { checkoutView } from './checkout-view.js';

export const getCheckout = defineCommand({
  subject: 'commerce.checkout.get',
  http: { path: '/user/checkout/get', role: 'public', needsActiveOwner: true, rate: publicReadRate },
  summary: 'A checkout, as its buyer sees it',
  request: z.strictObject({ publicId }),
  reply: z.object({ checkout: checkoutView }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
