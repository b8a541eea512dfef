import { useDeferredValue, useMemo, useState } from 'react';
import { orderOf } from '../document/document.js';
import { useEditor, useEditorSession } from '../store/use-editor.js';
import { useIsDragging } from '../drag/is-dragging.js';
import { gapsOf } from './boxes.js';
import { DeviceFrame } from './DeviceFrame.js';
import type { Device } from './devices.js';
import { EmptyPage } from './EmptyPage.js';
import { Frames } from './Frames.js';
import { Gaps } from './Gaps.js';
import { PageSurface } from './PageSurface.js';
import { SectionToolbar } from './SectionToolbar.js';
import { useBoxes } from './use-boxes.js';
import css from './canvas.module.css';

interface CanvasProps {
  device: Device;
  /** Opens the block picker for the marked position. */
  onPick: () => void;
  /** Opens the form of the selected block. */
  onOpenForm: () => void;
}

/** The page being built, with everything that is done to its blocks laid over it. */
export function Canvas({ device, onPick, onOpenForm }: CanvasProps) {
  const { store } = useEditorSession();
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const pageId = useEditor((state) => state.pageId);
  const order = useEditor((state) => orderOf(state.document, state.pageId));
  // At first the blocks one sees without scrolling; the others follow when the browser has time, a piece at a time.
  const isWhole = useDeferredValue(true, false);
  const frame = useMemo(() => ({ order, pageId, device, isWhole }), [order, pageId, device, isWhole]);
  const { boxes, onDrawn } = useBoxes(root, frame);
  const gaps = useMemo(() => gapsOf(order.map((id) => boxes[id])), [boxes, order]);
  const isDragging = useIsDragging();
  return (
    <DeviceFrame device={device} onBackground={() => store.select(null)}>
      <PageSurface isWhole={isWhole} onRoot={setRoot} onDrawn={onDrawn} />
      <div className={css['layer']} data-dragging={isDragging || undefined}>
        <Frames order={order} boxes={boxes} onOpenForm={onOpenForm} />
        <Gaps gaps={gaps} count={order.length} onPick={onPick} />
        <SectionToolbar boxes={boxes} onOpenForm={onOpenForm} />
        {order.length === 0 && <EmptyPage onPick={onPick} />}
      </div>
    </DeviceFrame>
  );
}
