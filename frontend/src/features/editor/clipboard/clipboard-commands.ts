import { t } from '@lingui/core/macro';
import { toast } from '@linkyard/ui';
import { type EditorDocument, orderOf, pagesOf, type SectionPart } from '../document/document.js';
import type { EditorSession } from '../session/open-session.js';
import { deleteBlocks, hasRoom } from '../store/block-commands.js';
import { insertionIndex } from '../store/editor-state.js';
import { translatedData } from '../sync/shadow.js';
import { packed, unpacked } from './envelope.js';

/** The selected blocks as text; null when nothing is selected. */
export function selectedText({ store }: EditorSession): string | null {
  const { document, marked } = store.getState();
  const sections = marked.flatMap((id) => document.sections[id] ?? []);
  return sections.length === 0 ? null : packed(sections, pagesOf(document));
}

const counted = (count: number) => (count === 1 ? t`Block` : t`${count} blocks`);

export function noteCopied({ store }: EditorSession) {
  toast.success(t`${counted(store.getState().marked.length)} copied`);
}

export function deleteCut(session: EditorSession) {
  deleteBlocks(session, session.store.getState().marked);
}

/** Links to pages follow the address: a page of the same address here takes the place of the one it was copied from. */
function atHome(
  sections: readonly SectionPart[],
  pages: readonly { _id: string; slug: string }[],
  here: EditorDocument,
) {
  const foreign = pages.flatMap(({ _id, slug }) => {
    const own = here.pages[_id] ? undefined : pagesOf(here).find((page) => page.slug === slug);
    return own ? [[_id, own._id] as const] : [];
  });
  const table = Object.fromEntries(foreign);
  return sections.map((section) => ({ ...section, sectionData: translatedData(section.sectionData, table) }));
}

/** Puts copied blocks after the selection, as one step, and selects them. @returns the first of them */
export function pasteText({ store }: EditorSession, text: string): string | null {
  const found = unpacked(text);
  if (!found.ok) {
    toast.error(found.message);
    return null;
  }
  const state = store.getState();
  if (!hasRoom(state, found.sections.length)) return null;
  const sections = atHome(found.sections, found.pages, state.document);
  const marked = sections.map(({ _id }) => _id);
  const sectionId = marked.at(0) ?? null;
  const { pageId } = state;
  store.act(
    { type: 'insert', sections, pageId, index: insertionIndex(state) },
    { sectionId, marked, anchorId: sectionId, insertAt: null, isPicking: false },
  );
  if (orderOf(store.getState().document, pageId).includes(sectionId ?? '')) {
    toast.success(sections.length === 1 ? t`Block pasted` : t`${sections.length} blocks pasted`);
  }
  return sectionId;
}
