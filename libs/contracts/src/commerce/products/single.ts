import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { publicId } from '../../primitives/index.js';
import { publicReadRate } from '../../primitives/rates.js';
import { publicProductView } from './product-view.js';

/** Only what is published and switched on is there. */
export const getPublicProduct = defineCommand({
  subject: 'commerce.products.single',
  http: { path: '/user/products/single', role: 'public', needsActiveOwner: true, rate: publicReadRate },
  summary: 'One product, as buyers see it',
  request: z.strictObject({ publicId }),
  reply: z.object({ product: publicProductView }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
