import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { addPage } from '../store/document-commands.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { PageRow } from './PageRow.js';
import css from './pages.module.css';
import type { EditorStore } from '../store/editor-store.js';

interface PagesPanelProps {
  /** Called when a page is chosen. */
  onOpened?: () => void;
  onSettings: () => void;
}

/** The pages of the site in their order: open, add, name, order, copy, delete, make home. */
export function PagesPanel({ onOpened, onSettings }: PagesPanelProps) {
  const session = useEditorSession();
  const { store } = session;
  const pageIds = useEditor((state) => state.document.pageIds);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const from = pageIds.indexOf(String(active.id));
    const to = pageIds.indexOf(String(over.id));
    if (from !== -1 && to !== -1) store.act({ type: 'orderPages', ids: arrayMove([...pageIds], from, to) });
  };
  return (
    <div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: pageAnnouncements(store) }}
        onDragEnd={drop}
      >
        <SortableContext items={[...pageIds]} strategy={verticalListSortingStrategy}>
          <ul className={css['list']} aria-label={t`Pages`}>
            {pageIds.map((id) => (
              <PageRow key={id} id={id} onOpened={onOpened} onSettings={onSettings} />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      <Button
        fullWidth
        mt={8}
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        onClick={() => addPage(session)}
      >
        <Trans>Add a page</Trans>
      </Button>
    </div>
  );
}

/** What is said aloud while a page is moved in the list. */
function pageAnnouncements(store: EditorStore): Announcements {
  const nameOf = (id: UniqueIdentifier) => store.getState().document.pages[String(id)]?.name ?? t`Page`;
  const placeOf = (id: UniqueIdentifier) => {
    const { pageIds } = store.getState().document;
    return { place: pageIds.indexOf(String(id)) + 1, count: pageIds.length };
  };
  return {
    onDragStart: ({ active }) => {
      const { place, count } = placeOf(active.id);
      const name = nameOf(active.id);
      return t`Picked up ${name}: position ${place} of ${count}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const { place, count } = placeOf(over.id);
      const name = nameOf(active.id);
      return t`${name}: position ${place} of ${count}.`;
    },
    onDragEnd: ({ active, over }) => {
      const { place, count } = placeOf(over?.id ?? active.id);
      const name = nameOf(active.id);
      return t`${name} dropped at position ${place} of ${count}.`;
    },
    onDragCancel: ({ active }) => t`Cancelled. ${nameOf(active.id)} was put back.`,
  };
}
