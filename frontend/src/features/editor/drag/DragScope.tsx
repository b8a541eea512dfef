import { t } from '@lingui/core/macro';
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { editorFor } from '@linkyard/blocks/editor';
import { useMemo, useState, type ReactNode } from 'react';
import { targetIds, moveBlocksToGap } from '../store/block-commands.js';
import { addBlock } from '../store/document-commands.js';
import { blockLabel } from '../store/block-names.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { dragAnnouncements, dragInstructions } from './announcements.js';
import { gapCoordinates, nearestGapCollision } from './collide.js';
import { draggedOf, gapOf } from './drag-ids.js';
import { DraggingContext } from './is-dragging.js';
import css from './drag.module.css';

// Named once: options that are new at each drawing are new listeners for every block.
const byMouse = { activationConstraint: { distance: 6 } };
/** A short rest of the finger: a swipe over the page still scrolls it. */
const byFinger = { activationConstraint: { delay: 220, tolerance: 8 } };
const byKeys = { coordinateGetter: gapCoordinates };

/** Drags blocks from the picker onto the page and along it: mouse, finger, keys. */
export function DragScope({ children }: { children: ReactNode }) {
  const session = useEditorSession();
  const [activeId, setActiveId] = useState<string | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byFinger),
    useSensor(KeyboardSensor, byKeys),
  );
  const announcements = useMemo(() => dragAnnouncements(session.store), [session.store]);

  const drop = ({ active, over }: DragEndEvent) => {
    setActiveId(null);
    const gap = gapOf(over?.id);
    const dragged = draggedOf(active.id);
    if (gap === null || !dragged) return;
    if (dragged.kind === 'new') addBlock(session, dragged.code, gap);
    else moveBlocksToGap(session, targetIds(session.store.getState(), dragged.id), gap);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearestGapCollision}
      accessibility={{ announcements, screenReaderInstructions: dragInstructions() }}
      onDragStart={({ active }) => setActiveId(String(active.id))}
      onDragEnd={drop}
      onDragCancel={() => setActiveId(null)}
    >
      <DraggingContext value={activeId !== null}>{children}</DraggingContext>
      <DragOverlay dropAnimation={null}>{activeId && <Chip id={activeId} />}</DragOverlay>
    </DndContext>
  );
}

/** What hangs on the pointer: the kind of block, small, so that the page stays in sight. */
function Chip({ id }: { id: string }) {
  const dragged = draggedOf(id);
  const type = useEditor(({ document }) =>
    dragged?.kind === 'move' ? document.sections[dragged.id]?.type : undefined,
  );
  const count = useEditor((state) => (dragged?.kind === 'move' ? targetIds(state, dragged.id).length : 1));
  const code = dragged?.kind === 'new' ? dragged.code : type;
  if (code === undefined) return null;
  const Icon = editorFor(code)?.Icon;
  return (
    <div className={css['chip']}>
      {Icon && <Icon size={18} stroke={1.5} aria-hidden />}
      {count > 1 ? t`${count} blocks` : blockLabel(code)}
    </div>
  );
}
