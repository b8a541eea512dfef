import { i18n } from '../../locales/texts.js';
import { words } from '../../locales/words.js';
import type { ListedSlot, PublicAppointmentView } from './choose-view.js';
import { attributes, html, type Html, type HtmlValue } from '../html.js';
import type { PublicScreen } from '../public-screen.js';
import { sentence } from '../sentence.js';
import { appointmentHead } from './appointment-head.js';
import { bookingAddress, type BookingQuery } from './booking-address.js';
import { bookingStyle, seatsText } from '@linkyard/storefront';
import {
  addMonths,
  clockOf,
  dayText,
  lengthText,
  monthText,
  offsetWhereDoubled,
  timeText,
  weekdays,
  weeksOf,
  zoneText,
  type Clock,
} from '../../locales/calendar-days.js';
import { knownZones } from './zone-names.js';

export interface ChooseView {
  appointment: PublicAppointmentView;
  query: BookingQuery;
  zone: string;
  duration: number;
  month: string;
  /** The day whose times are shown; null where the month has none. */
  day: string | null;
  /** Free times by day of the zone. */
  days: Readonly<Record<string, readonly ListedSlot[]>>;
  today: string;
  now: number;
  /** What has to be said first: a time that was taken. */
  note?: string;
}

const script = '/bookAppointment/live.js';

/** Days and times as links: choosing needs no script. @source look.md "Booking page" */
export function chooseScreen(view: ChooseView): PublicScreen {
  const { appointment, query, note } = view;
  const isMove = query.step === 'move';
  return {
    title: isMove ? i18n.t('Another time: {title}', { title: appointment.title }) : appointment.title,
    creator: appointment.host,
    layout: 'book pick',
    styles: [bookingStyle],
    script,
    body: html`<div class="side">
        ${note && html`<div class="note bad" role="alert"><p>${note}</p></div>`}
        ${isMove && html`<div class="note"><p>${i18n.t('Choose another time. Your booking stays as it is until you confirm.')}</p></div>`}
        ${appointmentHead(appointment, view.duration)}${lengths(view)}${zonePart(view)}
      </div>
      <div class="card when" ${attributes({ 'data-own-hold': !isMove })}>
        <div>${monthPart(view)}</div>
        <div>${timesPart(view)}</div>
      </div>`,
  };
}

function lengths({ appointment, query, duration }: ChooseView): HtmlValue {
  if (appointment.durations.length < 2 || query.step === 'move') return null;
  return html`<nav class="lengths" aria-label="${i18n.t('Length')}">
    ${appointment.durations.map(
      (minutes) =>
        html`<a
          ${attributes({
            'data-soft': true,
            href: bookingAddress(appointment.publicId, query, { duration: minutes, start: undefined }),
            'aria-current': minutes === duration ? 'true' : undefined,
          })}
          >${lengthText(minutes)}</a
        >`,
    )}
  </nav>`;
}

function zonePart({ appointment, query, zone, now }: ChooseView): Html {
  const clock = (value: Clock, text: string) =>
    html`<a
      ${attributes({
        'data-soft': true,
        href: bookingAddress(appointment.publicId, query, { clock: value }),
        'aria-current': value === clockOf(query.clock) ? 'true' : undefined,
      })}
      >${text}</a
    >`;
  const others = Object.entries({ ...query, tz: undefined, day: undefined, start: undefined });
  return html`<div class="zone" ${attributes({ 'data-detect': !appointment.lockTimeZone && query.tz === undefined })}>
    <p>
      ${sentence(/*i18n*/ 'Times are shown for {zone}, where it is {time} now.', {
        zone: html`<b>${zoneText(zone)}</b>`,
        time: timeText(now, zone, query.clock),
      })}
    </p>
    ${
      !appointment.lockTimeZone &&
      html`<details>
        <summary id="zone">${i18n.t('Change the time zone')}</summary>
        <form method="get" action="/bookAppointment/${appointment.publicId}">
          ${others.map(([name, value]) => value !== undefined && html`<input type="hidden" ${attributes({ name, value })} />`)}
          <label class="vh" for="tz">${i18n.t('Time zone')}</label>
          <input
            ${attributes({ id: 'tz', name: 'tz', list: 'zones', required: true, autocomplete: 'off', maxlength: 64, placeholder: zoneText(zone), 'aria-describedby': 'zonehint' })}
          />
          <datalist id="zones">
            ${knownZones.map((one) => html`<option ${attributes({ value: one, label: zoneText(one) })}></option>`)}
          </datalist>
          <button class="btn">${i18n.t('Change')}</button>
          <span class="hint" id="zonehint">${i18n.t('Type a city, such as Berlin or New York.')}</span>
        </form>
      </details>`
    }
    <nav class="clock" aria-label="${i18n.t('Clock')}">
      ${clock('12', i18n.t('12 h'))}${clock('24', i18n.t('24 h'))}
    </nav>
  </div>`;
}

