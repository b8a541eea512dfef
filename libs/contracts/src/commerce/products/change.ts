import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { deleteReply, deleteRequest, objectId, onOff, statusRequest } from '../../primitives/index.js';
import { productView } from './product-view.js';

const statusReply = z.object({ _id: objectId, status: onOff });

export const toggleProduct = defineCommand({
  subject: 'commerce.products.status',
  http: { path: '/user/products/status', role: 'user' },
  summary: 'Switch a product on or off',
  request: statusRequest,
  reply: statusReply,
  errors: ['core.not_found'],
  timeoutMs: 2000,
});

export const toggleProductAsAdmin = defineCommand({
  subject: 'commerce.products.admin-status',
  http: { path: '/admin/products/status', role: 'admin' },
  summary: "Switch any seller's product on or off",
  request: statusRequest,
  reply: statusReply,
  errors: ['core.not_found'],
  timeoutMs: 2000,
});

/** Ids that are not there, or are another seller's, are left out of the reply; none at all is refused. */
export const deleteProducts = defineCommand({
  subject: 'commerce.products.delete',
  http: { path: '/user/products/delete', role: 'user' },
  summary: 'Delete products',
  request: deleteRequest,
  reply: deleteReply,
  errors: ['core.not_found'],
  timeoutMs: 3000,
});

export const duplicateProduct = defineCommand({
  subject: 'commerce.products.duplicate',
  http: { path: '/user/products/duplicate', role: 'user' },
  summary: 'Copy a product as a draft of its own, without its sales',
  request: z.strictObject({ _id: objectId }),
  reply: productView,
  errors: ['core.not_found'],
  timeoutMs: 3000,
});

export const archiveProduct = defineCommand({
  subject: 'commerce.products.archive',
  http: { path: '/user/products/archive', role: 'user' },
  summary: 'Archive a product, or bring it back as a draft',
  request: z.strictObject({ _id: objectId, isArchived: z.boolean() }),
  reply: productView,
  errors: ['core.not_found'],
  timeoutMs: 2000,
});

/** The named products stand first, in this order; the others keep theirs behind them. */
export const orderProducts = defineCommand({
  subject: 'commerce.products.order',
  http: { path: '/user/products/order', role: 'user' },
  summary: 'Put products into an order',
  request: z.strictObject({
    ids: z
      .array(objectId)
      .min(1)
      .max(500)
      .refine((ids) => new Set(ids).size === ids.length, 'A product is named twice.'),
  }),
  reply: z.object({ ids: z.array(objectId) }),
  errors: ['core.not_found'],
  timeoutMs: 3000,
});
