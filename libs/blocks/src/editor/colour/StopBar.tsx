import { t } from '@lingui/core/macro';
import { Box } from '@mantine/core';
import { type KeyboardEvent, useRef } from 'react';
import { type Gradient, gradientCss, type GradientStop } from '../../kit/gradient.js';

interface StopBarProps {
  gradient: Gradient;
  selected: string;
  onSelect: (id: string) => void;
  onMove: (id: string, position: number) => void;
  onAdd: (position: number) => void;
  onRemove: (id: string) => void;
}

/** How far a key moves a stop, percent. */
const step = 1;
const bigStep = 10;
const thumbWidth = 22;

function moved(event: KeyboardEvent, position: number): number | null {
  const by = event.shiftKey ? bigStep : step;
  if (event.key === 'ArrowRight' || event.key === 'ArrowUp') return position + by;
  if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') return position - by;
  if (event.key === 'PageUp') return position + bigStep;
  if (event.key === 'PageDown') return position - bigStep;
  if (event.key === 'Home') return 0;
  return event.key === 'End' ? 100 : null;
}

const positionText = ({ color, position }: GradientStop) => t`${color} at ${position} %`;

/** The stops on their gradient: dragged or moved by arrow keys, added with a click between them, removed with Delete. */
export function StopBar({ gradient, selected, onSelect, onMove, onAdd, onRemove }: StopBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const placeOf = (event: { clientX: number }) => {
    const box = bar.current?.getBoundingClientRect();
    return box ? ((event.clientX - box.left) / box.width) * 100 : 0;
  };
  const thumb = (stop: GradientStop, index: number) => (
    <Box
      key={stop.id}
      role="slider"
      tabIndex={0}
      aria-label={t`Stop ${index + 1} of ${gradient.stops.length}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={stop.position}
      aria-valuetext={positionText(stop)}
      onFocus={() => onSelect(stop.id)}
      onKeyDown={(event) => {
        const position = moved(event, stop.position);
        if (position !== null) onMove(stop.id, position);
        if (event.key === 'Delete' || event.key === 'Backspace') onRemove(stop.id);
        if (position !== null || event.key === 'Delete' || event.key === 'Backspace') event.preventDefault();
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onSelect(stop.id);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(stop.id, placeOf(event));
      }}
      onClick={(event) => event.stopPropagation()}
      style={{
        position: 'absolute',
        insetBlock: 0,
        left: `${stop.position}%`,
        width: thumbWidth,
        marginLeft: -thumbWidth / 2,
        borderRadius: 8,
        background: stop.color,
        border: '3px solid #fff',
        boxShadow: stop.id === selected ? '0 0 0 2px var(--ly-primary)' : '0 0 0 1px var(--ly-control-line, #868e85)',
        zIndex: stop.id === selected ? 2 : 1,
        cursor: 'grab',
        touchAction: 'none',
      }}
    />
  );
  return (
    <Box role="group" aria-label={t`Stops of the gradient`} px={thumbWidth / 2}>
      <Box
        ref={bar}
        onClick={(event) => onAdd(placeOf(event))}
        style={{
          position: 'relative',
          height: 40,
          borderRadius: 10,
          border: '1px solid var(--ly-control-line, #868e85)',
          background: gradientCss({ ...gradient, type: 'linear', angle: 90 }),
          cursor: 'copy',
        }}
      >
        {gradient.stops.map(thumb)}
      </Box>
    </Box>
  );
}
