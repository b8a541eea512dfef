import { useDraggable } from '@dnd-kit/core';
import type { BlockEditor } from '@linkyard/blocks/editor';
import { newId } from '../drag/drag-ids.js';
import { addBlock } from '../store/deeds.js';
import { useEditorSession } from '../store/use-editor.js';
import css from './picker.module.css';

/** One kind of block. Enter and a click add it; mouse and finger also drag it. */
export function BlockCard({ block, onAdded }: { block: BlockEditor; onAdded: (id: string) => void }) {
  const session = useEditorSession();
  const { code, label, hint, Icon } = block;
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: newId(code) });
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={css['card']}
      data-dragged={isDragging || undefined}
      data-block={code}
      title={hint}
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
      <span className="ly-visually-hidden">: {hint}</span>
    </button>
  );
}
