import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** An owner without any is not among them. */
export const pageUsageOfOwners = defineCommand({
  subject: 'campaigns-and-templates.usage.of-owners',
  summary: 'How many link pages each of these accounts has',
  request: z.strictObject({ ownerIds: z.array(objectId).min(1).max(100) }),
  reply: z.object({ owners: z.array(z.object({ ownerId: objectId, pages: z.int() })) }),
  timeoutMs: 3_000,
});
