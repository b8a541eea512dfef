import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { BookingView } from '@linkyard/contracts';
import { ErrorState, InlineAlert, TableSkeleton, useNow } from '@linkyard/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { asApiError } from '../../../shared/api/api-error.js';
import { useBookedAppointmentsQuery, useCalendarBookingsQuery } from '../api.js';
import { canMove } from '../booking-acts.js';
import { BookingDrawer } from '../BookingDrawer.js';
import { bookingStates, whenText } from '../booking-labels.js';
import { MoveDialog, type WallTime } from '../MoveDialog.js';
import { addDays, weekOf, weekText } from './calendar-words.js';
import { wallClock, type CalendarEvent } from './place-events.js';
import { Agenda, WeekCalendar } from './WeekCalendar.js';
import css from './calendar.module.css';

const pendingStates = new Set<BookingView['state']>(['awaitingPayment', 'awaitingApproval']);
const fallbackColour = 'var(--ly-primary)';

/** A week of bookings on the clock of the host; an agenda where a week does not fit. */
export function BookingCalendar({ opened, onOpen }: { opened: string | null; onOpen: (uid: string | null) => void }) {
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
  const now = useNow(60_000);
  const [dropped, setDropped] = useState<{ uid: string; to: WallTime } | null>(null);
  const { list, rows, days, first, last, timeZone, choose } = useWeek(now);
  const appointments = useBookedAppointmentsQuery({ listPerPage: 100 }).data?.data ?? [];
  const colours = new Map(appointments.map(({ _id, color }) => [_id, color]));
  if (list.isError) return <ErrorState failure={asApiError(list.error)} retry={() => void list.refetch()} />;
  if (list.isLoading) return <TableSkeleton />;
  const props = { days, timeZone, now, onOpen, events: rows.map((row) => eventOf(row, colours, now)) };
  const moved = dropped && rows.find(({ uid }) => uid === dropped.uid);
  return (
    <>
      <WeekBar first={first} last={last} onChoose={choose} />
      {list.data?.isCut && <InlineAlert title={t`Not everything is shown: there is too much in this week.`} />}
      {isWide ? (
        <WeekCalendar {...props} onMove={(uid, day, minute) => setDropped({ uid, to: { day, minute } })} />
      ) : (
        <Agenda {...props} />
      )}
      {moved && <MoveDialog booking={moved} to={dropped.to} onClose={() => setDropped(null)} />}
      <BookingDrawer
        booking={rows.find(({ uid }) => uid === opened) ?? null}
        onClose={() => onOpen(null)}
        onPrevious={null}
        onNext={null}
      />
    </>
  );
}

/** The days shown, on the clock of the host, and what takes place on them. */
function useWeek(now: number) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const today = wallClock(now, zone).day;
  const days = weekOf(chosen ?? today, 1);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const list = useCalendarBookingsQuery({ from: first, to: last });
  const timeZone = list.data?.timeZone ?? zone;
  // The week of today is the host's, whose zone the first reply says.
  if (timeZone !== zone) setZone(timeZone);
  return { list, rows: list.data?.bookings ?? [], days, first, last, timeZone, choose: setChosen };
}

interface WeekBarProps {
  first: string;
  last: string;
  /** Null is today. */
  onChoose: (day: string | null) => void;
}

const WeekBar = ({ first, last, onChoose }: WeekBarProps) => (
  <div className={css['bar']}>
    <b aria-live="polite">{weekText(first, last)}</b>
    <ActionIcon aria-label={t`Week before`} onClick={() => onChoose(addDays(first, -7))}>
      <IconChevronLeft size={18} stroke={1.5} data-turns />
    </ActionIcon>
    <Button size="xs" variant="default" onClick={() => onChoose(null)}>
      <Trans>Today</Trans>
    </Button>
    <ActionIcon aria-label={t`Week after`} onClick={() => onChoose(addDays(first, 7))}>
      <IconChevronRight size={18} stroke={1.5} data-turns />
    </ActionIcon>
  </div>
);

const eventOf = (row: BookingView, colours: ReadonlyMap<string, string>, now: number): CalendarEvent => ({
  id: row.uid,
  title: row.attendee.name,
  subtitle: row.title,
  startAt: row.startAt,
  endAt: row.endAt,
  colour: colours.get(row.appointmentId) ?? fallbackColour,
  isPending: pendingStates.has(row.state),
  canMove: canMove(row, now),
  description: `${row.attendee.name}, ${row.title}, ${whenText(row.startAt, row.hostTimeZone)}, ${bookingStates()[row.state].label}`,
});
