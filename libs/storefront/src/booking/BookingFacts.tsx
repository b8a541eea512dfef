import { shownEmail, type AttendeeBookingView } from '@linkyard/contracts';
import type { ReactNode } from 'react';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';
import { placeText } from './place-text.js';

/** Where, who, what was answered and what was paid; what is empty is left out. */
export const BookingFacts = ({ booking, words }: { booking: AttendeeBookingView; words: Words }) => (
  <dl className="rows">
    {factsOf(booking, words).map(
      ([name, value], index) =>
        value && (
          <div key={index}>
            <dt dir="auto">{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ),
    )}
  </dl>
);

function factsOf(booking: AttendeeBookingView, words: Words): [string, ReactNode][] {
  const { location, attendee, guests, alsoComing, answers, cancel, rejectReason } = booking;
  const { i18n } = words;
  return [
    [i18n.t('Where'), location && placeOf(location, words)],
    [i18n.t('Name'), attendee.name],
    [i18n.t('E-mail'), shownEmail(attendee.email)],
    [i18n.t('Guests'), guests.map(shownEmail).join(', ')],
    [i18n.t('Also coming'), alsoComing.join(', ')],
    ...moneyFacts(booking, words),
    [i18n.t('Reason'), cancel?.reason || rejectReason],
    ...answers.map(({ title, value }): [string, string] => [title, value]),
  ];
}

function moneyFacts(booking: AttendeeBookingView, words: Words): [string, ReactNode][] {
  const { series, price, paid, isCardHeld, stillToPay, refunded } = booking;
  const { i18n } = words;
  return [
    [series.length > 1 ? i18n.t('Price per date') : i18n.t('Price'), price && amountText(price, words)],
    [i18n.t('Paid'), !isCardHeld && paid && amountText(paid, words)],
    [i18n.t('Still to pay'), stillToPay && amountText(stillToPay, words)],
    [i18n.t('Charged'), isCardHeld && paid && amountText(paid, words)],
    [i18n.t('Refund'), refundText(booking, words)],
    [i18n.t('Refunded'), refunded && refunded.amount > 0 && amountText(refunded, words)],
  ];
}

/** The address of a meeting room is a link; until it is known, the kind of place. */
function placeOf(location: NonNullable<AttendeeBookingView['location']>, words: Words): ReactNode {
  const { value } = location;
  if (!/^https?:\/\//.test(value)) return value || placeText(location, words);
  return (
    <a href={value} target="_blank" rel="noreferrer">
      {value}
    </a>
  );
}

function refundText({ paymentState, isRefundRefused }: AttendeeBookingView, { i18n }: Words): string | false {
  if (isRefundRefused) return i18n.t('Your refund could not be made yet. The host has been asked to make it again.');
  return paymentState === 'refunding' && i18n.t('On its way to you');
}
