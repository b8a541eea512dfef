import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { objectId, onOff, recordFields, timestamp } from '../../primitives/index.js';
import { consentBannerSchema, minimumAge, pixelsSchema, pushPromptSchema, seoSchema } from '../design/index.js';

export const campaignStates = ['draft', 'scheduled', 'published', 'unpublished', 'archived', 'quarantined'] as const;
/**
 * `unlisted`: only who knows the address, in no search engine. `password` and `age`: a page of its own asks first. Neither of the two is in the
 * sitemap or in a search engine either.
 */
export const campaignVisibilities = ['public', 'unlisted', 'password', 'age'] as const;

/** BCP 47, as far as pages name it: en, pt-BR. */
export const pageLanguage = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, refusedAs('core.not_language'));

/** A published link page as its owner sees it. @source models.md 2 Campaign */
export const campaignView = z.object({
  ...recordFields,
  campName: z.string(),
  title: z.string(),
  templateId: objectId,
  domainId: objectId.nullable(),
  /** The public address, with origin. */
  url: z.string(),
  thumb: z.string().nullable(),
  status: onOff,
  state: z.enum(campaignStates),
  visibility: z.enum(campaignVisibilities),
  /** Above a lowered limit of its owner: it can be taken offline and deleted, not changed. */
  isReadOnly: z.boolean().default(false),
  /** Whether a password is set; the password itself is never returned. */
  hasPassword: z.boolean(),
  /** Years asked for by visibility `age`. */
  minAge: minimumAge.default(18),
  publishAt: timestamp.nullable(),
  unpublishAt: timestamp.nullable(),
  publishedAt: timestamp.nullable(),
  /** Counts publishes; also the version of the rendered pages. 0: never. */
  publishedRev: z.int(),
  hasUnpublishedChanges: z.boolean(),
  previousCampNames: z.array(z.object({ name: z.string(), until: timestamp })),
  seo: seoSchema,
  language: z.string(),
  direction: z.enum(['ltr', 'rtl']),
  analyticsEnabled: z.boolean(),
  pixels: pixelsSchema.default(pixelsSchema.parse({})),
  consentBanner: consentBannerSchema.default(consentBannerSchema.parse({})),
  /** Whether visitors can follow the page by push notifications. */
  pushEnabled: z.boolean().default(false),
  pushPrompt: pushPromptSchema.default(pushPromptSchema.parse({})),
  share: z.object({ enabled: z.boolean() }),
  showBranding: z.boolean(),
  redirectUrl: z.string().nullable(),
  stats: z.object({
    views: z.int(),
    uniques: z.int(),
    clicks: z.int(),
    /** Clicks per view, 0-1 and above. */
    ctr: z.number(),
    lastViewAt: timestamp.nullable(),
  }),
  moderation: z.object({ state: z.enum(['clean', 'flagged', 'quarantined']), reason: z.string() }),
});
export type CampaignView = z.output<typeof campaignView>;
