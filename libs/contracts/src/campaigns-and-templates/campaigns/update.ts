import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { line, moment, objectId, pagePassword, revision, slug, webUrl } from '../../primitives/index.js';
import { editorRate } from '../../primitives/rates.js';
import { consentBannerChange, minimumAge, pixelsChange, pushPromptChange, seoChange } from '../design/index.js';
import { campaignView, campaignVisibilities, pageLanguage } from './campaign-view.js';

/**
 * Writes the draft; what is not sent stays, inside `seo`, `pixels`, `consentBanner` and `pushPrompt` too; visitors see it after the next publish. A new `campName` counts at once, and the old one redirects for
 * 90 days. A new `password` counts at once too; null forgets it, which a page that asks for one refuses. `pixels` are loaded only by a
 * published page whose `consentBanner` is enabled, after the visitor agreed.
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
    title: line(120).min(1, refusedAs('core.title_required')).optional(),
    visibility: z.enum(campaignVisibilities).optional(),
    password: pagePassword.nullable().optional(),
    minAge: minimumAge.optional(),
    /** null calls off the publish that waits; campaign/publish sets its moment. */
    publishAt: z.null().optional(),
    unpublishAt: moment.nullable().optional(),
    seo: seoChange.optional(),
    language: pageLanguage.optional(),
    direction: z.enum(['ltr', 'rtl']).optional(),
    analyticsEnabled: z.boolean().optional(),
    pixels: pixelsChange.optional(),
    consentBanner: consentBannerChange.optional(),
    pushEnabled: z.boolean().optional(),
    pushPrompt: pushPromptChange.optional(),
    share: z.strictObject({ enabled: z.boolean() }).optional(),
    showBranding: z.boolean().optional(),
    redirectUrl: webUrl.nullable().optional(),
  }),
  reply: campaignView,
  message: /*i18n*/ 'Saved.',
  errors: [
    'core.stale_rev',
    'campaigns.slug_taken',
    'campaigns.slug_reserved',
    'campaigns.slug_look_alike',
    'campaigns.password_missing',
  ],
  timeoutMs: 3000,
});
