import type { WebinarView } from '@linkyard/contracts';
import { formatMoney, type StatusMap } from '@linkyard/ui';

export const webinarStates: StatusMap<WebinarView['state']> = {
  draft: { label: 'Draft', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'good' },
  live: { label: 'Live', tone: 'new' },
  ended: { label: 'Ended', tone: 'neutral' },
  replay: { label: 'Recording', tone: 'good' },
  cancelled: { label: 'Cancelled', tone: 'bad' },
};

export const typeLabels: Record<WebinarView['type'], string> = {
  single: 'One session',
  series: 'Series: people choose a session',
  sequence: 'Course: people attend all sessions',
  onDemand: 'Recording, at any time',
};

export const titleOf = ({ title }: Pick<WebinarView, 'title'>) => title || 'Untitled webinar';
export const priceTextOf = ({ price }: Pick<WebinarView, 'price'>) => (price ? formatMoney(price) : 'Free');
/** The address to send to visitors. */
export const webinarUrl = ({ registrationUrl }: Pick<WebinarView, 'registrationUrl'>) =>
  new URL(registrationUrl, window.location.origin).href;

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

/** '3 of 20', or '3' where seats do not run out. */
export const seatsText = (registered: number, capacity: number) =>
  capacity === 0 ? String(registered) : `${registered} of ${capacity}`;

/** The next session, or the last one when all are over. @param now epoch milliseconds */
export function nextSession({ sessions }: Pick<WebinarView, 'sessions'>, now: number) {
  const ordered = [...sessions].sort((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  return ordered.find(({ endAt }) => Date.parse(endAt) > now) ?? ordered.at(-1) ?? null;
}
