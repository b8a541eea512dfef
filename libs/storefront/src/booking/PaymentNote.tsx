import { amountText } from '../words/amounts.js';
import { fullDayText, timeText } from '../words/days.js';
import type { Words } from '../words/words.js';
import type { OpenedBooking } from './booked-view.js';

interface Props {
  booking: OpenedBooking;
  words: Words;
}

/** What is still to be paid or held, or what becomes of a price that is held on a card. */
export function PaymentNote({ booking, words }: Props) {
  const { state, payUrl, payBy, toPay, timeZone, isCardHeld, retryUrl } = booking;
  const { i18n } = words;
  if (state !== 'awaitingPayment' || !toPay) return <HeldNote booking={booking} words={words} />;
  const amount = amountText(toPay, words);
  if (retryUrl)
    return (
      <div className="note bad" role="alert">
        <p>{i18n.t('Your payment was declined and nothing was charged. Please try another way to pay.')}</p>
        <PayLink href={retryUrl} text={i18n.t('Try again')} />
      </div>
    );
  if (isCardHeld)
    return (
      <div className="note warn">
        <p>{i18n.t('{amount} is still to be held on your card.', { amount })}</p>
        <PayLink href={payUrl} text={i18n.t('Give your card')} />
      </div>
    );
  return (
    <div className="note warn">
      <p>
        {payBy
          ? i18n.t('{amount} is still to be paid until {time}.', { amount, time: timeText(payBy, timeZone, words) })
          : i18n.t('{amount} is still to be paid.', { amount })}{' '}
        {i18n.t('Just paid? This page is updated automatically.')}
      </p>
      <PayLink href={payUrl} text={i18n.t('Pay {amount}', { amount })} />
    </div>
  );
}

const PayLink = ({ href, text }: { href: string | null; text: string }) =>
  href ? (
    <p>
      <a className="btn go" href={href}>
        {text}
      </a>
    </p>
  ) : null;

/** What is held on the card, until when, and what becomes of it. */
function HeldNote({ booking, words }: Props) {
  const { holdUntil, due, endAt, state, timeZone, isCardHeld, paymentState } = booking;
  const { i18n } = words;
  if (isCardHeld && paymentState === 'cancelled')
    return <p className="note">{i18n.t('Your card is not charged. The amount that was held is free again.')}</p>;
  if (!holdUntil || !due) return null;
  const last = fullDayText(holdUntil, timeZone, words);
  if (state === 'cancelled')
    return (
      <p className="note">
        {i18n.t('The host may still charge a fee for cancelling. What is not charged by {day} is free again.', {
          day: last,
        })}
      </p>
    );
  return (
    <p className="note">
      {i18n.t('Your card is held for {amount}, charged after {day}. What is not charged by {last} is free again.', {
        amount: amountText(due, words),
        day: fullDayText(endAt, timeZone, words),
        last,
      })}
    </p>
  );
}
