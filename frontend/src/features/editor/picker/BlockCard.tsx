import { useDraggable, type DraggableSyntheticListeners } from '@dnd-kit/core';
import type { BlockEditor } from '@linkyard/blocks/editor';
import { memo } from 'react';
import { newId } from '../drag/drag-ids.js';
import { addBlock } from '../store/document-commands.js';
import { useEditorSession } from '../store/use-editor.js';
import css from './picker.module.css';

interface BlockCardProps {
  block: BlockEditor;
  onAdded: (id: string) => void;
}

/** One block type. A move of the drag re-renders no card. */
export const BlockCard = memo(function BlockCard(props: BlockCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: newId(props.block.code) });
  return <Card {...props} setNodeRef={setNodeRef} listeners={listeners} isDragging={isDragging} />;
});

interface CardProps extends BlockCardProps {
  setNodeRef: (element: HTMLElement | null) => void;
  listeners: DraggableSyntheticListeners;
  isDragging: boolean;
}

/** Enter and a click add it; mouse and finger also drag it. */
const Card = memo(function Card({ block, onAdded, setNodeRef, listeners, isDragging }: CardProps) {
  const session = useEditorSession();
  const { code, label, hint, Icon } = block;
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={css['card']}
      data-dragged={isDragging || undefined}
      data-block={code}
      title={hint}
      aria-label={`${label}: ${hint}`}
      {...listeners}
      // The keys add; dragging by keys begins on the page, where the places are.
      onKeyDown={undefined}
      onClick={() => {
        const id = addBlock(session, code);
        if (id) onAdded(id);
      }}
    >
      <Icon size={22} stroke={1.5} aria-hidden />
      <span>{label}</span>
    </button>
  );
});
