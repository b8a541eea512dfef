import { type EditorDocument, orderOf, type PagePart } from '../document/document.js';
import type { Operation } from './operation.js';
import { type Remote, type Shadow, translatedData, turned } from './shadow.js';

type Table = Readonly<Record<string, string>>;

const renamed = <Value>(record: Readonly<Record<string, Value>>, table: Table): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).map(([id, value]) => [table[id] ?? id, value]));

function translatedDocument(document: EditorDocument, table: Table): EditorDocument {
  const own = (id: string) => table[id] ?? id;
  const pages = Object.values(document.pages).map((page) => [own(page._id), { ...page, _id: own(page._id) }] as const);
  const sections = Object.values(document.sections).map((section) => {
    const { _id, pageId, sectionData } = section;
    const translated = {
      ...section,
      _id: own(_id),
      pageId: own(pageId),
      sectionData: translatedData(sectionData, table),
    };
    return [translated._id, translated] as const;
  });
  const orders = Object.entries(document.orders).map(([pageId, ids]) => [own(pageId), ids.map(own)] as const);
  return {
    template: { ...document.template, homePageId: own(document.template.homePageId) },
    pageIds: document.pageIds.map(own),
    pages: Object.fromEntries(pages),
    orders: Object.fromEntries(orders),
    sections: Object.fromEntries(sections),
  };
}

/** What was loaded, in the editor's own ids. */
export function translatedRemote(remote: Remote, serverIds: Table): Remote {
  const table = turned(serverIds);
  if (Object.keys(table).length === 0) return remote;
  const { template, pages, sections } = remote.revs;
  return {
    document: translatedDocument(remote.document, table),
    revs: { template, pages: renamed(pages, table), sections: renamed(sections, table) },
  };
}

/**
 * The page on the server that a call made whose answer was lost: pages get their ids there, so it is found by its
 * address, its name and its having nothing on it.
 */
export function recognisedPage(made: PagePart, remote: EditorDocument, known: ReadonlySet<string>): string | null {
  const found = Object.values(remote.pages).find(
    ({ _id, slug, name }) =>
      !known.has(_id) && slug === made.slug && name === made.name.trim() && orderOf(remote, _id).length === 0,
  );
  return found?._id ?? null;
}

/** Gives a page in flight the id under which it has arrived. */
export function withRecognisedPage(shadow: Shadow, remote: Remote, inFlight: Operation | null): Shadow {
  if (inFlight?.kind !== 'page.create') return shadow;
  const known = new Set([...shadow.document.pageIds, ...Object.values(shadow.serverIds)]);
  const found = recognisedPage(inFlight.page, remote.document, known);
  return found ? { ...shadow, serverIds: { ...shadow.serverIds, [inFlight.page._id]: found } } : shadow;
}
