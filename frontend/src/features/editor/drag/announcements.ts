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
    if (dragged?.kind !== 'move') return `position ${gap + 1} of ${order.length + 1}`;
    const from = order.indexOf(dragged.id);
    return `position ${(gap > from ? gap - 1 : gap) + 1} of ${order.length}`;
  };
  let isFirst = false;
  return {
    onDragStart: ({ active }) => {
      isFirst = true;
      return t`Picked up ${nameOf(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      // The first position is announced together with the picked-up block, because two messages would interrupt each other.
      const start = isFirst ? t`Picked up ` : '';
      isFirst = false;
      const gap = gapOf(over?.id);
      return gap === null ? t`Not over the page.` : `${start}${nameOf(active.id)}: ${placeAt(active.id, gap)}.`;
    },
    onDragEnd: ({ active, over }) => {
      const gap = gapOf(over?.id);
      return gap === null
        ? t`${nameOf(active.id)} was put back.`
        : t`${nameOf(active.id)} dropped at ${placeAt(active.id, gap)}.`;
    },
    onDragCancel: ({ active }) => t`Cancelled. ${nameOf(active.id)} was put back.`,
  };
}
