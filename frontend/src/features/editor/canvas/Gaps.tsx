import { t } from '@lingui/core/macro';
import { useDroppable } from '@dnd-kit/core';
import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { orderOf } from '../document/document.js';
import { gapId } from '../drag/drag-ids.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import type { Gap } from './boxes.js';
import css from './canvas.module.css';

interface GapsProps {
  gaps: readonly Gap[];
  /** How many blocks the page has. */
  count: number;
  onPick: () => void;
}

/** The places between the blocks: a plus to add there, and where a dragged block can be let go. */
export const Gaps = memo(function Gaps({ gaps, count, onPick }: GapsProps) {
  const all = gaps.length > 0 || count > 0 ? gaps : [{ index: 0, top: 0, left: 0, width: 0 }];
  return (
    <div role="group" aria-label={t`Add between`}>
      {all.map((gap) => (
        <GapPlace key={gap.index} {...gap} isWhole={count === 0} count={count} onPick={onPick} />
      ))}
    </div>
  );
});

interface GapPlaceProps extends Gap {
  isWhole: boolean;
  count: number;
  onPick: () => void;
}

/** A drop target. A move of the drag re-renders only the two whose lines change. */
const GapPlace = memo(function GapPlace(props: GapPlaceProps) {
  const { setNodeRef, active, isOver } = useDroppable({ id: gapId(props.index) });
  const isDragging = active !== null;
  return <GapLine {...props} setNodeRef={setNodeRef} isDragging={isDragging} isTarget={isDragging && isOver} />;
});

interface GapLineProps extends GapPlaceProps {
  setNodeRef: (element: HTMLElement | null) => void;
  isDragging: boolean;
  isTarget: boolean;
}

const GapLine = memo(function GapLine(props: GapLineProps) {
  const { index, top, left, width, isWhole, count, onPick, setNodeRef, isDragging, isTarget } = props;
  const { store } = useEditorSession();
  const isMarked = useEditor((state) => state.insertAt === index);
  // The toolbar of the selected block lies there: its plus steps aside.
  const isAside = useEditor(({ document, pageId, sectionId }) => orderOf(document, pageId)[index] === sectionId);
  const isAfter = useEditor(({ document, pageId, sectionId }) => orderOf(document, pageId)[index - 1] === sectionId);
  const style = isWhole ? { inset: 0 } : { top, left, width };
  return (
    <div
      ref={setNodeRef}
      className={css['gap']}
      data-whole={isWhole || undefined}
      data-aside={isAside || undefined}
      data-near={isAside || isAfter || undefined}
      data-on={isTarget || isMarked || undefined}
      style={style}
    >
      {!isWhole && !isDragging && (
        <button
          type="button"
          className={css['plus']}
          tabIndex={-1}
          aria-label={index === count ? t`Add a block at the end` : t`Add a block before number ${index + 1}`}
          onClick={() => {
            store.insertAt(index);
            onPick();
          }}
        >
          <IconPlus size={16} stroke={2} aria-hidden />
        </button>
      )}
    </div>
  );
});
