import { manageBookingPath, type AttendeeBookingView } from '@linkyard/contracts';
import { attributes, html, type Html, type HtmlValue } from '../html.js';
import { hiddenField, textArea } from '../form-fields.js';
import { FormState } from '../form-state.js';
import type { PublicScreen } from '../public-screen.js';
import { amountText, placeLabels } from './appointment-head.js';
import { googleCalendarLink, outlookCalendarLink } from './calendar-links.js';
import { bookingStyle } from './booking-style.js';
import { fullDayText, timeText, zoneText } from './calendar-days.js';

export interface BookedView {
  booking: AttendeeBookingView;
  token: string;
  /** Why the last change was refused. */
  failure?: string | undefined;
}

const headings: Record<AttendeeBookingView['state'], { title: string; next: string }> = {
  awaitingPayment: { title: 'Please pay to confirm', next: 'The time is kept for you until then.' },
  awaitingApproval: {
    title: 'Your request has been sent',
    next: 'The host decides about it, and you get a mail either way.',
  },
  confirmed: { title: 'You are booked', next: 'The confirmation is on its way to your mailbox.' },
  completed: { title: 'This took place', next: 'Thank you for coming.' },
  noShow: { title: 'This was missed', next: 'Please contact the host if that is not right.' },
  rejected: { title: 'The host could not accept this', next: 'What you paid comes back to you.' },
  cancelled: { title: 'This booking is cancelled', next: 'Nobody expects you at this time.' },
  rescheduled: { title: 'This booking was moved', next: 'The newer mail has the link to the new time.' },
  expired: { title: 'This request has ended', next: 'The time is free again.' },
};

export const shell = ({ booking }: BookedView, title: string, body: HtmlValue): PublicScreen => ({
  title,
  siteTitle: booking.host.name,
  layout: 'book',
  styles: [bookingStyle],
  body,
});
const linkTo = ({ booking, token }: BookedView, rest = '') =>
  `${manageBookingPath(booking.publicId, { uid: booking.uid, token })}${rest}`;

/** The confirmation, and the page where an attendee sees and changes the booking. Opening it changes nothing. */
export function bookedScreen(view: BookedView): PublicScreen {
  const { booking, failure } = view;
  const { title, next } = headings[booking.state];
  const hasEnded = ['cancelled', 'rejected', 'expired', 'rescheduled'].includes(booking.state);
  return {
    ...shell(
      view,
      `${title}: ${booking.title}`,
      html`${failure && html`<div class="note bad" role="alert"><p>${failure}</p></div>`}
        <h1>${title}</h1>
        <p class="quiet">${next}</p>
        ${when(booking)}${payment(booking)}${booking.state === 'confirmed' && calendars(view)}
        ${booking.confirmation.text && !hasEnded && html`<p class="words note" dir="auto">${booking.confirmation.text}</p>`}
        ${rated(view)}${facts(booking)}${changes(view)}
        ${
          hasEnded &&
          booking.state !== 'rescheduled' &&
          html`<p><a class="btn" href="/bookAppointment/${booking.publicId}">Book another time</a></p>`
        }`,
    ),
    ...(booking.state === 'awaitingPayment' ? { refreshSec: 15 } : {}),
  };
}

export const when = ({ startAt, endAt, timeZone, title, host }: AttendeeBookingView): Html =>
  html`<div class="card">
    <p class="quiet" dir="auto">${title}, ${host.name}</p>
    <p class="big">${fullDayText(startAt, timeZone)}</p>
    <p class="clocktime">${timeText(startAt, timeZone, false)} – ${timeText(endAt, timeZone, false)}</p>
    <p class="quiet">${zoneText(timeZone)}</p>
  </div>`;

function payment({ state, payUrl, payBy, due, timeZone }: AttendeeBookingView): HtmlValue {
  if (state !== 'awaitingPayment' || !due) return null;
  return html`<div class="note warn">
    <p>
      ${amountText(due)} is still to be paid${payBy && html` until ${timeText(payBy, timeZone, false)}`}. Just paid?
      This page looks again by itself.
    </p>
    ${payUrl && html`<p><a class="btn go" href="${payUrl}">Pay ${amountText(due)}</a></p>`}
  </div>`;
}

