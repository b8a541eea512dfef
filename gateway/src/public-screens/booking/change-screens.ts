import type { AttendeeBookingView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { hiddenField, textArea } from '../form-fields.js';
import { FormState } from '../form-state.js';
import { html } from '../html.js';
import type { PublicScreen } from '../public-screen.js';
import { linkTo, shell, when, type BookedView } from './booked-screen.js';
import { rulesAfterMove } from './booking-rules.js';
import { fullDayText, startText, zoneText } from '../../locales/calendar-days.js';
import { cancelledDatesText } from './series-part.js';

const refundedWords = (refund: AttendeeBookingView['refundOnCancel'], isPaid: boolean) =>
  refund
    ? i18n.t('{amount} is refunded to you.', { amount: amountText(refund) })
    : isPaid && i18n.t('What you paid is not refunded.');

/** What is lost and what is refunded, before anything happens. */
export function cancelScreen(view: BookedView): PublicScreen {
  const { booking, token } = view;
  const { refundOnCancel, due, paymentState, cancelText, chargeOnCancel } = booking;
  const dates = cancelledDatesText(booking);
  const isPaid = due !== null && (paymentState === 'paid' || paymentState === 'partiallyRefunded');
  const money = chargeOnCancel
    ? i18n.t('The host may charge up to {amount} for cancelling.', { amount: amountText(chargeOnCancel) })
    : paymentState === 'authorized'
      ? i18n.t('Your card is not charged. The amount that is held is free again.')
      : refundedWords(refundOnCancel, isPaid);
  return shell(
    view,
    i18n.t('Cancel: {title}', { title: booking.title }),
    html`<h1>${i18n.t('Cancel this booking?')}</h1>
      ${when(booking)}${money && html`<div class="note warn"><p>${money}</p></div>`}
      ${dates && html`<p class="note">${dates}</p>`}
      ${cancelText && html`<p class="words quiet" dir="auto">${cancelText}</p>`}
      <form method="post" action="/bookAppointment/${booking.publicId}/cancel">
        ${hiddenField('booking', booking.uid)}${hiddenField('token', token)}
        ${textArea(FormState.empty, { name: 'reason', label: i18n.t('Reason, if you like to say'), maxlength: 500 })}
        <p class="acts">
          <button class="btn danger">${i18n.t('Cancel the booking')}</button>
          <a class="btn" href="${linkTo(view)}">${i18n.t('Keep it')}</a>
        </p>
      </form>`,
  );
}

/** The last question before a booking moves. @param start the new time, ISO with offset */
export function moveScreen(view: BookedView, start: string, now = Date.now()): PublicScreen {
  const { booking, token } = view;
  const { timeZone } = booking;
  return shell(
    view,
    i18n.t('Move: {title}', { title: booking.title }),
    html`<h1>${i18n.t('Move your booking?')}</h1>
      <p class="quiet">
        ${i18n.t('From {day}, {time} to', {
          day: fullDayText(booking.startAt, timeZone),
          time: startText(booking.startAt, timeZone),
        })}
      </p>
      <div class="card">
        <p class="big">${fullDayText(start, timeZone)}</p>
        <p class="clocktime">${startText(start, timeZone)}</p>
        <p class="quiet">${zoneText(timeZone)}</p>
      </div>
      ${rulesAfterMove(booking, start, now)}
      <form method="post" action="/bookAppointment/${booking.publicId}/reschedule">
        ${hiddenField('booking', booking.uid)}${hiddenField('token', token)}${hiddenField('start', start)}
        <p class="acts">
          <button class="btn go">${i18n.t('Move the booking')}</button>
          <a class="btn" href="${linkTo(view, '&step=move')}">${i18n.t('Choose another time')}</a>
        </p>
      </form>`,
  );
}
