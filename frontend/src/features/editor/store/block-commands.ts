import { t } from '@lingui/core/macro';
import { toast } from '@linkyard/ui';
import { maxSections, orderOf } from '../document/document.js';
import { newId } from '../document/new-id.js';
import type { EditorSession } from '../session/open-session.js';
import { blockLabel } from './block-names.js';
import type { EditorState } from './editor-state.js';
import { oneSelected } from './selection.js';

/** Whether this many blocks more fit onto the open page; says so when they do not. */
export function hasRoom({ document, pageId }: Pick<EditorState, 'document' | 'pageId'>, count: number): boolean {
  const isRoom = orderOf(document, pageId).length + count <= maxSections;
  if (!isRoom) toast.error(t`A page can have up to ${maxSections} blocks.`);
  return isRoom;
}

/** The targets of an action: the whole selection when the block is part of it, else the block alone. */
export const targetIds = ({ marked }: Pick<EditorState, 'marked'>, id: string): readonly string[] =>
  marked.includes(id) ? marked : [id];

/** Copies right after the originals; they are what is selected then. */
export function duplicateBlocks({ store }: EditorSession, ids: readonly string[]) {
  if (!hasRoom(store.getState(), ids.length)) return;
  const newIds = ids.map(() => newId());
  const [first] = newIds;
  if (first === undefined) return;
  const selection = { ...oneSelected(first), marked: newIds };
  store.act({ type: 'duplicateMany', ids, newIds }, selection);
}

/** At once, with eight seconds to take it back. */
export function deleteBlocks({ store }: EditorSession, ids: readonly string[]) {
  const { document, pageId, isPicking } = store.getState();
  const [section] = ids.flatMap((id) => document.sections[id] ?? []);
  if (!section) return;
  const order = orderOf(document, pageId);
  const last = Math.max(...ids.map((id) => order.indexOf(id)));
  const rest = order.filter((id) => !ids.includes(id));
  const beside = order.slice(last + 1).find((id) => rest.includes(id)) ?? rest.at(-1) ?? null;
  // Where taps choose, nothing is chosen that was not tapped: a second 'Delete' would take it too.
  const neighbour = isPicking ? null : beside;
  const patch = store.act({ type: 'deleteMany', ids }, oneSelected(neighbour));
  const what = ids.length === 1 ? blockLabel(section.type) : t`${ids.length} blocks`;
  if (patch) toast.undo(t`${what} deleted`, () => store.revert(patch));
}

/** Hides them; shows them when all are hidden already. */
export function hideBlocks({ store }: EditorSession, ids: readonly string[]) {
  const { sections } = store.getState().document;
  const isAnyShown = ids.some((id) => sections[id]?.status === 1);
  store.act({ type: 'showMany', ids, status: isAnyShown ? 0 : 1 });
}

/** One place up or down, together. */
export function shiftBlocks({ store }: EditorSession, ids: readonly string[], step: 1 | -1) {
  const { document, pageId } = store.getState();
  const order = orderOf(document, pageId);
  const [first] = order.filter((id) => ids.includes(id));
  if (first === undefined) return;
  const place = order.indexOf(first) + step;
  if (place >= 0) store.act({ type: 'moveMany', ids, index: place });
}

/** To a gap between the blocks of the page, counted as they stand now. */
export function moveBlocksToGap({ store }: EditorSession, ids: readonly string[], gap: number) {
  const { document, pageId } = store.getState();
  const before = orderOf(document, pageId).slice(0, gap);
  const index = before.filter((id) => !ids.includes(id)).length;
  const [first] = ids;
  if (first === undefined) return;
  store.act({ type: 'moveMany', ids, index }, { sectionId: first, marked: ids, insertAt: null });
}
