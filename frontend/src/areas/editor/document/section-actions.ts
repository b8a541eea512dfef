import { insertedAt, mostSections, orderOf, type EditorDocument, type SectionPart, without } from './document.js';

export type SectionContent = Pick<SectionPart, 'title' | 'sectionData' | 'style' | 'animation'>;

function placed(document: EditorDocument, sections: readonly SectionPart[], pageId: string, index: number) {
  const order = orderOf(document, pageId);
  const fresh = sections.filter(({ _id }) => !document.sections[_id]);
  if (!document.pages[pageId] || fresh.length === 0 || order.length + fresh.length > mostSections) return document;
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

/** To a place among the others of its page; `index` counts without the moved one. */
export function move(document: EditorDocument, id: string, index: number): EditorDocument {
  const section = document.sections[id];
  if (!section) return document;
  const order = orderOf(document, section.pageId);
  const next = insertedAt(
    order.filter((other) => other !== id),
    index,
    id,
  );
  if (next.every((other, place) => other === order[place])) return document;
  return { ...document, orders: { ...document.orders, [section.pageId]: next } };
}

/** A copy right after the original. */
export function duplicate(document: EditorDocument, id: string, newId: string): EditorDocument {
  const section = document.sections[id];
  if (!section) return document;
  const index = orderOf(document, section.pageId).indexOf(id) + 1;
  return add(document, { ...section, _id: newId }, index);
}

/** Hides a shown block and shows a hidden one. */
export function hide(document: EditorDocument, id: string): EditorDocument {
  const section = document.sections[id];
  if (!section) return document;
  const status = section.status === 1 ? 0 : 1;
  return { ...document, sections: { ...document.sections, [id]: { ...section, status } } };
}

export function remove(document: EditorDocument, id: string): EditorDocument {
  const section = document.sections[id];
  if (!section) return document;
  const order = orderOf(document, section.pageId).filter((other) => other !== id);
  return {
    ...document,
    sections: without(document.sections, id),
    orders: { ...document.orders, [section.pageId]: order },
  };
}
