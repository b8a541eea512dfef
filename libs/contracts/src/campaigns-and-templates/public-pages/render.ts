import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { renderedPage } from './rendered-page.js';

/** `campName` and `pageSlug` are raw path segments: anything may stand in them. `pageSlug` null is the home page. The tenant is that of the call. */
export const renderPublicPage = defineCommand({
  subject: 'campaigns-and-templates.public-pages.render',
  summary: 'The published HTML behind a public address',
  request: z.strictObject({
    campName: z.string().max(120),
    pageSlug: z.string().max(120).nullable(),
    /** Of a host that shows this campaign alone, at `/` too (`campName` is then empty). */
    onlyCampaignId: objectId.nullable().default(null),
  }),
  reply: z.object({
    found: z.boolean(),
    /** Not found because the account of its owner is closed; it may come back. */
    isOff: z.boolean().default(false),
    page: renderedPage.nullable(),
    /** The page moved, or the campaign leads elsewhere: go there. `permanent`: 301, else 302. */
    redirectTo: z
      .object({
        location: z.string(),
        permanent: z.boolean(),
        /** The path is not one of this host, but of where the creator's other pages open. */
        isElsewhere: z.boolean().default(false),
      })
      .nullable(),
  }),
  timeoutMs: 5000,
});
