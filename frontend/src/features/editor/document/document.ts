import type { Animation, Background, SectionAudience, SectionStyle, Seo, Theme } from '@linkyard/contracts';

/** A block of a page as its maker sees it: what was typed is kept as it was typed. */
export interface SectionPart {
  _id: string;
  pageId: string;
  type: string;
  title: string;
  sectionData: Readonly<Record<string, unknown>>;
  style: SectionStyle;
  animation: Animation;
  /** When, to whom and after what it is shown. */
  audience: SectionAudience;
  /** 1 shown, 0 hidden. */
  status: 0 | 1;
  /** Mark of the content that its starter gave it. */
  sampleMark?: string | null;
}

export interface PagePart {
  _id: string;
  name: string;
  slug: string;
  icon: string | null;
  status: 0 | 1;
  seo: Seo;
  background: Background | null;
  showInNav: boolean;
}

export interface TemplatePart {
  _id: string;
  name: string;
  theme: Theme;
  homePageId: string;
}

/**
 * All that is edited, flat and immutable: what did not change keeps its identity, so a view asks `===` whether to
 * draw again and a patch is found by comparing identities.
 */
export interface EditorDocument {
  template: TemplatePart;
  /** Order of the pages. */
  pageIds: readonly string[];
  pages: Readonly<Record<string, PagePart>>;
  /** Order of the sections, by page. */
  orders: Readonly<Record<string, readonly string[]>>;
  sections: Readonly<Record<string, SectionPart>>;
}

/** @source models.md 3 */
export const maxSections = 200;
export const maxPages = 30;

const noSections: readonly string[] = [];

export const orderOf = (document: EditorDocument, pageId: string): readonly string[] =>
  document.orders[pageId] ?? noSections;

/** The sections of a page in their order. */
export const sectionsOf = (document: EditorDocument, pageId: string): SectionPart[] =>
  orderOf(document, pageId).flatMap((id) => document.sections[id] ?? []);

/** The pages in their order. */
export const pagesOf = (document: EditorDocument): PagePart[] =>
  document.pageIds.flatMap((id) => document.pages[id] ?? []);

/** A record without one of its keys. */
export function without<Value>(record: Readonly<Record<string, Value>>, id: string): Record<string, Value> {
  const { [id]: _gone, ...rest } = record;
  return rest;
}

/** A list with an entry put in at a place; a place beyond the end is the end. */
export const insertedAt = <Item>(list: readonly Item[], index: number, ...items: Item[]): Item[] =>
  list.toSpliced(Math.max(0, Math.min(index, list.length)), 0, ...items);
