import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { orderOf } from '../document/document.js';
import { blockLabel, blockTitle } from '../store/block-names.js';
import type { EditorStore } from '../store/editor-store.js';
import { draggedOf, gapOf } from './drag-ids.js';

export const dragInstructions: () => ScreenReaderInstructions = perLanguage(() => ({
  draggable: t`To move this block, press Space or Enter, then the up and down arrow keys, and Space or Enter again to let go. Escape puts it back.`,
}));

/** What is said aloud while a block is dragged. */
export function dragAnnouncements(store: EditorStore): Announcements {
  const nameOf = (id: string | number) => {
    const dragged = draggedOf(id);
    if (!dragged) return t`Block`;
    if (dragged.kind === 'new') return blockLabel(dragged.code);
    const section = store.getState().document.sections[dragged.id];
    return section ? blockTitle(section) : t`Block`;
  };
  /** The place it would take, counted from one, of how many. */
  const placeAt = (activeId: string | number, gap: number) => {
    const { document, pageId } = store.getState();
    const order = orderOf(document, pageId);
    const dragged = draggedOf(activeId);
    if (dragged?.kind !== 'move') return { place: gap + 1, count: order.length + 1 };
    const from = order.indexOf(dragged.id);
    return { place: (gap > from ? gap - 1 : gap) + 1, count: order.length };
  };
  let isFirst = false;
  return {
    onDragStart: ({ active }) => {
      isFirst = true;
      return t`Picked up ${nameOf(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      // The first position is announced together with the picked-up block, because two messages would interrupt each other.
      const isStart = isFirst;
      isFirst = false;
      const gap = gapOf(over?.id);
      if (gap === null) return t`Not over the page.`;
      const name = nameOf(active.id);
      const { place, count } = placeAt(active.id, gap);
      return isStart
        ? t`Picked up ${name}: position ${place} of ${count}.`
        : t`${name}: position ${place} of ${count}.`;
    },
    onDragEnd: ({ active, over }) => {
      const gap = gapOf(over?.id);
      const name = nameOf(active.id);
      if (gap === null) return t`${name} was put back.`;
      const { place, count } = placeAt(active.id, gap);
      return t`${name} dropped at position ${place} of ${count}.`;
    },
    onDragCancel: ({ active }) => t`Cancelled. ${nameOf(active.id)} was put back.`,
  };
}
