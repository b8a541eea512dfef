import type { BookingView } from '@linkyard/contracts';
import type { StatusMap, TimelineEntry } from '@linkyard/ui';

export const bookingStates: StatusMap<BookingView['state']> = {
  awaitingPayment: { label: 'Waits for payment', tone: 'waiting' },
  awaitingApproval: { label: 'Waits for you', tone: 'new' },
  confirmed: { label: 'Confirmed', tone: 'good' },
  completed: { label: 'Completed', tone: 'neutral' },
  noShow: { label: 'Did not come', tone: 'bad' },
  rejected: { label: 'Rejected', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
  rescheduled: { label: 'Moved', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
};

export const paymentWords: Record<BookingView['paymentState'], string> = {
  none: '',
  unpaid: 'Not paid',
  paid: 'Paid',
  refunding: 'Is being returned',
  partiallyRefunded: 'Returned in part',
  refunded: 'Returned',
};

export const locationWords: Record<NonNullable<BookingView['location']>['type'], string> = {
  inPerson: 'In person',
  hostPhone: 'They call you',
  attendeePhone: 'You call them',
  googleMeet: 'Google Meet',
  zoom: 'Zoom',
  link: 'Video link',
};

const actors = { attendee: 'The visitor', host: 'You', system: 'Automatically' };

/** Day and time on a zone's clock: 'Mon, Nov 23, 2026, 10:00 AM'. */
export const whenText = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(moment));

const endings: Partial<Record<BookingView['state'], Pick<TimelineEntry, 'title' | 'tone'>>> = {
  confirmed: { title: 'Confirmed', tone: 'good' },
  completed: { title: 'Took place', tone: 'good' },
  noShow: { title: 'Nobody came', tone: 'bad' },
  rejected: { title: 'Rejected', tone: 'bad' },
  rescheduled: { title: 'Moved to another time' },
  expired: { title: 'Expired without an answer' },
};

/** What is known to have happened, the newest first. */
export function timelineOf(booking: BookingView): TimelineEntry[] {
  const { cancel, state, rescheduledFrom, createdAt, updatedAt, rejectReason } = booking;
  const ending = endings[state];
  const entries: TimelineEntry[] = [
    { id: 'made', title: rescheduledFrom ? 'Moved here from another time' : 'Booked', at: createdAt },
  ];
  if (cancel)
    entries.unshift({
      id: 'cancel',
      title: 'Cancelled',
      at: cancel.at,
      by: actors[cancel.by],
      text: cancel.reason,
      tone: 'bad',
    });
  else if (ending) entries.unshift({ id: state, at: updatedAt, ...ending, text: rejectReason ?? undefined });
  return entries;
}
