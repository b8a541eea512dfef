import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';

/** How the screens of checkout, booking and the like look, and the page they lead back to. */
export const creatorLook = z.object({
  /** A style sheet made from the page's theme. */
  css: z.string().max(40_000),
  page: z.object({
    /** On the host that the page is published on. */
    path: z.string(),
    title: z.string(),
  }),
});
export type CreatorLook = z.output<typeof creatorLook>;

/** Of the page that a visitor came from, where it is one of the creator's; else of the page that was published last; null while none is. */
export const getCreatorLook = defineCommand({
  subject: 'campaigns-and-templates.public-pages.creator-look',
  summary: 'The look of a creator’s page, for the screens that their visitors buy and book on',
  request: z.strictObject({ ownerId: objectId, campaignId: objectId.nullable().default(null) }),
  reply: z.object({ look: creatorLook.nullable() }),
  timeoutMs: 1000,
});
