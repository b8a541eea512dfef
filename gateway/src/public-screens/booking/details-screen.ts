import { type PublicAppointmentView } from '@linkyard/contracts';
import { reasonText } from '../../locales/spoken-refusal.js';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { attributes, html, type Html, type HtmlValue } from '../html.js';
import { hiddenField, radioField, textArea, textField, wrongNote } from '../form-fields.js';
import type { FormState } from '../form-state.js';
import type { PublicScreen } from '../public-screen.js';
import { questionFields } from '../question-fields.js';
import { sentence } from '../sentence.js';
import { bookingAddress, bookingStyle, placeText, type ListedSlot } from '@linkyard/storefront';
import { scriptPath } from '@linkyard/storefront/scripts';
import { words } from '../../locales/words.js';
import type { BookingQuery } from './booking-address.js';
import { fullDayText, lengthText, startText, zoneText, type Clock } from '../../locales/calendar-days.js';
import { policyLines } from './policy-lines.js';
import { bookButton, seriesFields, timesOf } from './series-fields.js';

export interface DetailsView {
  appointment: PublicAppointmentView;
  query: BookingQuery & { start: string };
  zone: string;
  duration: number;
  form: FormState;
  /** Starts of the longest series from the chosen time on; empty where none is offered. */
  series: readonly string[];
  /** Epoch milliseconds: deadlines that are over are not promised. */
  now: number;
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
  const { publicId, dueNow } = appointment;
  const back = bookingAddress(publicId, query, { start: undefined });
  const { awaitsCode = false } = view;
  return {
    title: i18n.t('Book: {title}', { title: appointment.title }),
    creator: appointment.host,
    layout: 'book',
    styles: [bookingStyle],
    script: scriptPath('booking'),
    body: html`<p><a href="${back}" data-back>${i18n.t('Choose another time')}</a></p>
      <h1 dir="auto">${appointment.title}</h1>
      ${!taken && chosenTime(query.start, zone, duration, query.clock)} ${holdNote()}
      ${view.failure && html`<div class="note bad" role="alert"><p>${view.failure}</p></div>`}${wrongNote(form)}
      <form
        class="card"
        method="post"
        action="${bookingAddress(publicId, query)}"
        ${!awaitsCode && attributes({ 'data-hold': publicId, 'data-start': query.start, 'data-length': duration })}
      >
        ${taken && otherTimes(form, taken, zone, query.clock)}
        ${hiddenField('idempotencyKey', view.idempotencyKey)}${hiddenField('holdKey', form.value('holdKey'))}
        ${hiddenField('started_at', form.value('started_at'))}
        <div class="trap" aria-hidden="true">
          <label>${i18n.t('Website')} <input name="website_url" tabindex="-1" autocomplete="off" /></label>
        </div>
        ${awaitsCode && codeField(form)}
        ${textField(form, { name: 'name', label: i18n.t('Name'), autocomplete: 'name', required: true, maxlength: 120 })}
        ${textField(form, {
          name: 'email',
          label: i18n.t('E-mail'),
          type: 'email',
          autocomplete: 'email',
          required: true,
          hint: appointment.requireEmailVerification
            ? i18n.t('We send a code there, and after that the confirmation and the link to change the booking.')
            : i18n.t('The confirmation and the link to change the booking go there.'),
        })}
        ${places(appointment, form)}${questionFields(appointment.questions, form)}${guests(appointment, form)}
        ${seriesFields(taken ? { ...view, series: [] } : view)}
        <div class="foot">
          ${!taken && footTime(query.start, zone, query.clock)}
          ${bookButton(appointment, (count) => verbOf(appointment, awaitsCode, count))}
        </div>
        ${awaitsCode && html`<p><button class="btn wide" name="again" value="1">${i18n.t('Send a new code')}</button></p>`}
        ${dueNow && html`<p class="small quiet">${payingText(appointment)}</p>`}
      </form>
      ${!taken && rulesPart(view)}`,
  };
}

function rulesPart({ appointment, query, zone, now }: DetailsView): HtmlValue {
  const { dueNow, payAt, recurring } = appointment;
  const rules = { ...appointment, isPaid: dueNow !== null, isCardHeld: payAt === 'cardHold' };
  const times = { start: query.start, zone, clock: query.clock, now, isSeries: recurring !== null };
  return policyLines(rules, times).map((line) => html`<p class="small quiet" dir="auto">${line}</p>`);
}

