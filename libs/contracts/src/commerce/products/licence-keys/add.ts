import { z } from 'zod';
import { defineCommand } from '../../../kit/define-command.js';
import { line, objectId } from '../../../primitives/index.js';
import { editorRate } from '../../../primitives/rates.js';
import { licenceKeyCount } from './count.js';

/** Keys that the pool of the product has already are left out and counted. Sending the same list again changes nothing. */
export const addLicenceKeys = defineCommand({
  subject: 'commerce.products.add-licence-keys',
  http: { path: '/user/products/licence-keys/add', role: 'user', rate: editorRate },
  summary: 'Add licence keys to the pool of a product',
  request: z.strictObject({ productId: objectId, keys: z.array(line(255)).min(1).max(5_000) }),
  reply: licenceKeyCount.extend({ added: z.int(), duplicates: z.int() }),
  errors: ['core.not_found'],
  timeoutMs: 5000,
});
