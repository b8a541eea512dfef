import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { onOff } from '../../primitives/index.js';
import { productStates, productTypes } from './product-fields.js';
import { productView } from './product-view.js';

export const productSorts = ['order', 'createdAt', 'updatedAt', 'title', 'sales'] as const;
export const productFilters = z.strictObject({
  state: z.enum(productStates).optional(),
  status: onOff.optional(),
  type: z.enum(productTypes).optional(),
  category: z.string().max(80).optional(),
});

/** Archived ones are listed only where they are asked for. */
export const listProducts = defineCommand({
  subject: 'commerce.products.list',
  http: { path: '/user/products/list', role: 'user' },
  summary: 'Products of the seller, in their own order',
  request: listRequest({ sorts: productSorts, filters: productFilters.default({}) }),
  reply: listReply(productView),
  timeoutMs: 3000,
});
