import { manageBookingPath, type AttendeeBookingView } from '@linkyard/contracts';
import { fullDayText, startText } from '../words/days.js';
import type { Words } from '../words/words.js';

const stateTexts: Record<AttendeeBookingView['state'], (words: Words) => string> = {
  awaitingPayment: ({ i18n }) => i18n.t('Waits for payment'),
  awaitingApproval: ({ i18n }) => i18n.t('Waits for an answer'),
  confirmed: ({ i18n }) => i18n.t('Confirmed'),
  completed: ({ i18n }) => i18n.t('Over'),
  noShow: ({ i18n }) => i18n.t('Missed'),
  rejected: ({ i18n }) => i18n.t('Declined'),
  cancelled: ({ i18n }) => i18n.t('Cancelled'),
  rescheduled: ({ i18n }) => i18n.t('Moved'),
  expired: ({ i18n }) => i18n.t('Expired'),
};

/** Every date of a series with its state; the others lead to their own pages. */
export function SeriesDates({ booking, words }: { booking: AttendeeBookingView; words: Words }) {
  const { series, uid: shown, publicId, timeZone } = booking;
  if (series.length < 2) return null;
  return (
    <>
      <h2>{words.i18n.t('All dates of this series')}</h2>
      <ul className="rows">
        {series.map(({ uid, token, startAt, state }) => {
          const text = `${fullDayText(startAt, timeZone, words)}, ${startText(startAt, timeZone, words)}`;
          const isLink = uid !== shown && token !== null;
          return (
            <li key={uid}>
              <span>{isLink ? <a href={manageBookingPath(publicId, { uid, token })}>{text}</a> : <b>{text}</b>}</span>{' '}
              <span className="quiet">{stateTexts[state](words)}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
