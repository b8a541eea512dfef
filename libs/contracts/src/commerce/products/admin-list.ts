import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { objectId } from '../../primitives/index.js';
import { productFilters, productSorts } from './list.js';
import { productView } from './product-view.js';

export const listAllProducts = defineCommand({
  subject: 'commerce.products.admin-list',
  http: { path: '/admin/products/list', role: 'admin' },
  summary: 'Products of all sellers',
  request: listRequest({
    sorts: productSorts,
    filters: productFilters.extend({ userId: objectId.optional() }).default({}),
  }),
  reply: listReply(productView.extend({ userId: objectId })),
  timeoutMs: 3000,
});
