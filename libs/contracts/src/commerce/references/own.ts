import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

const ids = z.array(z.string().max(64)).max(100).default([]);

/** For the service that stores them in blocks. What was deleted is left out. */
export const ownSaleRecords = defineCommand({
  subject: 'commerce.references.own',
  summary: 'Which of these products, goals and payment accounts are a creator’s own',
  request: z.strictObject({ ownerId: objectId, products: ids, goals: ids, connections: ids }),
  reply: z.object({ ids: z.array(z.string()) }),
  timeoutMs: 2_000,
});
