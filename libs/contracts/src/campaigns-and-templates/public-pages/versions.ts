import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** The safety net for a lost event: a cache asks for the versions of what it holds. */
export const getPageVersions = defineCommand({
  subject: 'campaigns-and-templates.public-pages.versions',
  summary: 'Present versions of campaigns; one that is gone or offline is null',
  acrossTenants: 'a cache holds pages of every tenant',
  request: z.strictObject({ campaignIds: z.array(objectId).min(1).max(1000) }),
  reply: z.object({ versions: z.array(z.object({ campaignId: objectId, version: z.int().nullable() })) }),
  timeoutMs: 2000,
});
