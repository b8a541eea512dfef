import { z } from 'zod';
import { prose, timestamp, webUrl } from '../../primitives/index.js';

export const legalKeys = ['terms', 'privacy', 'imprint'] as const;
export type LegalKey = (typeof legalKeys)[number];

/** Where a site shows each of its legal pages. */
export const legalPaths = {
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  imprint: '/imprint',
} as const satisfies Record<LegalKey, string>;

/** A page elsewhere, or a text in simple Markdown that the site shows itself. */
export const legalPageInput = z.discriminatedUnion('mode', [
  z.strictObject({ key: z.enum(legalKeys), mode: z.literal('url'), url: webUrl }),
  z.strictObject({ key: z.enum(legalKeys), mode: z.literal('text'), text: prose(50_000).min(1) }),
]);
export const legalPageView = z.object({
  key: z.enum(legalKeys),
  mode: z.enum(['url', 'text']),
  url: z.string(),
  text: z.string(),
  changedAt: timestamp,
});
export type LegalPageView = z.output<typeof legalPageView>;

/** The legal pages that a site has of its own: where one is, or when its text was changed last. */
export const ownLegalPages = z.partialRecord(
  z.enum(legalKeys),
  z.union([z.object({ url: z.string() }), z.object({ changedAt: timestamp })]),
);
export type OwnLegalPages = z.output<typeof ownLegalPages>;
