import type { AttendeeBookingView } from '@linkyard/contracts';
import type { Screen } from '../document/screen.js';
import { emptyForm } from '../form/form-values.js';
import { TextArea } from '../form/TextField.js';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';
import { BookedTime } from './BookedTime.js';
import { linkTo, screenOf, type BookedView } from './booked-view.js';
import { BookingKey } from './BookingKey.js';

/** What is lost and what is refunded, before anything happens. */
export function cancelScreen(view: BookedView, words: Words): Screen {
  const { booking } = view;
  const { i18n } = words;
  const money = moneyText(booking, words);
  const dates = seriesText(booking, words);
  return screenOf(
    view,
    i18n.t('Cancel: {title}', { title: booking.title }),
    <>
      <h1>{i18n.t('Cancel this booking?')}</h1>
      <BookedTime booking={booking} words={words} />
      {money && (
        <div className="note warn">
          <p>{money}</p>
        </div>
      )}
      {dates && <p className="note">{dates}</p>}
      {booking.cancelText && (
        <p className="words quiet" dir="auto">
          {booking.cancelText}
        </p>
      )}
      <form method="post" action={`/bookAppointment/${booking.publicId}/cancel`}>
        <BookingKey view={view} />
        <TextArea form={emptyForm} name="reason" label={i18n.t('Reason, if you like to say')} maxLength={500} />
        <p className="acts">
          <button className="btn danger">{i18n.t('Cancel the booking')}</button>
          <a className="btn" href={linkTo(view)}>
            {i18n.t('Keep it')}
          </a>
        </p>
      </form>
    </>,
  );
}

/** What becomes of the money; empty where none was paid or held. */
function moneyText(booking: AttendeeBookingView, words: Words): string {
  const { refundOnCancel, due, paymentState, chargeOnCancel } = booking;
  const { i18n } = words;
  if (chargeOnCancel)
    return i18n.t('The host may charge up to {amount} for cancelling.', { amount: amountText(chargeOnCancel, words) });
  if (paymentState === 'authorized') return i18n.t('Your card is not charged. The amount that is held is free again.');
  if (refundOnCancel) return i18n.t('{amount} is refunded to you.', { amount: amountText(refundOnCancel, words) });
  const isPaid = due !== null && (paymentState === 'paid' || paymentState === 'partiallyRefunded');
  return isPaid ? i18n.t('What you paid is not refunded.') : '';
}

/** What it means for the other dates, which are paid together while nothing is paid; empty for a single date. */
function seriesText({ series, state }: AttendeeBookingView, { i18n }: Words): string {
  if (series.length < 2) return '';
  return state === 'awaitingPayment'
    ? i18n.t('All dates of this series are cancelled, because they are paid together.')
    : i18n.t('Only this date is cancelled. The other dates of the series stay booked.');
}
