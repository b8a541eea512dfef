import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { useBlocksOff } from '../store/use-block-sources.js';
import { useEditor } from '../store/use-editor.js';
import type { Box } from './boxes.js';
import { Frame } from './Frame.js';

interface FramesProps {
  order: readonly string[];
  boxes: Readonly<Record<string, Box>>;
  onOpenForm: () => void;
}

/** The blocks of the page as a list to choose from, each lying over its picture on the page. */
export const Frames = memo(function Frames({ order, boxes, onOpenForm }: FramesProps) {
  const pageName = useEditor((state) => state.document.pages[state.pageId]?.name ?? '');
  const selected = useEditor((state) => state.sectionId);
  // Asked once for all of them: each question to the store of answers is a listener of its own.
  const off = useBlocksOff();
  const entry = selected !== null && order.includes(selected) ? selected : order[0];
  if (order.length === 0) return null;
  return (
    <div role="listbox" aria-multiselectable aria-label={t`Blocks of ${pageName}`} data-frames>
      {order.map((id, place) => (
        <Frame
          key={id}
          id={id}
          place={place}
          count={order.length}
          box={boxes[id]}
          isEntry={id === entry}
          off={off}
          onOpenForm={onOpenForm}
        />
      ))}
    </div>
  );
});
