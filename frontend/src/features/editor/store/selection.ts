import { orderOf } from '../document/document.js';
import type { EditorState } from './editor-state.js';

type Selection = Pick<EditorState, 'sectionId' | 'marked' | 'anchorId' | 'insertAt'>;
type Seen = Pick<EditorState, 'document' | 'pageId' | 'sectionId' | 'marked' | 'anchorId'>;

export const oneSelected = (sectionId: string | null): Selection => ({
  sectionId,
  marked: sectionId === null ? [] : [sectionId],
  anchorId: sectionId,
  insertAt: null,
});

/** Adds a block to the selection or takes it out. */
export function toggled({ document, pageId, marked }: Seen, id: string): Selection {
  if (marked.includes(id)) {
    const rest = marked.filter((other) => other !== id);
    return { ...oneSelected(rest.at(-1) ?? null), marked: rest };
  }
  const all = orderOf(document, pageId).filter((other) => other === id || marked.includes(other));
  return { sectionId: id, marked: all, anchorId: id, insertAt: null };
}

/** All from where the range began to this one. */
export function extendedTo({ document, pageId, sectionId, anchorId }: Seen, id: string): Selection {
  const order = orderOf(document, pageId);
  const start = order.indexOf(anchorId !== null && order.includes(anchorId) ? anchorId : (sectionId ?? id));
  const end = order.indexOf(id);
  if (start === -1 || end === -1) return oneSelected(id);
  const marked = order.slice(Math.min(start, end), Math.max(start, end) + 1);
  return { sectionId: id, marked, anchorId: order[start] ?? id, insertAt: null };
}

export function allSelected({ document, pageId, sectionId }: Seen): Selection {
  const order = orderOf(document, pageId);
  return { sectionId: sectionId ?? order[0] ?? null, marked: order, anchorId: order[0] ?? null, insertAt: null };
}

/** The block above or below the selected one; from nothing, the first or the last. */
export function besides({ document, pageId, sectionId }: Seen, step: 1 | -1): string | undefined {
  const order = orderOf(document, pageId);
  const place = sectionId === null ? -1 : order.indexOf(sectionId);
  return place === -1 ? (step === 1 ? order[0] : order.at(-1)) : order[place + step];
}
