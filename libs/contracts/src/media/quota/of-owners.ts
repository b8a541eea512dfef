import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** An owner without any is not among them. */
export const mediaUsageOfOwners = defineCommand({
  subject: 'media.quota.of-owners',
  summary: 'How many bytes each of these accounts keeps',
  request: z.strictObject({ ownerIds: z.array(objectId).min(1).max(100) }),
  reply: z.object({ owners: z.array(z.object({ ownerId: objectId, mediaBytes: z.int() })) }),
  timeoutMs: 3_000,
});
