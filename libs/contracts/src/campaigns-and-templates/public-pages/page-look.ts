import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { creatorLook } from './creator-look.js';

/** For answers to what was sent from a page. Null for what is no page that visitors can open. */
export const getPageLook = defineCommand({
  subject: 'campaigns-and-templates.public-pages.page-look',
  summary: 'The look of a page of this site, for the messages that answer its forms',
  request: z.strictObject({
    /** First part of its path. */
    campName: z.string().max(200),
    /** Of the host that shows one page. */
    campaignId: objectId.nullable(),
  }),
  reply: z.object({ look: creatorLook.nullable() }),
  timeoutMs: 1000,
});
