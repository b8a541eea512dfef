import { t } from '@lingui/core/macro';
import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { filesOfTransfer, pastedFiles } from './files-of-transfer.js';
import css from './upload.module.css';

interface DropZoneProps {
  /** Also called for a drop without any file. */
  onFiles: (files: File[]) => void;
  children?: ReactNode;
  /** What stands over the place while something is held over it. */
  label?: string;
}

/** A place that takes files dropped on it, folders too, and files pasted anywhere on the screen. */
export function DropZone({ onFiles, children, label = t`Drop files here to upload them` }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  // Moving over a child leaves the parent, by the browser's reckoning.
  const depth = useRef(0);
  const enter = (by: 1 | -1) => {
    depth.current = Math.max(0, depth.current + by);
    setOver(depth.current > 0);
  };
  usePaste(onFiles);

  const drop = async (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onFiles(await filesOfTransfer(event.dataTransfer));
  };

  return (
    <div
      className={css['zone']}
      data-over={isOver || undefined}
      onDragEnter={(event) => void (hasFiles(event.dataTransfer) && enter(1))}
      onDragLeave={(event) => void (hasFiles(event.dataTransfer) && enter(-1))}
      onDragOver={(event) => void (hasFiles(event.dataTransfer) && event.preventDefault())}
      onDrop={(event) => void (hasFiles(event.dataTransfer) && drop(event))}
    >
      {children}
      {isOver && (
        <div className={css['over']} aria-hidden>
          <IconUpload size={32} stroke={1.5} />
          {label}
        </div>
      )}
    </div>
  );
}

/** Text that is dragged is none of ours. */
const hasFiles = ({ types }: DataTransfer) => types.includes('Files');

function usePaste(onFiles: (files: File[]) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files ?? [];
    // A document copied from an office program has a picture of itself beside its text: in a field, the text is meant.
    if (files.length === 0 || isWriting(event.target)) return;
    event.preventDefault();
    onFiles(pastedFiles(files, new Date()));
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;