function calendars({ booking, token }: BookedView): Html {
  const query = new URLSearchParams({ booking: booking.uid, token });
  const out = { target: '_blank', rel: 'noreferrer', class: 'btn' };
  return html`<h2>Add to your calendar</h2>
    <p class="acts">
      <a ${attributes({ ...out, href: googleCalendarLink(booking) })}>Google</a>
      <a ${attributes({ ...out, href: outlookCalendarLink(booking) })}>Outlook</a>
      <a class="btn" href="/bookAppointment/${booking.publicId}/event.ics?${query.toString()}" download>File (.ics)</a>
    </p>`;
}

function facts(booking: AttendeeBookingView): Html {
  const { location, attendee, guests, answers, price, refunded, cancel, rejectReason } = booking;
  const rows: [string, HtmlValue][] = [
    ['Where', location && (location.value || location.label || placeLabels[location.type])],
    ['Name', attendee.name],
    ['E-mail', attendee.email],
    ['Guests', guests.join(', ')],
    ['Also coming', booking.alsoComing.join(', ')],
    ['Price', price && amountText(price)],
    ['Refund', booking.paymentState === 'refunding' && 'On its way to you'],
    ['Returned', refunded && refunded.amount > 0 && amountText(refunded)],
    ['Reason', cancel?.reason || rejectReason],
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
      You gave <b>${rating} of 5 stars</b>.
      ${canRate && html`<a href="${linkTo(view, '&step=rate')}">Change your rating</a>`}
    </p>`;
  return (
    canRate &&
    html`<p class="acts"><a class="btn go" href="${linkTo(view, '&step=rate')}">Rate this appointment</a></p>`
  );
}

function changes(view: BookedView): HtmlValue {
  const { canCancel, canReschedule, state, host } = view.booking;
  const isOpen = state === 'confirmed' || state === 'awaitingApproval';
  if (!canCancel && !canReschedule)
    return (
      isOpen &&
      html`<p class="note">This booking cannot be changed or cancelled here any more. Please contact ${host.name}.</p>`
    );
  return html`<p class="acts">
    ${canReschedule && html`<a class="btn" href="${linkTo(view, '&step=move')}">Choose another time</a>`}
    ${canCancel && html`<a class="btn danger" href="${linkTo(view, '&step=cancel')}">Cancel the booking</a>`}
  </p>`;
}

/** What is lost and what comes back, before anything happens. */
export function cancelScreen(view: BookedView): PublicScreen {
  const { booking, token } = view;
  const { refundOnCancel, due, paymentState, cancelText } = booking;
  const isPaid = due !== null && (paymentState === 'paid' || paymentState === 'partiallyRefunded');
  const money = refundOnCancel
    ? `${amountText(refundOnCancel)} comes back to you.`
    : isPaid && 'What you paid does not come back.';
  return shell(
    view,
    `Cancel: ${booking.title}`,
    html`<h1>Cancel this booking?</h1>
      ${when(booking)}${money && html`<div class="note warn"><p>${money}</p></div>`}
      ${cancelText && html`<p class="words quiet" dir="auto">${cancelText}</p>`}
      <form method="post" action="/bookAppointment/${booking.publicId}/cancel">
        ${hiddenField('booking', booking.uid)}${hiddenField('token', token)}
        ${textArea(FormState.empty, { name: 'reason', label: 'Reason, if you like to say', maxlength: 500 })}
        <p class="acts">
          <button class="btn danger">Cancel the booking</button>
          <a class="btn" href="${linkTo(view)}">Keep it</a>
        </p>
      </form>`,
  );
}

/** The last question before a booking moves. @param start the new time, ISO with offset */
export function moveScreen(view: BookedView, start: string): PublicScreen {
  const { booking, token } = view;
  const { timeZone } = booking;
  return shell(
    view,
    `Move: ${booking.title}`,
    html`<h1>Move your booking?</h1>
      <p class="quiet">
        From ${fullDayText(booking.startAt, timeZone)}, ${timeText(booking.startAt, timeZone, false)} to
      </p>
      <div class="card">
        <p class="big">${fullDayText(start, timeZone)}</p>
        <p class="clocktime">${timeText(start, timeZone, false)}</p>
        <p class="quiet">${zoneText(timeZone)}</p>
      </div>
      <form method="post" action="/bookAppointment/${booking.publicId}/reschedule">
        ${hiddenField('booking', booking.uid)}${hiddenField('token', token)}${hiddenField('start', start)}
        <p class="acts">
          <button class="btn go">Move the booking</button>
          <a class="btn" href="${linkTo(view, '&step=move')}">Choose another time</a>
        </p>
      </form>`,
  );
}
