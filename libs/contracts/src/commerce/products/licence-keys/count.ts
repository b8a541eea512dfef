import { z } from 'zod';
import { defineCommand } from '../../../kit/define-command.js';
import { objectId } from '../../../primitives/index.js';

/** Keys of one product: those that can still be sold, and those that buyers have. */
export const licenceKeyCount = z.object({ available: z.int(), claimed: z.int() });

export const countLicenceKeys = defineCommand({
  subject: 'commerce.products.count-licence-keys',
  http: { path: '/user/products/licence-keys/count', role: 'user' },
  summary: 'How many licence keys of a product are left',
  request: z.strictObject({ productId: objectId }),
  reply: licenceKeyCount,
  errors: ['core.not_found'],
  timeoutMs: 2000,
});
