import { shownEmail, manageBookingPath, type AttendeeBookingView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { attributes, html, type Html, type HtmlValue } from '../html.js';
import type { PublicScreen } from '../public-screen.js';
import { sentence } from '../sentence.js';
import { words } from '../../locales/words.js';
import { bookingStyle, googleCalendarLink, outlookCalendarLink, placeText } from '@linkyard/storefront';
import { fullDayText, startText, timeText, zoneText } from '../../locales/calendar-days.js';
import { rulesPart } from './booking-rules.js';
import { seriesPart } from './series-part.js';

/** `retryUrl` is the payment page, after an attempt that was declined there. */
export type OpenedBooking = AttendeeBookingView & { retryUrl?: string | null };
export interface BookedView {
  booking: OpenedBooking;
  token: string;
  /** Why the last change was refused. */
  failure?: string | undefined;
}

/** What has become of a booking, and what happens next. */
const headings: Record<AttendeeBookingView['state'], () => [title: string, next: string]> = {
  awaitingPayment: () => [i18n.t('Please pay to confirm'), i18n.t('The time is kept for you until then.')],
  awaitingApproval: () => [
    i18n.t('Your request has been sent'),
    i18n.t('The host decides about it, and you get a mail either way.'),
  ],
  confirmed: () => [i18n.t('You are booked'), i18n.t('The confirmation is on its way to your mailbox.')],
  completed: () => [i18n.t('This took place'), i18n.t('Thank you for coming.')],
  noShow: () => [i18n.t('This was missed'), i18n.t('Please contact the host if that is not right.')],
  rejected: () => [i18n.t('The host could not accept this'), i18n.t('You can book another time.')],
  cancelled: () => [i18n.t('This booking is cancelled'), i18n.t('This time is no longer reserved for you.')],
  rescheduled: () => [i18n.t('This booking was moved'), i18n.t('The newer mail has the link to the new time.')],
  expired: () => [i18n.t('This request has ended'), i18n.t('The time is free again.')],
};

function headingOf({ state, isCardHeld, paid, isOffered }: AttendeeBookingView): [title: string, next: string] {
  const [title, next] = headings[state]();
  if (state === 'rejected' && !paid && !isOffered) return [title, ''];
  if (state === 'awaitingPayment' && isCardHeld) return [i18n.t('Please give your card to confirm'), next];
  return [title, state === 'rejected' && paid ? i18n.t('What you paid is refunded.') : next];
}

export const shell = ({ booking }: BookedView, title: string, body: HtmlValue): PublicScreen => ({
  title,
  creator: booking.host,
  layout: 'book',
  styles: [bookingStyle],
  body,
});
export const linkTo = ({ booking, token }: BookedView, rest = '') =>
  `${manageBookingPath(booking.publicId, { uid: booking.uid, token })}${rest}`;

/** The confirmation, and the page where an attendee sees and changes the booking. Opening it changes nothing. */
export function bookedScreen(view: BookedView, now = Date.now()): PublicScreen {
  const { booking, failure } = view;
  const [title, next] = headingOf(booking);
  const hasEnded = ['cancelled', 'rejected', 'expired', 'rescheduled'].includes(booking.state);
  return {
    ...shell(
      view,
      `${title}: ${booking.title}`,
      html`${failure && html`<div class="note bad" role="alert"><p>${failure}</p></div>`}
        <h1>${title}</h1>
        ${next && html`<p class="quiet">${next}</p>`}
        ${when(booking)}${payment(booking)}${seriesPart(booking)}${booking.state === 'confirmed' && calendars(view)}
        ${booking.confirmation.text && !hasEnded && html`<p class="words note" dir="auto">${booking.confirmation.text}</p>`}
        ${rated(view)}${facts(booking)}${changes(view)}${rulesPart(booking, now)}
        ${hasEnded && booking.state !== 'rescheduled' && bookAgain(booking)}`,
    ),
    ...(booking.state === 'awaitingPayment' ? { refreshSec: 15 } : {}),
  };
}

export const when = ({ startAt, endAt, timeZone, title, host }: AttendeeBookingView): Html =>
  html`<div class="card">
    <p class="quiet" dir="auto">${title}, ${host.name}</p>
    <p class="big">${fullDayText(startAt, timeZone)}</p>
    <p class="clocktime">${startText(startAt, timeZone)} – ${startText(endAt, timeZone)}</p>
    <p class="quiet">${zoneText(timeZone)}</p>
  </div>`;

function payment(booking: OpenedBooking): HtmlValue {
  const { state, payUrl, payBy, toPay, timeZone, isCardHeld, retryUrl } = booking;
  if (state !== 'awaitingPayment' || !toPay) return held(booking);
  const amount = amountText(toPay);
  if (retryUrl)
    return html`<div class="note bad" role="alert">
      <p>${i18n.t('Your payment was declined and nothing was charged. Please try another way to pay.')}</p>
      <p><a class="btn go" href="${retryUrl}">${i18n.t('Try again')}</a></p>
    </div>`;
  if (isCardHeld)
    return html`<div class="note warn">
      <p>${i18n.t('{amount} is still to be held on your card.', { amount })}</p>
      ${payUrl && html`<p><a class="btn go" href="${payUrl}">${i18n.t('Give your card')}</a></p>`}
    </div>`;
  return html`<div class="note warn">
    <p>${unpaidText(amount, payBy && timeText(payBy, timeZone))}</p>
    ${payUrl && html`<p><a class="btn go" href="${payUrl}">${i18n.t('Pay {amount}', { amount })}</a></p>`}
  </div>`;
}

/** What is held on the card, until when, and what becomes of it. */
function held({ holdUntil, due, endAt, state, timeZone, isCardHeld, paymentState }: AttendeeBookingView): HtmlValue {
  const amount = due && amountText(due);
  if (isCardHeld && paymentState === 'cancelled')
    return html`<p class="note">${i18n.t('Your card is not charged. The amount that was held is free again.')}</p>`;
  if (!holdUntil || !amount) return null;
  const text =
    state === 'cancelled'
      ? i18n.t('The host may still charge a fee for cancelling. What is not charged by {day} is free again.', {
          day: fullDayText(holdUntil, timeZone),
        })
      : i18n.t('Your card is held for {amount}, charged after {day}. What is not charged by {last} is free again.', {
          amount,
          day: fullDayText(endAt, timeZone),
          last: fullDayText(holdUntil, timeZone),
        });
  return html`<p class="note">${text}</p>`;
}

/** @param until time of day; empty where there is no limit */
const unpaidText = (amount: string, until: string | null): string =>
  [
    until
      ? i18n.t('{amount} is still to be paid until {time}.', { amount, time: until })
      : i18n.t('{amount} is still to be paid.', { amount }),
    i18n.t('Just paid? This page is updated automatically.'),
  ].join(' ');

function calendars({ booking, token }: BookedView): Html {
  const query = new URLSearchParams({ booking: booking.uid, token });
  const out = { target: '_blank', rel: 'noreferrer', class: 'btn' };
  return html`<h2>${i18n.t('Add to your calendar')}</h2>
    <p class="acts">
      <a ${attributes({ ...out, href: googleCalendarLink(booking) })}>Google</a>
      <a ${attributes({ ...out, href: outlookCalendarLink(booking) })}>Outlook</a>
      <a class="btn" href="/bookAppointment/${booking.publicId}/event.ics?${query.toString()}" download
        >${i18n.t('File (.ics)')}</a
      >
    </p>`;
}

/** The address of a meeting room is a link; until it is known, the kind of place. */
function placeOf(location: NonNullable<AttendeeBookingView['location']>): HtmlValue {
  const { value } = location;
  return /^https?:\/\//.test(value)
    ? html`<a ${attributes({ href: value, target: '_blank', rel: 'noreferrer' })}>${value}</a>`
    : value || placeText(location, words());
}

function refundText({ paymentState, isRefundRefused }: AttendeeBookingView): string | false {
  if (isRefundRefused) return i18n.t('Your refund could not be made yet. The host has been asked to make it again.');
  return paymentState === 'refunding' && i18n.t('On its way to you');
}

function facts(booking: AttendeeBookingView): Html {
  const { location, attendee, guests, answers, price, refunded, cancel, rejectReason } = booking;
  const rows: [string, HtmlValue][] = [
    [i18n.t('Where'), location && placeOf(location)],
    [i18n.t('Name'), attendee.name],
    [i18n.t('E-mail'), shownEmail(attendee.email)],
    [i18n.t('Guests'), guests.map(shownEmail).join(', ')],
    [i18n.t('Also coming'), booking.alsoComing.join(', ')],
    [booking.series.length > 1 ? i18n.t('Price per date') : i18n.t('Price'), price && amountText(price)],
    [i18n.t('Paid'), !booking.isCardHeld && booking.paid && amountText(booking.paid)],
    [i18n.t('Still to pay'), booking.stillToPay && amountText(booking.stillToPay)],
    [i18n.t('Charged'), booking.isCardHeld && booking.paid && amountText(booking.paid)],
    [i18n.t('Refund'), refundText(booking)],
    [i18n.t('Refunded'), refunded && refunded.amount > 0 && amountText(refunded)],
    [i18n.t('Reason'), cancel?.reason || rejectReason],
    ...answers.map(({ title, value }): [string, HtmlValue] => [title, value]),
  ];
  return html`<dl class="rows">
    ${rows.map(
      ([name, value]) =>
        value &&
        html`<div>
          <dt dir="auto">${name}</dt>
          <dd dir="auto">${value}</dd>
        </div>`,
    )}
  </dl>`;
}

function rated(view: BookedView): HtmlValue {
  const { canRate, rating } = view.booking;
  if (rating !== null)
    return html`<p class="note">
      ${sentence(/*i18n*/ 'You gave {stars}.', { stars: html`<b>${i18n.t('{rating} of 5 stars', { rating })}</b>` })}
      ${canRate && html`<a href="${linkTo(view, '&step=rate')}">${i18n.t('Change your rating')}</a>`}
    </p>`;
  return (
    canRate &&
    html`<p class="acts">
      <a class="btn go" href="${linkTo(view, '&step=rate')}">${i18n.t('Rate this appointment')}</a>
    </p>`
  );
}

const bookAgain = ({ publicId, isOffered }: AttendeeBookingView): Html =>
  isOffered
    ? html`<p><a class="btn" href="/bookAppointment/${publicId}">${i18n.t('Book another time')}</a></p>`
    : html`<p class="note">${i18n.t('This appointment is not available any more.')}</p>`;

function changes(view: BookedView): HtmlValue {
  const { canCancel, canReschedule, state, host, isOffered } = view.booking;
  const isOpen = state === 'confirmed' || state === 'awaitingApproval';
  if (!canCancel && !canReschedule)
    return (
      isOpen &&
      html`<p class="note">
        ${i18n.t('This booking cannot be changed or cancelled here any more. Please contact {host}.', { host: host.name })}
      </p>`
    );
  return html`${isOpen && !isOffered && noOtherTimes(host.name)}
    <p class="acts">
      ${canReschedule && html`<a class="btn" href="${linkTo(view, '&step=move')}">${i18n.t('Choose another time')}</a>`}
      ${canCancel && html`<a class="btn danger" href="${linkTo(view, '&step=cancel')}">${i18n.t('Cancel the booking')}</a>`}
    </p>`;
}

const noOtherTimes = (host: string): Html =>
  html`<p class="note">
    ${i18n.t('This appointment is not available any more. To change the time, please contact {host}.', { host })}
  </p>`;
