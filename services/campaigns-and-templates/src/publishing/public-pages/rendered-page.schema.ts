import type { PixelName, SectionGate, SourceKind } from '@linkyard/contracts';
import type { Binary } from 'mongodb';
import { contractJson, embedded, sharedCollection, type DocumentOf } from '@linkyard/mongo';

const form = embedded({
  sectionId: { type: String, required: true },
  type: { type: String, required: true },
  title: { type: String, default: '' },
  sectionData: { type: contractJson<Record<string, unknown>>(), required: true },
  visibleFrom: { type: contractJson<string | null>(), optional: true },
  visibleUntil: { type: contractJson<string | null>(), optional: true },
});

/** A page as visitors get it, made at publish. */
export const renderedPages = sharedCollection({
  name: 'RenderedPage',
  collection: 'rendered_pages',
  fields: {
    /** `<campaign>/<slug>`; the home page is `<campaign>/`. */
    _id: { type: String, required: true },
    campaignId: { type: String, required: true },
    /** Absent in pages of the platform's people that were made before it was noted. */
    tenantId: { type: String, default: null },
    pageId: { type: String, required: true },
    /** Empty for the home page. */
    slug: { type: String, default: '' },
    etag: { type: String, required: true },
    bytes: { type: Number, required: true },
    raw: { type: contractJson<Binary | null>(), default: null },
    gzip: { type: contractJson<Binary>(), required: true },
    br: { type: contractJson<Binary>(), required: true },
    /** JSON of the contract's pageParts, gzipped, in place of `raw`, `gzip` and `br`: for a page that visitors see differently. */
    parts: { type: contractJson<Binary | null>(), optional: true },
    /** The gates of such a page by their slot. */
    gates: {
      type: contractJson<{ slot: string; sectionId: string; title: string; gate: SectionGate }[]>(),
      optional: true,
    },
    pixels: { type: contractJson<PixelName[]>(), optional: true },
    /** Section id and type of what the page shows: forms are checked against what was published. */
    forms: { type: [form] },
    /** JSON of the web app manifest, with the home page of a campaign that is public. */
    manifest: { type: contractJson<string | null>(), optional: true },
    /** Addresses under /media that it shows: it is rendered again when one of them changes. */
    pictures: { type: contractJson<string[]>(), optional: true },
    /** What its blocks show that is kept elsewhere: it is rendered again when that changes. */
    sources: { type: contractJson<SourceKind[]>(), optional: true },
    /** Where pages opened when it was made: its addresses are complete ones. Absent in pages of before. */
    origin: { type: String, optional: true },
    /** Section id → title, for statistics. */
    titles: { type: contractJson<Record<string, string>>(), required: true },
  },
  indexes: [{ key: { campaignId: 1, pageId: 1 } }, { key: { pictures: 1 } }, { key: { tenantId: 1, origin: 1 } }],
});
export type RenderedPageDocument = DocumentOf<typeof renderedPages>;
export type PageWithoutBodies = Omit<RenderedPageDocument, 'raw' | 'gzip' | 'br' | 'parts'>;

export const renderedId = (campaignId: string, slug: string) => `${campaignId}/${slug}`;
