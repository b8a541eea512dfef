import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { BookingView } from '@linkyard/contracts';
import { ErrorState, InlineAlert, perLanguage, TableSkeleton, useNow } from '@linkyard/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { ownZone } from '@linkyard/languages';
import { asApiError } from '../../../shared/api/api-error.js';
import { useOpenedRow } from '../../../shared/lists/use-opened-record.js';
import { zonedText } from '../../../shared/time/when-text.js';
import { useBookedAppointmentsQuery, useCalendarBookingsQuery } from '../api.js';
import { canMove } from '../booking-acts.js';
import { BookingDrawer } from '../BookingDrawer.js';
import { bookingStates } from '../booking-labels.js';
import { MoveDialog, type WallTime } from '../MoveDialog.js';
import { calendarSpans, daysShown, movedBy, spanText, type CalendarSpan } from './calendar-words.js';
import { MonthCalendar } from './MonthCalendar.js';
import { wallClock, type CalendarEvent } from './place-events.js';
import { Agenda, WeekCalendar, type WeekCalendarProps } from './WeekCalendar.js';
import css from './calendar.module.css';

const pendingStates = new Set<BookingView['state']>(['awaitingPayment', 'awaitingApproval']);
const fallbackColour = 'var(--ly-primary)';

const spanLabels: () => Record<CalendarSpan, string> = perLanguage(() => ({
  day: t`Day`,
  week: t`Week`,
  month: t`Month`,
}));
const beforeLabels: () => Record<CalendarSpan, string> = perLanguage(() => ({
  day: t`Day before`,
  week: t`Week before`,
  month: t`Month before`,
}));
const afterLabels: () => Record<CalendarSpan, string> = perLanguage(() => ({
  day: t`Day after`,
  week: t`Week after`,
  month: t`Month after`,
}));

interface BookingCalendarProps {
  span: CalendarSpan;
  onSpan: (span: CalendarSpan) => void;
}

/** Bookings of a day, a week or a month on the clock of the host; an agenda where a week does not fit. */
export function BookingCalendar({ span, onSpan }: BookingCalendarProps) {
  const now = useNow(60_000);
  const [dropped, setDropped] = useState<{ id: string; to: WallTime } | null>(null);
  const { list, rows, days, day, timeZone, choose } = useDays(span, now);
  const opened = useOpenedRow('booking', rows);
  const appointments = useBookedAppointmentsQuery({ listPerPage: 100 }).data?.data ?? [];
  const colours = new Map(appointments.map(({ _id, color }) => [_id, color]));
  if (list.isError) return <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} />;
  if (list.isLoading) return <TableSkeleton />;
  const showDay = (one: string) => {
    choose(one);
    onSpan('day');
  };
  const moved = dropped && rows.find(({ _id }) => _id === dropped.id);
  return (
    <>
      <SpanBar day={day} span={span} onSpan={onSpan} onChoose={choose} />
      {list.data?.isCut && <InlineAlert title={t`Not everything is shown: there is too much on these days.`} />}
      <SpanView
        {...{ span, day, days, timeZone, now }}
        onOpen={opened.open}
        events={rows.map((row) => eventOf(row, { colours, now, timeZone }))}
        busy={list.data?.busy ?? []}
        onDay={showDay}
        onMove={(id, to, minute) => setDropped({ id, to: { day: to, minute } })}
      />
      {moved && <MoveDialog booking={moved} to={dropped.to} timeZone={timeZone} onClose={() => setDropped(null)} />}
      <BookingDrawer opened={{ ...opened, steps: { ...opened.steps, onPrevious: null, onNext: null } }} />
    </>
  );
}

interface SpanViewProps extends WeekCalendarProps {
  span: CalendarSpan;
  day: string;
  onDay: (day: string) => void;
}

/** The month, the hours of the days, or a list of them where a week does not fit. */
function SpanView({ span, day, onDay, ...calendar }: SpanViewProps) {
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
  if (span === 'month') return <MonthCalendar {...calendar} month={day.slice(0, 7)} onDay={onDay} />;
  return isWide || span === 'day' ? <WeekCalendar {...calendar} /> : <Agenda {...calendar} />;
}

/** The days shown, on the clock of the host, and what takes place on them. */
function useDays(span: CalendarSpan, now: number) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [zone, setZone] = useState(ownZone);
  const today = wallClock(now, zone).day;
  const day = chosen ?? today;
  const days = daysShown(day, span);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const list = useCalendarBookingsQuery({ from: first, to: last });
  const timeZone = list.data?.timeZone ?? zone;
  // Today is the host's, whose zone the first reply says.
  if (timeZone !== zone) setZone(timeZone);
  return { list, rows: list.data?.bookings ?? [], days, day, timeZone, choose: setChosen };
}

interface SpanBarProps {
  day: string;
  span: CalendarSpan;
  onSpan: (span: CalendarSpan) => void;
  /** Null is today. */
  onChoose: (day: string | null) => void;
}

const SpanBar = ({ day, span, onSpan, onChoose }: SpanBarProps) => (
  <div className={css['bar']}>
    <b aria-live="polite">{spanText(day, span)}</b>
    <SegmentedControl
      size="xs"
      aria-label={t`Days shown`}
      data={calendarSpans.map((value) => ({ value, label: spanLabels()[value] }))}
      value={span}
      onChange={(next) => onSpan(spanOf(next))}
    />
    <div className={css['turn']}>
      <ActionIcon aria-label={beforeLabels()[span]} onClick={() => onChoose(movedBy(day, span, -1))}>
        <IconChevronLeft size={18} stroke={1.5} data-turns />
      </ActionIcon>
      <Button size="xs" variant="default" onClick={() => onChoose(null)}>
        <Trans>Today</Trans>
      </Button>
      <ActionIcon aria-label={afterLabels()[span]} onClick={() => onChoose(movedBy(day, span, 1))}>
        <IconChevronRight size={18} stroke={1.5} data-turns />
      </ActionIcon>
    </div>
  </div>
);

/** From the address or the switch; a week unless another is named. */
export const spanOf = (value: string | null): CalendarSpan => calendarSpans.find((one) => one === value) ?? 'week';

interface Shown {
  colours: ReadonlyMap<string, string>;
  now: number;
  timeZone: string;
}

const eventOf = (row: BookingView, { colours, now, timeZone }: Shown): CalendarEvent => ({
  id: row._id,
  title: row.attendee.name,
  subtitle: row.title,
  startAt: row.startAt,
  endAt: row.endAt,
  colour: colours.get(row.appointmentId) ?? fallbackColour,
  isPending: pendingStates.has(row.state),
  canMove: canMove(row, now),
  description: `${row.attendee.name}, ${row.title}, ${zonedText(row.startAt, timeZone)}, ${bookingStates()[row.state].label}`,
});
