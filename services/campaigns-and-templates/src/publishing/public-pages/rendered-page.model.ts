import type { PixelName, SectionGate, SourceKind } from '@linkyard/contracts';
import type { Binary } from 'mongodb';
import { defineModel } from '@linkyard/mongo';

/** A page as visitors get it, made at publish. */
export interface RenderedPageDocument {
  /** `<campaign>/<slug>`; the home page is `<campaign>/`. */
  _id: string;
  campaignId: string;
  pageId: string;
  /** Empty for the home page. */
  slug: string;
  etag: string;
  bytes: number;
  raw: Binary | null;
  gzip: Binary;
  br: Binary;
  /** JSON of the contract's pageParts, gzipped, in place of `raw`, `gzip` and `br`: for a page that visitors see differently. */
  parts?: Binary | null;
  /** The gates of such a page by their slot. */
  gates?: { slot: string; sectionId: string; title: string; gate: SectionGate }[];
  pixels?: PixelName[];
  /** Section id and type of what the page shows: forms are checked against what was published. */
  forms: {
    sectionId: string;
    type: string;
    title: string;
    sectionData: Record<string, unknown>;
    visibleFrom?: string | null;
    visibleUntil?: string | null;
  }[];
  /** JSON of the web app manifest, with the home page of a campaign that is open to everybody. */
  manifest?: string | null;
  /** Addresses under /media that it shows: it is rendered again when one of them changes. */
  pictures?: string[];
  /** What its blocks show that is kept elsewhere: it is rendered again when that changes. */
  sources?: SourceKind[];
  /** Where pages opened when it was made: its addresses are complete ones. Absent in pages of before. */
  origin?: string;
  /** Section id → title, for statistics. */
  titles: Record<string, string>;
}

export type PageWithoutBodies = Omit<RenderedPageDocument, 'raw' | 'gzip' | 'br' | 'parts'>;

export const renderedPageModel = defineModel<RenderedPageDocument>({
  collection: 'rendered_pages',
  indexes: [{ key: { campaignId: 1, pageId: 1 } }, { key: { pictures: 1 } }, { key: { origin: 1 } }],
});

export const renderedId = (campaignId: string, slug: string) => `${campaignId}/${slug}`;
