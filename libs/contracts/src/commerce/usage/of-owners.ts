import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** An owner without any is not among them. */
export const commerceUsageOfOwners = defineCommand({
  subject: 'commerce.usage.of-owners',
  summary: 'How many products and orders each of these accounts has',
  request: z.strictObject({ ownerIds: z.array(objectId).min(1).max(100) }),
  reply: z.object({ owners: z.array(z.object({ ownerId: objectId, products: z.int(), orders: z.int() })) }),
  timeoutMs: 3_000,
});
