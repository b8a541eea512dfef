import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DragEvent } from 'react';
import { dayLabels, hourText, timeText } from './calendar-words.js';
import {
  dayParts,
  hoursShown,
  placeEvents,
  wallClock,
  type CalendarEvent,
  type DayPart,
  type PlacedEvent,
} from './place-events.js';
import css from './calendar.module.css';

interface CalendarProps {
  events: readonly CalendarEvent[];
  /** Days shown, 'YYYY-MM-DD', in order. */
  days: readonly string[];
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  onOpen: (id: string) => void;
}

export interface WeekCalendarProps extends CalendarProps {
  /** Taken in the host's other calendars. */
  busy: readonly { startAt: string; endAt: string }[];
  /** Dropped on a day and a minute of its clock. */
  onMove: (id: string, day: string, minute: number) => void;
}

/** Minutes between the starts that a drop can choose. */
const dropStep = 15;
const dragType = 'text/x-booking';

const hourPx = 52;
/** One line of text. */
const leastPx = 22;

/** Days, hour by hour. What waits for approval is dashed, what other calendars say is hatched. @source look.md "Calendar" */
export function WeekCalendar({ events, busy, days, timeZone, now, onOpen, onMove }: WeekCalendarProps) {
  const placed = placeEvents(events, timeZone, (leastPx / hourPx) * 60).filter(({ day }) => days.includes(day));
  const { fromHour, toHour } = hoursShown(placed);
  const taken = busy.flatMap((range) => dayParts(range, days, timeZone));
  const here = wallClock(now, timeZone);
  const hours = Array.from({ length: toHour - fromHour }, (_, index) => fromHour + index);
  const top = (minutes: number) => ((minutes - fromHour * 60) / 60) * hourPx;
  const drop = (event: DragEvent<HTMLElement>, day: string) => {
    const [id, heldAt] = event.dataTransfer.getData(dragType).split('|');
    if (!id) return;
    event.preventDefault();
    const y = event.clientY - event.currentTarget.getBoundingClientRect().top - Number(heldAt);
    const minute = fromHour * 60 + Math.round(((y / hourPx) * 60) / dropStep) * dropStep;
    onMove(id, day, Math.min(Math.max(minute, 0), 24 * 60 - dropStep));
  };
  const isInSight = here.minute >= fromHour * 60 && here.minute <= toHour * 60;
  return (
    <div className={css['week']} style={{ gridTemplateColumns: `56px repeat(${days.length}, minmax(0, 1fr))` }}>
      <span />
      {days.map((day) => {
        const { weekday, number, full } = dayLabels(day);
        return (
          <div key={day} className={css['head']} data-today={day === here.day || undefined} title={full}>
            {weekday} <b>{number}</b>
          </div>
        );
      })}
      <div className={css['hours']} style={{ height: hours.length * hourPx }} aria-hidden>
        {hours.map((hour, index) => (
          <span key={hour} style={{ top: index * hourPx }}>
            <bdi>{hourText(hour)}</bdi>
          </span>
        ))}
      </div>
      {days.map((day) => (
        <ol
          key={day}
          className={css['column']}
          aria-label={dayLabels(day).full}
          style={{ height: hours.length * hourPx, backgroundSize: `100% ${hourPx}px` }}
          onDragOver={(event) => {
            if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
          }}
          onDrop={(event) => drop(event, day)}
        >
          {taken
            .filter((part) => part.day === day)
            .map((part) => cut(part, fromHour * 60, toHour * 60))
            .map(({ fromMin, toMin }) => (
              <li
                key={`busy ${fromMin}`}
                className={css['busy']}
                style={{ top: top(fromMin), height: Math.max(0, top(toMin) - top(fromMin)) }}
                title={t`Busy in your calendar`}
                aria-label={t`Busy in your calendar, ${timeText(fromMin)} – ${timeText(toMin)}`}
              />
            ))}
          {placed
            .filter((event) => event.day === day)
            .map((event) => (
              <WeekEvent
                key={event.id}
                event={event}
                top={top(event.fromMin)}
                height={top(event.toMin) - top(event.fromMin)}
                onOpen={onOpen}
              />
            ))}
          {day === here.day && isInSight && <li className={css['now']} style={{ top: top(here.minute) }} aria-hidden />}
        </ol>
      ))}
    </div>
  );
}

const cut = ({ fromMin, toMin }: DayPart, first: number, last: number) => ({
  fromMin: Math.max(fromMin, first),
  toMin: Math.min(toMin, last),
});

interface WeekEventProps {
  event: PlacedEvent;
  top: number;
  height: number;
  onOpen: (id: string) => void;
}

function WeekEvent({ event, top, height, onOpen }: WeekEventProps) {
  const share = 100 / event.lanes;
  return (
    <li
      className={css['place']}
      style={{ top, height: Math.max(leastPx, height), insetInlineStart: `${event.lane * share}%`, width: `${share}%` }}
    >
      <button
        type="button"
        className={css['event']}
        data-pending={event.isPending || undefined}
        style={{ borderInlineStartColor: event.colour }}
        title={event.description}
        aria-label={event.description}
        draggable={event.canMove}
        onDragStart={(drag) => {
          const heldAt = drag.clientY - drag.currentTarget.getBoundingClientRect().top;
          drag.dataTransfer.setData(dragType, `${event.id}|${heldAt}`);
          drag.dataTransfer.effectAllowed = 'move';
        }}
        onClick={() => onOpen(event.id)}
      >
        <b dir="auto">{event.title}</b>
        {height >= 40 && (
          <span>
            <bdi>{timeText(event.fromMin)}</bdi>
          </span>
        )}
        {height >= 60 && <span dir="auto">{event.subtitle}</span>}
      </button>
    </li>
  );
}

/** The same days one after the other; days without anything are left out. */
export function Agenda({ events, days, timeZone, now, onOpen }: CalendarProps) {
  const placed = placeEvents(events, timeZone);
  const today = wallClock(now, timeZone).day;
  const filled = days.filter((day) => placed.some((event) => event.day === day));
  if (filled.length === 0)
    return (
      <p className={css['none']}>
        <Trans>Nothing is booked on these days.</Trans>
      </p>
    );
  return (
    <div className={css['agenda']}>
      {filled.map((day) => (
        <section key={day} aria-label={dayLabels(day).full}>
          <h2>
            {dayLabels(day).full}
            {day === today && (
              <em>
                <Trans> today</Trans>
              </em>
            )}
          </h2>
          <ol>
            {placed
              .filter((event) => event.day === day)
              .map((event) => (
                <li key={event.id}>
                  <button
                    type="button"
                    className={css['event']}
                    data-pending={event.isPending || undefined}
                    style={{ borderInlineStartColor: event.colour }}
                    aria-label={event.description}
                    onClick={() => onOpen(event.id)}
                  >
                    <span>
                      <bdi>
                        {timeText(event.fromMin)} – {timeText(event.toMin)}
                      </bdi>
                    </span>
                    <b dir="auto">{event.title}</b>
                    <span dir="auto">{event.subtitle}</span>
                  </button>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
