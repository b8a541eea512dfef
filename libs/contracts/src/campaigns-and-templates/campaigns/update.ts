import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { line, moment, objectId, revision, slug, webUrl } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { seoSchema } from '../design/index.js';
import { campaignView, campaignVisibilities, pageLanguage } from './campaign-view.js';

/**
 * Writes the draft; visitors see it after the next publish. A new `campName` counts at once, and the old one redirects for
 * 90 days.
 * @source models.md 2
 */
export const updateCampaign = defineCommand({
  subject: 'campaigns-and-templates.campaigns.update',
  http: { path: '/user/campaign/update', role: 'user', rate: editorRate },
  summary: 'Change address, title, search data or settings of a link page',
  request: z.strictObject({
    _id: objectId,
    rev: revision.optional(),
    campName: slug.optional(),
    title: line(120).min(1, 'Title is required').optional(),
    visibility: z.enum(campaignVisibilities).optional(),
    unpublishAt: moment.nullable().optional(),
    seo: seoSchema.optional(),
    language: pageLanguage.optional(),
    direction: z.enum(['ltr', 'rtl']).optional(),
    analyticsEnabled: z.boolean().optional(),
    share: z.strictObject({ enabled: z.boolean() }).optional(),
    showBranding: z.boolean().optional(),
    redirectUrl: webUrl.nullable().optional(),
  }),
  reply: campaignView,
  message: 'Saved.',
  errors: ['core.stale_rev', 'campaigns.slug_taken', 'campaigns.slug_reserved', 'campaigns.slug_look_alike'],
  timeoutMs: 3000,
});