const payingText = ({ payAt }: PublicAppointmentView): string =>
  payAt === 'cardHold'
    ? i18n.t(
        'The amount is only held on your card, on the page of the payment provider. It is charged after the appointment, or released.',
      )
    : i18n.t('You pay on the page of the payment provider. The time is kept for you until then.');

/** @param count of dates; null where the number is chosen without a script */
function verbOf(appointment: PublicAppointmentView, awaitsCode: boolean, count: number | null): string {
  const { dueNow, payAt, requiresApproval } = appointment;
  if (awaitsCode) return i18n.t('Confirm and book');
  if (dueNow && payAt === 'cardHold') return i18n.t('Book and hold {amount}', { amount: amountText(dueNow) });
  if (dueNow && count === null) return i18n.t('Book and pay');
  if (dueNow && count !== null) return i18n.t('Book and pay {amount}', { amount: amountText(timesOf(dueNow, count)) });
  return requiresApproval ? i18n.t('Send the request') : i18n.t('Book');
}

/** The script shows here how long the time is kept, in these words. */
const holdNote = (): Html =>
  html`<p
    class="note warn"
    data-hold-note
    ${attributes({
      'data-kept': i18n.t('This time is kept for you for {time} minutes.', { time: '{time}' }),
      'data-ended': i18n.t('The time is no longer kept for you. You can still try to book it.'),
      'data-bookings.slot_taken': reasonText({ code: 'bookings.slot_taken' }),
      'data-bookings.not_open': reasonText({ code: 'bookings.not_open' }),
    })}
    hidden
  ></p>`;

const codeField = (form: FormState): Html =>
  html`<div class="note" role="status">
      <p>
        ${sentence(/*i18n*/ 'We have sent a code to {email}. The time is kept for you for 15 minutes.', {
          email: html`<b dir="auto">${form.value('email')}</b>`,
        })}
      </p>
    </div>
    ${textField(form.has('emailCode') ? form : form.changed('emailCode', ''), {
      name: 'emailCode',
      label: i18n.t('Code of the mail'),
      inputmode: 'numeric',
      autocomplete: 'one-time-code',
      maxlength: 24,
      hint: i18n.t('Six digits. Look into the spam folder too.'),
    })}`;

export const chosenTime = (start: string, zone: string, duration: number, clock?: Clock): Html => {
  const end = new Date(Date.parse(start) + duration * 60_000).toISOString();
  return html`<p class="chosen">
    <b>${fullDayText(start, zone)}</b>
    <bdi>${startText(start, zone, clock)} – ${startText(end, zone, clock)}</bdi>, <bdi>${lengthText(duration)}</bdi>
    <span class="quiet">(${zoneText(zone)})</span>
  </p>`;
};

/** On a phone the chosen time stays in view with the button; the heading reads it out already. */
const footTime = (start: string, zone: string, clock?: Clock): Html =>
  html`<p class="small" aria-hidden="true">
    <b>${fullDayText(start, zone)}</b>, <bdi>${startText(start, zone, clock)}</bdi>
  </p>`;

function otherTimes(form: FormState, { note, others }: NonNullable<DetailsView['taken']>, zone: string, clock?: Clock) {
  const options = others.map(({ start }) => ({ value: start, text: startText(start, zone, clock) }));
  return html`<div class="note bad" role="alert"><p>${note} ${i18n.t('What you have typed is still there.')}</p></div>
    ${
      options.length > 0
        ? radioField(form, { name: 'start', label: i18n.t('Other times on that day'), options })
        : html`<p>${i18n.t('There is no other free time on that day.')}</p>`
    }`;
}

function places({ locations }: PublicAppointmentView, form: FormState): HtmlValue {
  const phone = textField(form, {
    name: 'phone',
    label: i18n.t('Phone'),
    type: 'tel',
    autocomplete: 'tel',
    required: locations.length === 1,
  });
  const needsPhone = locations.some(({ type }) => type === 'attendeePhone');
  if (locations.length < 2) return needsPhone && phone;
  const options = locations.map((place, index) => ({ value: String(index), text: placeText(place, words()) }));
  return html`${radioField(form, { name: 'location', label: i18n.t('Where'), options })}${needsPhone && phone}`;
}

const guests = ({ guestsMax }: PublicAppointmentView, form: FormState): HtmlValue =>
  guestsMax > 0 &&
  textArea(form, {
    name: 'guests',
    label: i18n.t('Guests'),
    hint: i18n.t('E-mail addresses, one a line, at most {guestsMax}. They get the invitation too.', { guestsMax }),
  });
