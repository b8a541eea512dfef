import { animationSchema, sectionAudienceSchema, seoSchema, themeSchema } from '@linkyard/contracts';
import type { EditorDocument, PagePart, SectionPart } from '../document/document.js';

/** Builders for the specs of the editor. */
export const idOf = (number: number) => number.toString(16).padStart(24, '0');

export const aSection = (number: number, pageId: string, part: Partial<SectionPart> = {}): SectionPart => ({
  _id: idOf(number),
  pageId,
  type: 'el_heading',
  title: 'Heading',
  sectionData: { text: `Text ${number}`, tag: 'h2' },
  style: {},
  animation: animationSchema.parse({}),
  audience: sectionAudienceSchema.parse({}),
  status: 1,
  ...part,
});

export const aPage = (number: number, part: Partial<PagePart> = {}): PagePart => ({
  _id: idOf(number),
  name: `Page ${number}`,
  slug: `page-${number}`,
  icon: null,
  status: 1,
  seo: seoSchema.parse({}),
  background: null,
  showInNav: true,
  ...part,
});

/** A document with the given numbers of sections on its pages. Page ids begin at 1000, section ids at 1. */
export function aDocument(sectionsPerPage: readonly number[] = [3]): EditorDocument {
  const pages = sectionsPerPage.map((_, place) => aPage(1000 + place));
  let next = 1;
  const lists = sectionsPerPage.map((count, place) =>
    Array.from({ length: count }, () => aSection(next++, pages[place]?._id ?? '')),
  );
  const sections = lists.flat();
  return {
    template: { _id: idOf(9999), name: 'Ada', theme: themeSchema.parse({}), homePageId: pages[0]?._id ?? '' },
    pageIds: pages.map(({ _id }) => _id),
    pages: Object.fromEntries(pages.map((page) => [page._id, page])),
    orders: Object.fromEntries(pages.map((page, place) => [page._id, (lists[place] ?? []).map(({ _id }) => _id)])),
    sections: Object.fromEntries(sections.map((section) => [section._id, section])),
  };
}
