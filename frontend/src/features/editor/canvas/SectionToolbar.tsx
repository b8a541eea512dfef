import { t } from '@lingui/core/macro';
import { useDraggable } from '@dnd-kit/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconCopy,
  IconEye,
  IconEyeOff,
  IconGripVertical,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { memo, type ReactNode, Suspense, useState } from 'react';
import { orderOf } from '../document/document.js';
import { moveId } from '../drag/drag-ids.js';
import { blockTitle } from '../store/block-names.js';
import { deleteBlocks, duplicateBlocks, hideBlocks, shiftBlocks } from '../store/block-commands.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import type { Box } from './boxes.js';
import css from './canvas.module.css';
import { ToolbarMenu } from '../menus.js';
import { MoreButton } from './MoreButton.js';

interface ToolbarProps {
  boxes: Readonly<Record<string, Box>>;
  onOpenForm: () => void;
}

/** What can be done with the selected block, right above it. */
export function SectionToolbar({ boxes, onOpenForm }: ToolbarProps) {
  const id = useEditor((state) => state.sectionId);
  // Several have a bar of their own.
  const isAlone = useEditor((state) => state.marked.length === 1 && !state.isPicking);
  const box = id === null ? undefined : boxes[id];
  if (id === null || !box || !isAlone) return null;
  return <Toolbar key={id} id={id} box={box} onOpenForm={onOpenForm} />;
}

/** Pixels the bar takes above its block, and along it. */
const barHeight = 44;
const barWidth = 249;

function Toolbar({ id, box, onOpenForm }: { id: string; box: Box; onOpenForm: () => void }) {
  const section = useEditor((state) => state.document.sections[id]);
  const order = useEditor((state) => orderOf(state.document, state.pageId));
  const place = order.indexOf(id);
  const { setNodeRef, setActivatorNodeRef, listeners, attributes } = useDraggable({
    id: moveId(id, 'handle'),
    data: { place },
  });
  if (!section) return null;
  const isHidden = section.status === 0;
  const above = box.top >= barHeight + 4;
  return (
    <div
      ref={setNodeRef}
      role="toolbar"
      aria-label={blockTitle(section)}
      className={css['toolbar']}
      data-above={above || undefined}
      style={{ top: above ? box.top : box.top + box.height, left: Math.max(box.left + box.width, barWidth) }}
      onKeyDown={walkToolbar}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        className={css['tool']}
        data-grip
        aria-label={t`Drag to move`}
        title={t`Drag to move`}
      >
        <IconGripVertical size={18} stroke={1.5} aria-hidden />
      </button>
      <Tools id={id} place={place} count={order.length} isHidden={isHidden} onOpenForm={onOpenForm} />
    </div>
  );
}

interface ToolsProps {
  id: string;
  place: number;
  count: number;
  isHidden: boolean;
  onOpenForm: () => void;
}

/** Apart from the bar, which is named after the words of its block: not drawn while they are typed. */
const Tools = memo(function Tools({ id, place, count, isHidden, onOpenForm }: ToolsProps) {
  const session = useEditorSession();
  return (
    <>
      <Tool label={t`Move up`} isOff={place <= 0} onUse={() => shiftBlocks(session, [id], -1)}>
        <IconArrowUp size={18} stroke={1.5} aria-hidden />
      </Tool>
      <Tool label={t`Move down`} isOff={place === count - 1} onUse={() => shiftBlocks(session, [id], 1)}>
        <IconArrowDown size={18} stroke={1.5} aria-hidden />
      </Tool>
      <Tool label={t`Edit`} onUse={onOpenForm} isForPhone>
        <IconPencil size={18} stroke={1.5} aria-hidden />
      </Tool>
      <Tool label={t`Duplicate`} onUse={() => duplicateBlocks(session, [id])}>
        <IconCopy size={18} stroke={1.5} aria-hidden />
      </Tool>
      <Tool label={isHidden ? t`Show` : t`Hide`} onUse={() => hideBlocks(session, [id])}>
        {isHidden ? <IconEye size={18} stroke={1.5} aria-hidden /> : <IconEyeOff size={18} stroke={1.5} aria-hidden />}
      </Tool>
      <Tool label={t`Delete`} onUse={() => deleteBlocks(session, [id])} isGrave>
        <IconTrash size={18} stroke={1.5} aria-hidden />
      </Tool>
      <MoreTools />
    </>
  );
});

interface ToolProps {
  label: string;
  onUse: () => void;
  isOff?: boolean;
  isGrave?: boolean;
  isForPhone?: boolean;
  children: ReactNode;
}

/** `aria-disabled` rather than disabled: a tool that switches off under the finger keeps the focus. */
function Tool({ label, onUse, isOff = false, isGrave = false, isForPhone = false, children }: ToolProps) {
  return (
    <button
      type="button"
      className={css['tool']}
      data-grave={isGrave || undefined}
      data-phone={isForPhone || undefined}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onUse()}
    >
      {children}
    </button>
  );
}

/** The arrow keys walk along the tools. */
function walkToolbar(event: React.KeyboardEvent<HTMLDivElement>) {
  if (event.defaultPrevented || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('button')].filter((tool) => tool.offsetWidth > 0);
  const place = tools.findIndex((tool) => tool === document.activeElement);
  const isForward = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction === 'ltr');
  const next = tools[(place + (isForward ? 1 : -1) + tools.length) % tools.length];
  if (place === -1 || !next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** What is done to a block less often: a menu that comes after the page is on screen. Asked for before, it opens as it comes. */
function MoreTools() {
  const [isAsked, setAsked] = useState(false);
  return (
    <Suspense fallback={<MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setAsked(true)} />}>
      <ToolbarMenu isOpenAtOnce={isAsked} />
    </Suspense>
  );
}
