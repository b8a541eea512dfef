import { z } from 'zod';
import { reasonSchema, refusedAs } from '../../errors/reasons.js';
import { defineCommand } from '../../kit/define-command.js';
import { imageUrl, line, linkUrl, objectId, prose, slug, webUrl } from '../../primitives/index.js';
import { costlyRate } from '../../primitives/rates.js';
import { campaignView, pageLanguage } from './campaign-view.js';

export const importSources = ['linktree', 'linkstack', 'littlelink', 'html', 'json', 'csv'] as const;
/** Characters of a file's text. */
export const importMaxCharacters = 2 * 1024 * 1024;
/** Links kept of one page. */
export const importMaxLinks = 500;

/** Of the page that is in an uploaded file. */
export const savedPageRefusals = [
  'media.no_file',
  'import.too_large',
  'import.archive_unreadable',
  'import.archive_too_large',
  'import.archive_too_many_files',
  'import.archive_unsafe_path',
  'import.archive_without_page',
] as const;

/** One row in its order. A heading has no address; its `subtitle` may be a whole passage of text. */
const importedLink = z
  .strictObject({
    kind: z.enum(['link', 'heading', 'video']).default('link'),
    title: line(200).min(1),
    url: z.union([linkUrl, z.literal('')]).default(''),
    subtitle: prose(5000).optional(),
    image: imageUrl.nullable().optional(),
  })
  .refine((row) => (row.kind === 'heading') === (row.url === ''), {
    error: refusedAs('campaigns.link_without_address'),
    path: ['url'],
  });
const importedSocial = z.strictObject({
  /** instagram, tiktok, youtube, x, …; 'website' when unknown. */
  platform: line(40).min(1),
  url: linkUrl,
});
/** What was found, or what the creator left ticked of it. */
export const importedPage = z.strictObject({
  title: line(160).default(''),
  bio: prose(2000).default(''),
  avatar: imageUrl.nullable().default(null),
  links: z.array(importedLink).max(importMaxLinks).default([]),
  socials: z.array(importedSocial).max(60).default([]),
  direction: z.enum(['ltr', 'rtl']).default('ltr'),
  /** BCP 47, where the imported page declares it. */
  language: pageLanguage.nullable().default(null),
});
export type ImportedPage = z.output<typeof importedPage>;

const look = z
  .strictObject({
    preview: z.literal(true),
    /** `html` finds out by itself which of the known makes it is. */
    source: z.enum(importSources),
    /** Read from there; with `content`, the address that its relative links and pictures belong to. */
    url: webUrl.optional(),
    content: z.string().min(1).max(importMaxCharacters).optional(),
  })
  .refine((body) => body.url !== undefined || body.content !== undefined, refusedAs('campaigns.url_or_content'));

const build = z
  .strictObject({
    preview: z.literal(false),
    source: z.enum(importSources),
    page: importedPage,
    /** Adds to this campaign's home page … */
    campaignId: objectId.optional(),
    /** … or makes a new campaign. */
    campName: slug.optional(),
    title: line(120).min(1).optional(),
    templateId: objectId.nullable().optional(),
  })
  .refine((body) => (body.campaignId === undefined) !== (body.campName === undefined), {
    error: refusedAs('campaigns.id_or_name'),
    path: ['campName'],
  });

/** What a page or file turned out to hold. */
export const importFound = z.object({
  kind: z.literal('found'),
  /** Which make it turned out to be. */
  source: z.enum(importSources),
  page: importedPage,
  /** Links left out: a foreign scheme, a doubled address, over the limit. */
  skipped: z.array(z.object({ title: z.string(), url: z.string(), reason: z.enum(['scheme', 'doubled', 'limit']) })),
  /** What the creator should know of the reading: a locked link, a list that was cut, … */
  warnings: z.array(
    z.object({
      code: z.string(),
      text: z.string(),
      /** Why, where `text` does not say it. */
      reason: reasonSchema.optional(),
    }),
  ),
});

/** Two steps: `preview: true` reads and shows, `preview: false` builds the page from what stayed ticked. @source api.md import */
export const importCampaign = defineCommand({
  subject: 'campaigns-and-templates.campaigns.import',
  http: { path: '/user/campaign/import', role: 'user', rate: costlyRate, maxBytes: 5 * 1024 * 1024 },
  summary: 'Bring in the links of a page or file one already has',
  request: z.discriminatedUnion('preview', [look, build]),
  reply: z.discriminatedUnion('kind', [
    importFound,
    z.object({ kind: z.literal('created'), campaign: campaignView, sectionsAdded: z.int() }),
  ]),
  errors: [
    'import.unreadable',
    'import.unreachable',
    'import.too_large',
    'campaigns.slug_taken',
    'campaigns.slug_reserved',
    'campaigns.slug_look_alike',
    'campaigns.limit_reached',
    'core.limit_reached',
    'sections.limit_reached',
  ],
  timeoutMs: 15_000,
});
