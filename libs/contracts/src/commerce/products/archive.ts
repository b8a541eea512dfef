import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { productView } from './product-view.js';

export const archiveProduct = defineCommand({
  subject: 'commerce.products.archive',
  http: { path: '/user/products/archive', role: 'user' },
  summary: 'Archive a product, or bring it back as a draft',
  request: z.strictObject({ _id: objectId, isArchived: z.boolean() }),
  reply: productView,
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
