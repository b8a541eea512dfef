import { plural, t } from '@lingui/core/macro';
import { dayLabels, timeText, weekOf } from './calendar-words.js';
import { placeEvents, wallClock, type CalendarEvent } from './place-events.js';
import css from './calendar.module.css';

interface MonthCalendarProps {
  events: readonly CalendarEvent[];
  /** Whole weeks, 'YYYY-MM-DD', in order. */
  days: readonly string[];
  /** 'YYYY-MM'; days of others are dimmed. */
  month: string;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
  onOpen: (id: string) => void;
  /** Shows one day. */
  onDay: (day: string) => void;
}

/** Bookings that a day names; the others are counted. */
const namedPerDay = 3;

/** A month of days with their first bookings; where there is little room, with their numbers. */
export function MonthCalendar({ events, days, month, timeZone, now, onOpen, onDay }: MonthCalendarProps) {
  const placed = placeEvents(events, timeZone);
  const today = wallClock(now, timeZone).day;
  return (
    <ol className={css['month']}>
      {weekOf(days[0] ?? today).map((day) => (
        <li key={day} className={css['weekday']} aria-hidden>
          {dayLabels(day).weekday}
        </li>
      ))}
      {days.map((day) => {
        const here = placed.filter((event) => event.day === day);
        const more = here.length - namedPerDay;
        const { full, number } = dayLabels(day);
        const booked = plural(here.length, { one: '# booking', other: '# bookings' });
        return (
          <li key={day} data-other={!day.startsWith(month) || undefined}>
            <button
              type="button"
              className={css['day']}
              data-today={day === today || undefined}
              aria-current={day === today ? 'date' : undefined}
              aria-label={here.length > 0 ? t`${full}: ${booked}` : full}
              onClick={() => onDay(day)}
            >
              {number}
              {here.length > 0 && <span className={css['count']}>{here.length}</span>}
            </button>
            {here.slice(0, namedPerDay).map((event) => (
              <button
                key={event.id}
                type="button"
                className={css['event']}
                data-pending={event.isPending || undefined}
                style={{ borderInlineStartColor: event.colour }}
                title={event.description}
                aria-label={event.description}
                onClick={() => onOpen(event.id)}
              >
                <span dir="ltr">{timeText(event.fromMin)}</span> <b dir="auto">{event.title}</b>
              </button>
            ))}
            {more > 0 && (
              <button type="button" className={css['more']} onClick={() => onDay(day)}>
                {t`${more} more`}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
