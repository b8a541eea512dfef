import { type EditorDocument, orderOf, type PagePart, without } from '../document/document.js';
import { renewed } from './acknowledge.js';
import type { Reconciled } from './conflict.js';
import { afterSent, mergeFields } from './merge-fields.js';
import type { Operation } from './operation.js';
import type { Remote } from './shadow.js';

/** A page that changed on both sides, field by field. */
function merged(state: Reconciled, id: string, base: PagePart, ours: PagePart, theirs: PagePart): Reconciled {
  const { shadow, local, conflicts } = state;
  const fields = mergeFields(base, ours, theirs);
  const clash = fields.clashing.length > 0;
  return {
    shadow: { ...shadow, document: { ...shadow.document, pages: { ...shadow.document.pages, [id]: theirs } } },
    local: { ...local, pages: { ...local.pages, [id]: fields.merged } },
    conflicts: clash
      ? [...conflicts, { kind: 'page', id, theirs, base, baseRev: shadow.revs.pages[id], fields: fields.clashing }]
      : conflicts,
  };
}

function withPage(document: EditorDocument, id: string, page: PagePart): EditorDocument {
  return {
    ...document,
    pages: { ...document.pages, [id]: page },
    orders: { ...document.orders, [id]: orderOf(document, id) },
  };
}

function withoutPage(document: EditorDocument, id: string): EditorDocument {
  const gone = orderOf(document, id);
  return {
    ...document,
    pages: without(document.pages, id),
    orders: without(document.orders, id),
    sections: gone.reduce((left, sectionId) => without(left, sectionId), document.sections),
  };
}

/** Whether anything on the page was changed here and is not sent. */
function isTouched({ shadow, local }: Reconciled, id: string): boolean {
  if (local.pages[id] !== shadow.document.pages[id]) return true;
  return orderOf(local, id).some((sectionId) => local.sections[sectionId] !== shadow.document.sections[sectionId]);
}

/** Deleted remotely: deleted here too, unless there is unsent work on it; then it is created again. */
function vanished(state: Reconciled, id: string): Reconciled {
  const keep = isTouched(state, id) || Object.keys(state.local.pages).length === 1;
  const sections = orderOf(state.shadow.document, id);
  return {
    ...state,
    shadow: { ...state.shadow, document: withoutPage(state.shadow.document, id), ...renewed(state.shadow, sections) },
    local: keep ? state.local : withoutPage(state.local, id),
  };
}

export function reconcilePages(start: Reconciled, remote: Remote, inFlight: Operation | null): Reconciled {
  let state = start;
  const ids = Object.keys({ ...remote.document.pages, ...start.shadow.document.pages });
  for (const id of ids) {
    const base = state.shadow.document.pages[id];
    const ours = state.local.pages[id];
    const theirs = remote.document.pages[id];
    if (base && ours && theirs) {
      const sent = inFlight?.kind === 'page.update' && inFlight.id === id ? inFlight.part : {};
      state = merged(state, id, afterSent(base, sent, theirs), ours, theirs);
    } else if (base && !theirs) state = vanished(state, id);
    else if (theirs) {
      const document = withPage(state.shadow.document, id, theirs);
      // Unknown to us: made elsewhere, so taken over. Known and not here: deleted here, which goes on.
      const local = base || ours ? state.local : withPage(state.local, id, theirs);
      state = { ...state, shadow: { ...state.shadow, document }, local };
    }
  }
  return { ...state, shadow: { ...state.shadow, revs: { ...state.shadow.revs, pages: remote.revs.pages } } };
}
