import { z } from 'zod';
import { objectId } from '../../primitives/index.js';
import { ownLegalPages } from '../legal/legal-pages.js';
import { socialSignInOf } from '../social/social-clients.js';
import { offPages } from '../white-labels/white-label-fields.js';
import { brandSchema } from './brand.js';

/**
 * `platform`: the app and pages of the platform; `pages`: the platform's pages only (PAGES_ORIGIN); `tenant`: app and pages of a reseller;
 * `campaign`: one page on a creator's own domain.
 */
export const siteKinds = ['platform', 'pages', 'tenant', 'campaign'] as const;

/** Whose a host is. @source models.md 16 */
export const siteSchema = z.object({
  /** Null: the platform's. */
  tenantId: objectId.nullable(),
  kind: z.enum(siteKinds),
  host: z.string(),
  brand: brandSchema,
  /** Where the people of this site have the app, and where their pages open; without a path. */
  origins: z.object({ app: z.string(), pages: z.string() }),
  /** Who may open an account of a tenant; absent for the platform, which its settings decide. */
  signup: z.enum(['closed', 'invite', 'open']).optional(),
  /** Of a tenant that is not published, or closed by an administrator: its host is not served. Absent while it is. */
  isClosed: z.literal(true).optional(),
  /** What visitors of a switched-off person's page get: as where there never was one, or that it is not available right now. Absent for the platform. */
  offPage: z.enum(offPages).optional(),
  /** Legal pages that a site has of its own; absent for the platform where its operator has named none. */
  legal: ownLegalPages.optional(),
  /** Providers at which the site has a client: a tenant one of its own, the platform that of its configuration. Absent: none. */
  social: socialSignInOf.optional(),
  /** The page of a `campaign` host. */
  campaignId: objectId.nullable(),
  /** The creator of a `campaign` host, of whom alone screens open there. */
  ownerId: objectId.optional(),
  /** Of a host that is served no longer by itself: the origin to which it leads, at the same path. */
  movedTo: z.string().optional(),
});
export type Site = z.output<typeof siteSchema>;

/** Where a site was opened: each of the platform's hosts is an origin of its own. */
export const originOfSite = ({ kind, host, origins }: Site): string =>
  kind === 'platform' || kind === 'pages' ? `${new URL(origins.app).protocol}//${host}` : origins.pages;
