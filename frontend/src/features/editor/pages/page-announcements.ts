import { t } from '@lingui/core/macro';
import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { EditorStore } from '../store/editor-store.js';

/** What is said aloud while a page is moved in the list. */
export function pageAnnouncements(store: EditorStore): Announcements {
  const nameOf = (id: UniqueIdentifier) => store.getState().document.pages[String(id)]?.name ?? t`Page`;
  const placeOf = (id: UniqueIdentifier) => {
    const { pageIds } = store.getState().document;
    return `position ${pageIds.indexOf(String(id)) + 1} of ${pageIds.length}`;
  };
  return {
    onDragStart: ({ active }) => t`Picked up ${nameOf(active.id)}, ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${nameOf(active.id)}: ${placeOf(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => t`${nameOf(active.id)} dropped at ${placeOf(over?.id ?? active.id)}.`,
    onDragCancel: ({ active }) => t`Cancelled. ${nameOf(active.id)} was put back.`,
  };
}
