import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For the media service, before it removes files: a product refers to them, or a buyer may still download them. */
export const usedProductFiles = defineCommand({
  subject: 'commerce.products.used-files',
  summary: 'Which files products and downloads refer to',
  request: z.strictObject({ ownerId: objectId, mediaIds: z.array(objectId).min(1).max(500) }),
  reply: z.object({ mediaIds: z.array(objectId) }),
  timeoutMs: 5_000,
});
