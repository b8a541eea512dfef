import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { BookingView } from '@linkyard/contracts';
import { ErrorState, TableSkeleton, useNow } from '@linkyard/ui';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { asApiError } from '../../../shared/api/api-error.js';
import { useBookedAppointmentsQuery, useBookingsQuery } from '../api.js';
import { BookingDrawer } from '../BookingDrawer.js';
import { bookingStates, whenText } from '../booking-labels.js';
import { addDays, weekOf, weekText } from './calendar-words.js';
import { wallClock, type CalendarEvent } from './place-events.js';
import { Agenda, WeekCalendar } from './WeekCalendar.js';
import css from './calendar.module.css';

const pendingStates = new Set<BookingView['state']>(['awaitingPayment', 'awaitingApproval']);
const shownStates = new Set<BookingView['state']>(['confirmed', 'completed', 'noShow', ...pendingStates]);
const fallbackColour = 'var(--ly-primary)';
const full = { listPerPage: 100 } as const;

/** A week of bookings on the clock of the host; an agenda where a week does not fit. */
export function BookingCalendar({ opened, onOpen }: { opened: string | null; onOpen: (uid: string | null) => void }) {
  const isWide = useMediaQuery('(min-width: 64em)', undefined, { getInitialValueInEffect: false });
  const now = useNow(60_000);
  // The list call takes no days: a hundred of each kind reach over the weeks that are looked at.
  const upcoming = useBookingsQuery({ ...full, filters: { tab: 'upcoming' } });
  const pending = useBookingsQuery({ ...full, filters: { tab: 'pending' } });
  const past = useBookingsQuery({ ...full, filters: { tab: 'past' } });
  const appointments = useBookedAppointmentsQuery({ listPerPage: 100 }).data?.data ?? [];
  const lists = [upcoming, pending, past];
  const rows = [...new Map(lists.flatMap(({ data }) => data?.data ?? []).map((row) => [row.uid, row])).values()];
  const timeZone = rows[0]?.hostTimeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const today = wallClock(now, timeZone).day;
  const [chosen, setChosen] = useState<string | null>(null);
  const days = weekOf(chosen ?? today, 1);
  const [first = today, last = today] = [days[0], days.at(-1)];
  const colours = new Map(appointments.map(({ _id, color }) => [_id, color]));
  const failed = lists.find(({ isError }) => isError);

  if (failed) return <ErrorState failure={asApiError(failed.error)} retry={() => void failed.refetch()} />;
  if (lists.some(({ isLoading }) => isLoading)) return <TableSkeleton />;
  const props = {
    days,
    timeZone,
    now,
    onOpen,
    events: rows.filter(({ state }) => shownStates.has(state)).map((row) => eventOf(row, colours)),
  };
  return (
    <>
      <div className={css['bar']}>
        <b aria-live="polite">{weekText(first, last)}</b>
        <ActionIcon aria-label="Week before" onClick={() => setChosen(addDays(first, -7))}>
          <IconChevronLeft size={18} stroke={1.5} data-turns />
        </ActionIcon>
        <Button size="xs" variant="default" onClick={() => setChosen(null)}>
          Today
        </Button>
        <ActionIcon aria-label="Week after" onClick={() => setChosen(addDays(first, 7))}>
          <IconChevronRight size={18} stroke={1.5} data-turns />
        </ActionIcon>
      </div>
      {isWide ? <WeekCalendar {...props} /> : <Agenda {...props} />}
      <BookingDrawer
        booking={rows.find(({ uid }) => uid === opened) ?? null}
        onClose={() => onOpen(null)}
        onPrevious={null}
        onNext={null}
      />
    </>
  );
}

const eventOf = (row: BookingView, colours: ReadonlyMap<string, string>): CalendarEvent => ({
  id: row.uid,
  title: row.attendee.name,
  subtitle: row.title,
  startAt: row.startAt,
  endAt: row.endAt,
  colour: colours.get(row.appointmentId) ?? fallbackColour,
  isPending: pendingStates.has(row.state),
  description: `${row.attendee.name}, ${row.title}, ${whenText(row.startAt, row.hostTimeZone)}, ${bookingStates[row.state].label}`,
});
