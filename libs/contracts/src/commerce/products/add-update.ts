import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { objectId, revision } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { productInput } from './product-fields.js';
import { productView } from './product-view.js';

/** Without `_id` a draft is made. A published product needs a title and a price; a stale `rev` is refused. */
export const addUpdateProduct = defineCommand({
  subject: 'commerce.products.add-update',
  http: { path: '/user/products/add-update', role: 'user', rate: editorRate },
  summary: 'Create a product, or change the fields that are sent',
  request: productInput
    .extend({
      _id: objectId.optional(),
      rev: revision.optional(),
      state: z.enum(['draft', 'published']).optional(),
    })
    .refine(({ _id, rev }) => _id === undefined || rev !== undefined, {
      path: ['rev'],
      error: refusedAs('core.rev_missing'),
    }),
  reply: productView,
  message: /*i18n*/ 'Saved.',
  errors: ['core.not_found', 'core.stale_rev'],
  timeoutMs: 5000,
});
