import type { Theme } from '@linkyard/contracts';
import {
  type EditorDocument,
  insertedAt,
  maxPages,
  orderOf,
  type PagePart,
  type SectionPart,
  type TemplatePart,
  without,
} from './document.js';

export type PageFields = Omit<PagePart, '_id'>;

/** A page with its sections, in their order; at the end by default. */
export function addPage(
  document: EditorDocument,
  page: PagePart,
  sections: readonly SectionPart[] = [],
  index = document.pageIds.length,
): EditorDocument {
  if (document.pages[page._id] || document.pageIds.length >= maxPages) return document;
  const own = sections.map((section) => ({ ...section, pageId: page._id }));
  return {
    ...document,
    pageIds: insertedAt(document.pageIds, index, page._id),
    pages: { ...document.pages, [page._id]: page },
    orders: { ...document.orders, [page._id]: own.map(({ _id }) => _id) },
    sections: { ...document.sections, ...Object.fromEntries(own.map((section) => [section._id, section])) },
  };
}

const shown = (pages: EditorDocument['pages'], id: string): EditorDocument['pages'] => {
  const page = pages[id];
  return page && page.status === 0 ? { ...pages, [id]: { ...page, status: 1 } } : pages;
};

/** With its sections. The last page stays; when the first page of the site goes, the next one takes its place. */
export function removePage(document: EditorDocument, id: string): EditorDocument {
  const pageIds = document.pageIds.filter((other) => other !== id);
  const [next] = pageIds;
  if (!document.pages[id] || next === undefined) return document;
  const gone = new Set(orderOf(document, id));
  const wasHome = document.template.homePageId === id;
  const pages = without(document.pages, id);
  return {
    template: wasHome ? { ...document.template, homePageId: next } : document.template,
    pageIds,
    pages: wasHome ? shown(pages, next) : pages,
    orders: without(document.orders, id),
    sections: Object.fromEntries(Object.entries(document.sections).filter(([sectionId]) => !gone.has(sectionId))),
  };
}

/** Name, address, search data, background, visibility. The home page is always shown. */
export function setPage(document: EditorDocument, id: string, part: Partial<PageFields>): EditorDocument {
  const page = document.pages[id];
  if (!page) return document;
  const next = { ...page, ...part };
  if (document.template.homePageId === id) next.status = 1;
  return { ...document, pages: { ...document.pages, [id]: next } };
}

export const renamePage = (document: EditorDocument, id: string, name: string) => setPage(document, id, { name });

/** Takes the whole list; one that is not the same pages changes nothing. */
export function orderPages(document: EditorDocument, ids: readonly string[]): EditorDocument {
  const isWhole = ids.length === document.pageIds.length && new Set(ids).size === ids.length;
  if (!isWhole || !ids.every((id) => document.pages[id])) return document;
  if (ids.every((id, place) => document.pageIds[place] === id)) return document;
  return { ...document, pageIds: [...ids] };
}

/** Makes a page the one that opens first, and shows it. */
export function setHome(document: EditorDocument, id: string): EditorDocument {
  if (!document.pages[id] || document.template.homePageId === id) return document;
  return { ...document, template: { ...document.template, homePageId: id }, pages: shown(document.pages, id) };
}

export function setTheme(document: EditorDocument, part: Partial<Theme>): EditorDocument {
  const { template } = document;
  return { ...document, template: { ...template, theme: { ...template.theme, ...part } } };
}

export const setTemplate = (document: EditorDocument, part: Partial<Pick<TemplatePart, 'name'>>): EditorDocument => ({
  ...document,
  template: { ...document.template, ...part },
});