function monthPart(view: ChooseView): Html {
  const { appointment, query, month, days, today } = view;
  const step = (by: -1 | 1, sign: string, label: string) => {
    const target = addMonths(month, by);
    if (target < today.slice(0, 7)) return html`<span class="no" aria-hidden="true">${sign}</span>`;
    const href = bookingAddress(appointment.publicId, query, { month: target, day: undefined, start: undefined });
    return html`<a ${attributes({ 'data-soft': true, id: `step${by}`, href, 'aria-label': label })}>${sign}</a>`;
  };
  return html`<div class="monthhead">
      ${step(-1, '‹', i18n.t('Month before'))}
      <h2 id="month" tabindex="-1" aria-live="polite">${monthText(month)}</h2>
      ${step(1, '›', i18n.t('Month after'))}
    </div>
    <table class="month" aria-labelledby="month">
      <thead>
        <tr>
          ${weekdays().map((name) => html`<th scope="col" abbr="${name}">${name.slice(0, 2)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${weeksOf(month).map(
          (week) =>
            html`<tr>
              ${week.map((day) => html`<td>${day !== null && dayCell(view, day, days[day]?.length ?? 0)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>`;
}

function dayCell({ appointment, query, day: chosen, month }: ChooseView, day: string, count: number): HtmlValue {
  const number = Number(day.slice(8));
  if (count === 0) return number;
  return html`<a
    ${attributes({
      'data-soft': true,
      'data-day': day,
      id: `d${day}`,
      href: bookingAddress(appointment.publicId, query, { month, day, start: undefined }),
      'aria-label': i18n.t('{day}, {count, plural, one {# free time} other {# free times}}', {
        day: dayText(day),
        count,
      }),
      'aria-current': day === chosen ? 'date' : undefined,
    })}
    >${number}</a
  >`;
}

function timesPart({ appointment, query, zone, day, days, month }: ChooseView): Html {
  if (day === null)
    return html`<p class="quiet" role="status">
      ${i18n.t('There are no free times in {month}. Please look at another month.', { month: monthText(month) })}
    </p>`;
  const times = days[day] ?? [];
  return html`<h2 id="times">${dayText(day)}</h2>
    ${times.length === 0 && html`<p class="quiet" role="status">${i18n.t('There are no free times on this day.')}</p>`}
    <ul class="times" aria-labelledby="times">
      ${times.map(({ start, seatsLeft }) => {
        const href = bookingAddress(appointment.publicId, query, { tz: zone, day, month, start });
        const seats =
          seatsLeft === null || appointment.seatsPerSlot === 1
            ? null
            : html`<small>${seatsText(seatsLeft, words())}</small>`;
        return html`<li>
          <a ${attributes({ href })}>${timeText(start, zone, query.clock)}${doubled(start, zone)}${seats}</a>
        </li>`;
      })}
    </ul>`;
}

/** When clocks go back an hour occurs twice: then the offset distinguishes the two. */
function doubled(start: string, zone: string): HtmlValue {
  const offset = offsetWhereDoubled(start, zone);
  return offset !== '' && html`<small>${offset}</small>`;
}
