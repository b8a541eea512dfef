import type { PublicAppointmentView } from '@linkyard/contracts';
import { attributes, html, type Html, type HtmlValue } from '../html.js';
import { hiddenField, radioField, selectField, textArea, textField, wrongNote } from '../form-fields.js';
import type { FormState } from '../form-state.js';
import type { PublicScreen } from '../public-screen.js';
import { questionFields } from '../question-fields.js';
import { amountText, placeLabels } from './appointment-head.js';
import { bookingAddress, type BookingQuery } from './booking-address.js';
import { bookingStyle } from './booking-style.js';
import type { ListedSlot } from './choose-view.js';
import { fullDayText, lengthText, timeText, zoneText } from './calendar-days.js';
import { policyLines } from './policy-lines.js';

export interface DetailsView {
  appointment: PublicAppointmentView;
  query: BookingQuery & { start: string };
  zone: string;
  duration: number;
  form: FormState;
  /** Makes a repeated post one booking. */
  idempotencyKey: string;
  /** Why the time cannot be booked any more. */
  taken?: { note: string; others: readonly ListedSlot[] };
  /** The code that was mailed to the attendee is asked for. */
  awaitsCode?: boolean | undefined;
  /** Why it was refused, where no field is to blame. */
  failure?: string | undefined;
}

/** Who books: the form of one chosen time. */
export function detailsScreen(view: DetailsView): PublicScreen {
  const { appointment, query, zone, duration, form, taken } = view;
  const { publicId, dueNow, requiresApproval } = appointment;
  const back = bookingAddress(publicId, query, { start: undefined });
  const { awaitsCode = false } = view;
  const verb = awaitsCode
    ? 'Confirm and book'
    : dueNow
      ? `Book and pay ${amountText(dueNow)}`
      : requiresApproval
        ? 'Send the request'
        : 'Book';
  return {
    title: `Book: ${appointment.title}`,
    siteTitle: appointment.host.name,
    layout: 'book',
    styles: [bookingStyle],
    script: '/bookAppointment/live.js',
    body: html`<p><a href="${back}">Choose another time</a></p>
      <h1 dir="auto">${appointment.title}</h1>
      ${!taken && chosenTime(query.start, zone, duration, query.clock === '24')}
      <p class="note warn" data-hold-note hidden></p>
      ${view.failure && html`<div class="note bad" role="alert"><p>${view.failure}</p></div>`}${wrongNote(form)}
      <form
        class="card"
        method="post"
        action="${bookingAddress(publicId, query)}"
        ${!awaitsCode && attributes({ 'data-hold': publicId, 'data-start': query.start, 'data-length': duration })}
      >
        ${taken && otherTimes(form, taken, zone, query.clock === '24')}
        ${hiddenField('idempotencyKey', view.idempotencyKey)}${hiddenField('holdKey', form.value('holdKey'))}
        ${hiddenField('started_at', form.value('started_at'))}
        <div class="trap" aria-hidden="true">
          <label>Website <input name="website_url" tabindex="-1" autocomplete="off" /></label>
        </div>
        ${awaitsCode && codeField(form)}
        ${textField(form, { name: 'name', label: 'Name', autocomplete: 'name', required: true, maxlength: 120 })}
        ${textField(form, {
          name: 'email',
          label: 'E-mail',
          type: 'email',
          autocomplete: 'email',
          required: true,
          hint: appointment.requireEmailVerification
            ? 'We send a code there, and after that the confirmation and the link to change the booking.'
            : 'The confirmation and the link to change the booking go there.',
        })}
        ${places(appointment, form)}${questionFields(appointment.questions, form)}${more(appointment, form)}
        <button class="btn go wide">${verb}</button>
        ${awaitsCode && html`<p><button class="btn wide" name="again" value="1">Send a new code</button></p>`}
        ${dueNow && html`<p class="small quiet">You pay on the page of the payment provider. The time is kept for you until then.</p>`}
      </form>
      ${policyLines(appointment).map((line) => html`<p class="small quiet" dir="auto">${line}</p>`)}`,
  };
}

const codeField = (form: FormState): Html =>
  html`<div class="note" role="status">
      <p>We have sent a code to <b dir="auto">${form.value('email')}</b>. The time is kept for you for 15 minutes.</p>
    </div>
    ${textField(form.has('emailCode') ? form : form.changed('emailCode', ''), {
      name: 'emailCode',
      label: 'Code of the mail',
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
      maxlength: 7,
      hint: 'Six digits. Look into the spam folder too.',
    })}`;

export const chosenTime = (start: string, zone: string, duration: number, isLong: boolean): Html => {
  const end = new Date(Date.parse(start) + duration * 60_000).toISOString();
  return html`<p class="chosen">
    <b>${fullDayText(start, zone)}</b>
    ${timeText(start, zone, isLong)} – ${timeText(end, zone, isLong)}, ${lengthText(duration)}
    <span class="quiet">(${zoneText(zone)})</span>
  </p>`;
};

function otherTimes(
  form: FormState,
  { note, others }: NonNullable<DetailsView['taken']>,
  zone: string,
  isLong: boolean,
) {
  const options = others.map(({ start }) => ({ value: start, text: timeText(start, zone, isLong) }));
  return html`<div class="note bad" role="alert"><p>${note} What you have typed is still there.</p></div>
    ${
      options.length > 0
        ? radioField(form, { name: 'start', label: 'Other times on that day', options })
        : html`<p>There is no other free time on that day.</p>`
    }`;
}

function places({ locations }: PublicAppointmentView, form: FormState): HtmlValue {
  const phone = textField(form, {
    name: 'phone',
    label: 'Phone',
    type: 'tel',
    autocomplete: 'tel',
    required: locations.length === 1,
  });
  const needsPhone = locations.some(({ type }) => type === 'attendeePhone');
  if (locations.length < 2) return needsPhone && phone;
  const options = locations.map(({ type, label }, index) => ({
    value: String(index),
    text: label || placeLabels[type],
  }));
  return html`${radioField(form, { name: 'location', label: 'Where', options })}${needsPhone && phone}`;
}

function more({ guestsMax, recurring }: PublicAppointmentView, form: FormState): HtmlValue {
  const counts = Array.from({ length: recurring?.maxCount ?? 0 }, (_, index) => String(index + 1));
  const unit = recurring?.freq === 'monthly' ? 'month' : 'week';
  const every = recurring && (recurring.interval === 1 ? `every ${unit}` : `every ${recurring.interval} ${unit}s`);
  return [
    guestsMax > 0 &&
      textArea(form, {
        name: 'guests',
        label: 'Guests',
        hint: `E-mail addresses, one a line, at most ${guestsMax}. They get the invitation too.`,
      }),
    recurring &&
      selectField(form, {
        name: 'occurrences',
        label: 'How many dates',
        options: counts.map((value) => ({ value, text: value === '1' ? 'This one only' : `${value} dates, ${every}` })),
      }),
  ];
}
