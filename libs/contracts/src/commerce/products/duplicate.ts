import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { productView } from './product-view.js';

export const duplicateProduct = defineCommand({
  subject: 'commerce.products.duplicate',
  http: { path: '/user/products/duplicate', role: 'user' },
  summary: 'Copy a product as a draft of its own, without its sales',
  request: z.strictObject({ _id: objectId }),
  reply: productView,
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
