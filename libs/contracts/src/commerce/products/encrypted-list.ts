import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { money, publicId } from '../../primitives/index.js';

/** What a block or a link needs to point to a product. @source models.md 6 "Encrypted-id list" */
export const listProductIds = defineCommand({
  subject: 'commerce.products.encrypted-list',
  http: { path: '/user/products/encrypted-list', role: 'user' },
  summary: 'Published products by their public ids',
  request: z.strictObject({}),
  reply: z.object({
    products: z.array(z.object({ publicId, title: z.string(), thumb: z.string(), price: money.nullable() })),
  }),
  timeoutMs: 3000,
});
