import { useDraggable, type DraggableSyntheticListeners } from '@dnd-kit/core';
import { t } from '@lingui/core/macro';
import { IconAlertTriangle, IconEyeOff, IconCalendarTime, IconLock, IconUsers, type Icon } from '@tabler/icons-react';
import { memo, useEffect, useRef, type CSSProperties } from 'react';
import type { SectionPart } from '../document/document.js';
import { moveId } from '../drag/drag-ids.js';
import { blockLabel, blockTitle } from '../store/block-names.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { conditionsOf, conditionWords, type Condition } from '../store/conditions.js';
import type { Box } from './boxes.js';
import css from './canvas.module.css';

interface FrameProps {
  id: string;
  place: number;
  count: number;
  box: Box | undefined;
  /** The one the Tab key reaches. */
  isEntry: boolean;
  /** Kinds that visitors do not see here. */
  off: readonly string[];
  onOpenForm: () => void;
}

/** How long a revealed block stays highlighted. */
const foundMs = 4000;

/** One block: chosen by click, tap or key, moved by dragging. A drag re-renders none of them. */
export const Frame = memo(function Frame(props: FrameProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: moveId(props.id, 'frame') });
  return <FrameBox {...props} setNodeRef={setNodeRef} listeners={listeners} isDragging={isDragging} />;
});

interface FrameBoxProps extends FrameProps {
  setNodeRef: (element: HTMLElement | null) => void;
  listeners: DraggableSyntheticListeners;
  isDragging: boolean;
}

const FrameBox = memo(function FrameBox(props: FrameBoxProps) {
  const { id, place, count, box, isEntry, off, onOpenForm, setNodeRef, listeners, isDragging } = props;
  const { store } = useEditorSession();
  const section = useEditor((state) => state.document.sections[id]);
  const isSelected = useEditor((state) => state.marked.includes(id));
  const isLead = useEditor((state) => state.sectionId === id);
  const isFound = useEditor((state) => state.foundId === id);
  const problem = useEditor((state) => state.sync.problems[`s:${id}`]);
  const element = useRef<HTMLDivElement | null>(null);

  useEffect(() => {
    if (isLead) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isLead]);
  useEffect(() => {
    if (!isFound) return;
    element.current?.scrollIntoView({ block: 'center' });
    const timer = setTimeout(() => store.unmarkFound(id), foundMs);
    return () => clearTimeout(timer);
  }, [id, isFound, store]);

  if (!section) return null;
  const isOff = off.includes(section.type);
  const hasProblem = problem !== undefined;
  const style: CSSProperties = box ? { ...box } : { display: 'none' };
  return (
    <div
      ref={(node) => {
        element.current = node;
        setNodeRef(node);
      }}
      id={`frame-${id}`}
      role="option"
      aria-selected={isSelected}
      aria-label={[blockTitle(section), ...factsOf(section, isOff, hasProblem)].join(', ')}
      aria-posinset={place + 1}
      aria-setsize={count}
      tabIndex={isEntry ? 0 : -1}
      className={css['frame']}
      data-selected={isSelected || undefined}
      data-found={isFound || undefined}
      data-dragged={isDragging || undefined}
      data-problem={hasProblem || undefined}
      data-bleed={box && box.left < 4 ? true : undefined}
      style={style}
      {...listeners}
      onClick={(event) => {
        const { isPicking, marked, sectionId } = store.getState();
        if (event.shiftKey) store.selectTo(id);
        else if (isPicking || event.ctrlKey || event.metaKey) store.toggle(id);
        else if (sectionId === id && marked.length === 1) onOpenForm();
        else store.select(id);
      }}
      // In place of the drag's own: here the keys choose; the handle in the toolbar is what they drag by.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (store.getState().isPicking || event.ctrlKey || event.metaKey) return store.toggle(id);
        store.select(id);
        onOpenForm();
      }}
    >
      <FrameTag section={section} isOff={isOff} hasProblem={hasProblem} />
      <ConditionMarks conditions={conditionsOf(section.audience)} />
    </div>
  );
});

/** What is special about a block, in words for its name. */
const factsOf = (section: SectionPart, isOff: boolean, hasProblem: boolean): string[] => [
  ...(section.status === 0 ? [t`hidden`] : []),
  ...(isOff ? [t`switched off here, so visitors do not see it`] : []),
  ...conditionsOf(section.audience).map((condition) => conditionWords()[condition]),
  ...(hasProblem ? [t`has a problem`] : []),
];

interface FrameTagProps {
  section: SectionPart;
  isOff: boolean;
  hasProblem: boolean;
}

function FrameTag({ section, isOff, hasProblem }: FrameTagProps) {
  return (
    <span className={css['tag']} aria-hidden>
      {blockLabel(section.type)}
      {(section.status === 0 || isOff) && <IconEyeOff size={14} stroke={1.5} />}
      {hasProblem && <IconAlertTriangle size={14} stroke={1.5} />}
    </span>
  );
}

const icons: Record<Condition, Icon> = { schedule: IconCalendarTime, rules: IconUsers, gate: IconLock };

/** In the corner of a block that only some visitors see; the words are in the block's own name. */
function ConditionMarks({ conditions }: { conditions: readonly Condition[] }) {
  if (conditions.length === 0) return null;
  return (
    <span className={css['marks']} aria-hidden data-conditions={conditions.join(' ')}>
      {conditions.map((condition) => {
        const Mark = icons[condition];
        return <Mark key={condition} size={14} stroke={1.75} />;
      })}
    </span>
  );
}
