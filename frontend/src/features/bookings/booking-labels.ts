import { t } from '@lingui/core/macro';
import { currentLanguage, perLanguage } from '@linkyard/ui';
import { hasLongClock } from '../../shared/regional.js';
import type { BookingView } from '@linkyard/contracts';
import type { StatusMap, TimelineEntry } from '@linkyard/ui';

export const bookingStates: () => StatusMap<BookingView['state']> = perLanguage(() => ({
  awaitingPayment: { label: t`Waits for payment`, tone: 'waiting' },
  awaitingApproval: { label: t`Waits for you`, tone: 'new' },
  confirmed: { label: t`Confirmed`, tone: 'good' },
  completed: { label: t`Completed`, tone: 'neutral' },
  noShow: { label: t`Did not come`, tone: 'bad' },
  rejected: { label: t`Rejected`, tone: 'bad' },
  cancelled: { label: t`Cancelled`, tone: 'bad' },
  rescheduled: { label: t`Moved`, tone: 'neutral' },
  expired: { label: t`Expired`, tone: 'neutral' },
}));

export const paymentWords: () => Record<BookingView['paymentState'], string> = perLanguage(() => ({
  none: '',
  unpaid: t`Not paid`,
  authorized: t`Held on the card`,
  cancelled: t`Not charged`,
  paid: t`Paid`,
  refunding: t`Is being returned`,
  partiallyRefunded: t`Returned in part`,
  refunded: t`Returned`,
}));

export const locationWords: () => Record<NonNullable<BookingView['location']>['type'], string> = perLanguage(() => ({
  inPerson: t`In person`,
  hostPhone: t`They call you`,
  attendeePhone: t`You call them`,
  googleMeet: t`Google Meet`,
  zoom: t`Zoom`,
  link: t`Video link`,
}));

const actors = perLanguage(() => ({ attendee: t`The visitor`, host: t`You`, system: t`Automatically` }));

/** Day and time on a zone's clock: 'Mon, Nov 23, 2026, 10:00 AM'. */
export const whenText = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat(currentLanguage(), {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: hasLongClock() ? 'h23' : 'h12',
  }).format(new Date(moment));

const endings: () => Partial<Record<BookingView['state'], Pick<TimelineEntry, 'title' | 'tone'>>> = perLanguage(() => ({
  confirmed: { title: t`Confirmed`, tone: 'good' },
  completed: { title: t`Took place`, tone: 'good' },
  noShow: { title: t`Nobody came`, tone: 'bad' },
  rejected: { title: t`Rejected`, tone: 'bad' },
  rescheduled: { title: t`Moved to another time` },
  expired: { title: t`Expired without an answer` },
}));

/** What is known to have happened, the newest first. */
export function timelineOf(booking: BookingView): TimelineEntry[] {
  const { cancel, state, rescheduledFrom, createdAt, updatedAt, rejectReason } = booking;
  const ending = endings()[state];
  const entries: TimelineEntry[] = [
    { id: 'made', title: rescheduledFrom ? t`Moved here from another time` : t`Booked`, at: createdAt },
  ];
  if (cancel)
    entries.unshift({
      id: 'cancel',
      title: t`Cancelled`,
      at: cancel.at,
      by: actors()[cancel.by],
      text: cancel.reason,
      tone: 'bad',
    });
  else if (ending) entries.unshift({ id: state, at: updatedAt, ...ending, text: rejectReason ?? undefined });
  return entries;
}
