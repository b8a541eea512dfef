import { manageBookingPath, type AttendeeBookingView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { html, type HtmlValue } from '../html.js';
import { fullDayText, startText } from '../../locales/calendar-days.js';

const stateTexts: Record<AttendeeBookingView['state'], () => string> = {
  awaitingPayment: () => i18n.t('Waits for payment'),
  awaitingApproval: () => i18n.t('Waits for an answer'),
  confirmed: () => i18n.t('Confirmed'),
  completed: () => i18n.t('Over'),
  noShow: () => i18n.t('Missed'),
  rejected: () => i18n.t('Declined'),
  cancelled: () => i18n.t('Cancelled'),
  rescheduled: () => i18n.t('Moved'),
  expired: () => i18n.t('Expired'),
};

/** Every date of a series with its state; the others lead to their own pages. */
export function seriesPart({ series, uid: shown, publicId, timeZone }: AttendeeBookingView): HtmlValue {
  if (series.length < 2) return null;
  return html`<h2>${i18n.t('All dates of this series')}</h2>
    <ul class="rows">
      ${series.map(({ uid, token, startAt, state }) => {
        const text = `${fullDayText(startAt, timeZone)}, ${startText(startAt, timeZone)}`;
        const isLink = uid !== shown && token !== null;
        const day = isLink
          ? html`<a href="${manageBookingPath(publicId, { uid, token })}">${text}</a>`
          : html`<b>${text}</b>`;
        return html`<li><span>${day}</span> <span class="quiet">${stateTexts[state]()}</span></li>`;
      })}
    </ul>`;
}

/** What a cancellation means for the other dates, which are paid together while nothing is paid. */
export function cancelledDatesText({ series, state }: AttendeeBookingView): string | null {
  if (series.length < 2) return null;
  return state === 'awaitingPayment'
    ? i18n.t('All dates of this series are cancelled, because they are paid together.')
    : i18n.t('Only this date is cancelled. The other dates of the series stay booked.');
}
