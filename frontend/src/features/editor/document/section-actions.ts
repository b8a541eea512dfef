import { insertedAt, maxSections, orderOf, type EditorDocument, type SectionPart, without } from './document.js';

export type SectionContent = Pick<SectionPart, 'title' | 'sectionData' | 'style' | 'animation' | 'audience'>;

function placed(document: EditorDocument, sections: readonly SectionPart[], pageId: string, index: number) {
  const order = orderOf(document, pageId);
  const fresh = sections.filter(({ _id }) => !document.sections[_id]);
  if (!document.pages[pageId] || fresh.length === 0 || order.length + fresh.length > maxSections) return document;
  const added = Object.fromEntries(fresh.map((section) => [section._id, { ...section, pageId }]));
  const ids = insertedAt(order, index, ...fresh.map(({ _id }) => _id));
  return {
    ...document,
    sections: { ...document.sections, ...added },
    orders: { ...document.orders, [pageId]: ids },
  };
}

/** A new block at a place of its page (0 = top). */
export const add = (document: EditorDocument, section: SectionPart, index: number) =>
  placed(document, [section], section.pageId, index);

/** A ready-made group of blocks at a place. */
export const insert = (document: EditorDocument, sections: readonly SectionPart[], pageId: string, index: number) =>
  placed(document, sections, pageId, index);

/** New content of a block, as it was typed. */
export function change(document: EditorDocument, id: string, part: Partial<SectionContent>): EditorDocument {
  const section = document.sections[id];
  if (!section) return document;
  return { ...document, sections: { ...document.sections, [id]: { ...section, ...part } } };
}

/** Those that are there, all of the page of the first one, in the order of that page. */
function together(document: EditorDocument, ids: readonly string[]): { pageId: string; ids: string[] } | null {
  const first = ids.map((id) => document.sections[id]).find((section) => section !== undefined);
  if (!first) return null;
  const wanted = new Set(ids);
  return { pageId: first.pageId, ids: orderOf(document, first.pageId).filter((id) => wanted.has(id)) };
}

/** To a place among the others of their page, in their order; `index` counts without the moved ones. */
export function move(document: EditorDocument, ids: readonly string[], index: number): EditorDocument {
  const moved = together(document, ids);
  if (!moved) return document;
  const order = orderOf(document, moved.pageId);
  const rest = order.filter((id) => !moved.ids.includes(id));
  const next = insertedAt(rest, index, ...moved.ids);
  if (next.every((other, place) => other === order[place])) return document;
  return { ...document, orders: { ...document.orders, [moved.pageId]: next } };
}

/** Copies right after the last of the originals, in their order. `newIds`: one for each id, in the order of `ids`. */
export function duplicate(document: EditorDocument, ids: readonly string[], newIds: readonly string[]): EditorDocument {
  const copied = together(document, ids);
  const last = copied?.ids.at(-1);
  if (!copied || last === undefined) return document;
  const copies = copied.ids.flatMap((id) => {
    const section = document.sections[id];
    const _id = newIds[ids.indexOf(id)];
    return section && _id !== undefined ? [{ ...section, _id }] : [];
  });
  return insert(document, copies, copied.pageId, orderOf(document, copied.pageId).indexOf(last) + 1);
}

/** Shows (1) or hides (0). */
export function show(document: EditorDocument, ids: readonly string[], status: 0 | 1): EditorDocument {
  const others = ids.flatMap((id) => {
    const section = document.sections[id];
    return section && section.status !== status ? [[id, { ...section, status }] as const] : [];
  });
  if (others.length === 0) return document;
  return { ...document, sections: { ...document.sections, ...Object.fromEntries(others) } };
}

/** Hides a shown block and shows a hidden one. */
export function hide(document: EditorDocument, id: string): EditorDocument {
  const section = document.sections[id];
  return section ? show(document, [id], section.status === 1 ? 0 : 1) : document;
}

export function remove(document: EditorDocument, ids: readonly string[]): EditorDocument {
  const gone = together(document, ids);
  if (!gone) return document;
  const order = orderOf(document, gone.pageId).filter((id) => !gone.ids.includes(id));
  return {
    ...document,
    sections: gone.ids.reduce((left, id) => without(left, id), document.sections),
    orders: { ...document.orders, [gone.pageId]: order },
  };
}
