import { t } from '@lingui/core/macro';
import type { WebinarView } from '@linkyard/contracts';
import { formatMoney, perLanguage, type StatusMap } from '@linkyard/ui';

export const webinarStates: () => StatusMap<WebinarView['state']> = perLanguage(() => ({
  draft: { label: t`Draft`, tone: 'neutral' },
  scheduled: { label: t`Scheduled`, tone: 'good' },
  live: { label: t`Live`, tone: 'new' },
  ended: { label: t`Ended`, tone: 'neutral' },
  replay: { label: t`Recording`, tone: 'good' },
  cancelled: { label: t`Cancelled`, tone: 'bad' },
}));

export const typeLabels: () => Record<WebinarView['type'], string> = perLanguage(() => ({
  single: t`One session`,
  series: t`Series: people choose a session`,
  sequence: t`Course: people attend all sessions`,
  onDemand: t`Recording, at any time`,
}));

export const providerLabels: () => Record<WebinarView['provider'], string> = perLanguage(() => ({
  custom: t`A meeting room of your own`,
  gotowebinar: t`GoToWebinar`,
}));

export const titleOf = ({ title }: Pick<WebinarView, 'title'>) => title || t`Untitled webinar`;
export const priceTextOf = ({ price }: Pick<WebinarView, 'price'>) => (price ? formatMoney(price) : t`Free`);
/** The address to send to visitors. */
export const webinarUrl = ({ registrationUrl }: Pick<WebinarView, 'registrationUrl'>) =>
  new URL(registrationUrl, window.location.origin).href;

/** '3 of 20', or '3' where seats do not run out. */
export const seatsText = (registered: number, capacity: number) =>
  capacity === 0 ? String(registered) : t`${registered} of ${capacity}`;

/** The next session, or the last one when all are over. @param now epoch milliseconds */
export function nextSession({ sessions }: Pick<WebinarView, 'sessions'>, now: number) {
  const ordered = [...sessions].sort((one, other) => Date.parse(one.startAt) - Date.parse(other.startAt));
  return ordered.find(({ endAt }) => Date.parse(endAt) > now) ?? ordered.at(-1) ?? null;
}
