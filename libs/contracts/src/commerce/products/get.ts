import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { productView } from './product-view.js';

export const getProduct = defineCommand({
  subject: 'commerce.products.get',
  http: { path: '/user/products/get', role: 'user' },
  summary: 'One product of the seller',
  request: z.strictObject({ _id: objectId }),
  reply: z.object({ product: productView }),
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
