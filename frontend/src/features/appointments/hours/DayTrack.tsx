import { t } from '@lingui/core/macro';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dayMin, joined, minutesOf, stepMin, timeOf, type Interval } from './intervals.js';
import css from './hours.module.css';

interface DayTrackProps {
  /** The day, for screen readers. */
  day: string;
  intervals: readonly Interval[];
  onChange: (intervals: Interval[]) => void;
}

interface Drawn {
  /** Index of the interval whose edge is moved; null while a new one is drawn. */
  index: number | null;
  fixed: number;
  moving: number;
}

const snapped = (minutes: number) => Math.round(minutes / stepMin) * stepMin;
const share = (minutes: number) => `${(minutes / dayMin) * 100}%`;
const ordered = (a: number, b: number): Interval => ({ start: timeOf(Math.min(a, b)), end: timeOf(Math.max(a, b)) });
const hourMarks = [0, 6, 12, 18, 24];

/**
 * A day as a line of 24 hours: times are drawn on it by drag, moved by arrow keys, lengthened by Shift and arrow keys, removed by Delete.
 * The same times stand beside it as fields, so nothing needs a pointer.
 */
export function DayTrack({ day, intervals, onChange }: DayTrackProps) {
  const track = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);

  const minutesAt = (event: PointerEvent) => {
    const box = track.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    const across = (event.clientX - box.left) / box.width;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    return Math.max(0, Math.min(dayMin, snapped((isRightToLeft ? 1 - across : across) * dayMin)));
  };
  const begin = (event: PointerEvent, index: number | null, fixed?: number) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    track.current?.setPointerCapture?.(event.pointerId);
    const at = minutesAt(event);
    setDrawn({ index, fixed: fixed ?? at, moving: at });
  };
  const finish = () => {
    if (!drawn) return;
    const { index, fixed, moving } = drawn;
    setDrawn(null);
    const others = intervals.filter((_, at) => at !== index);
    if (fixed !== moving) onChange(joined([...others, ordered(fixed, moving)]));
  };

  return (
    <div className={css['trackBox']}>
      <div
        ref={track}
        className={css['track']}
        role="group"
        aria-label={t`${day}, drawn`}
        data-drawing={drawn ? true : undefined}
        onPointerDown={(event) => begin(event, null)}
        onPointerMove={(event) => drawn && setDrawn({ ...drawn, moving: minutesAt(event) })}
        onPointerUp={finish}
        onPointerCancel={() => setDrawn(null)}
      >
        {intervals.map((interval, index) =>
          drawn?.index === index ? null : (
            <Bar
              key={index}
              day={day}
              interval={interval}
              onGrip={(event, fixed) => begin(event, index, fixed)}
              onReplace={(next) =>
                onChange(
                  next
                    ? intervals.map((one, at) => (at === index ? next : one))
                    : intervals.filter((_, at) => at !== index),
                )
              }
            />
          ),
        )}
        {drawn && <Ghost {...ordered(drawn.fixed, drawn.moving)} />}
      </div>
      <div className={css['marks']} aria-hidden>
        {hourMarks.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </div>
  );
}

function Ghost({ start, end }: Interval) {
  const [from, to] = [minutesOf(start), minutesOf(end)];
  return (
    <span className={css['bar']} data-ghost style={{ insetInlineStart: share(from), width: share(to - from) }}>
      {start}–{end}
    </span>
  );
}

interface BarProps {
  day: string;
  interval: Interval;
  onGrip: (event: PointerEvent, fixed: number) => void;
  /** Null removes it. */
  onReplace: (interval: Interval | null) => void;
}

function Bar({ day, interval, onGrip, onReplace }: BarProps) {
  const [from, to] = [minutesOf(interval.start), minutesOf(interval.end)];
  if (to <= from) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onReplace(null);
    }
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = (event.key === 'ArrowRight') !== isRightToLeft ? stepMin : -stepMin;
    const next = event.shiftKey ? { from, to: to + by } : { from: from + by, to: to + by };
    if (next.from < 0 || next.to > dayMin || next.to - next.from < stepMin) return;
    onReplace({ start: timeOf(next.from), end: timeOf(next.to) });
  };
  return (
    <span
      className={css['bar']}
      role="button"
      tabIndex={0}
      aria-label={t`${day} ${interval.start} to ${interval.end}`}
      aria-description={t`Arrow keys move it, Shift and arrow keys change its end, Delete removes it.`}
      style={{ insetInlineStart: share(from), width: share(to - from) }}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={onKeyDown}
    >
      <i className={css['grip']} aria-hidden onPointerDown={(event) => onGrip(event, to)} />
      <span className={css['barText']}>
        {interval.start}–{interval.end}
      </span>
      <i className={css['grip']} data-end aria-hidden onPointerDown={(event) => onGrip(event, from)} />
    </span>
  );
}
