import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** For the service of push notifications. */
export const findFollowablePage = defineCommand({
  subject: 'campaigns-and-templates.public-pages.followable',
  summary: 'Whose a page is that visitors can open and follow',
  request: z.strictObject({ campaignId: objectId }),
  reply: z.object({ page: z.object({ ownerId: objectId, title: z.string() }).nullable() }),
  timeoutMs: 2_000,
});
