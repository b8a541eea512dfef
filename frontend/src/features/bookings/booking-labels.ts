import { t } from '@lingui/core/macro';
import { perLanguage } from '@linkyard/ui';
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

const changes: () => Record<string, Pick<TimelineEntry, 'title' | 'tone'>> = perLanguage(() => ({
  awaitingApproval: { title: t`Waits for your approval` },
  confirmed: { title: t`Confirmed`, tone: 'good' },
  completed: { title: t`Took place`, tone: 'good' },
  noShow: { title: t`Nobody came`, tone: 'bad' },
  rejected: { title: t`Rejected`, tone: 'bad' },
  cancelled: { title: t`Cancelled`, tone: 'bad' },
  rescheduled: { title: t`Moved to another time` },
  expired: { title: t`Expired without an answer` },
}));

/** What happened, the newest first. */
export function timelineOf({ history, rescheduledFrom, createdAt }: BookingView): TimelineEntry[] {
  // A booking that took the place of another begins with the move.
  const move = rescheduledFrom ? history[0] : undefined;
  const textOf = ({ by, reason }: BookingView['history'][number]) => ({
    by: actors()[by],
    text: by === 'system' ? undefined : reason || undefined,
  });
  const made: TimelineEntry = move
    ? { id: 'made', title: t`Moved here from another time`, at: createdAt, ...textOf(move) }
    : { id: 'made', title: t`Booked`, at: createdAt };
  const later = history.slice(move ? 1 : 0).map((change, index) => ({
    id: `${change.to}-${index}`,
    at: change.at,
    title: change.to,
    ...changes()[change.to],
    ...(change.to === 'expired' && change.from === 'awaitingPayment' ? { title: t`Expired without a payment` } : {}),
    ...textOf(change),
  }));
  return [...later.reverse(), made];
}
