import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { legalKeys } from './legal-pages.js';

/** For gateways, which show it. */
export const findLegalText = defineCommand({
  subject: 'white-label.legal.find-text',
  summary: 'The text of a legal page of a tenant; null where it has none of its own',
  acrossTenants: 'the record of a tenant belongs to one of the people of the platform',
  request: z.strictObject({ tenantId: objectId, key: z.enum(legalKeys) }),
  reply: z.object({ text: z.string().nullable() }),
  timeoutMs: 1500,
});
