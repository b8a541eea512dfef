import type { Money, PublicAppointmentView } from '@linkyard/contracts';
import { formatAmount } from '@linkyard/money';
import { html, type Html } from '../html.js';
import { lengthText } from './calendar-days.js';

export const amountText = ({ amount, currency }: Money) => formatAmount(amount, currency, 'en');

export const placeLabels: Record<PublicAppointmentView['locations'][number]['type'], string> = {
  inPerson: 'In person',
  hostPhone: 'By phone: you call',
  attendeePhone: 'By phone: you are called',
  googleMeet: 'Google Meet',
  zoom: 'Zoom',
  link: 'Video call',
};

/** Host, what it is, how long, where and for how much. */
export function appointmentHead(appointment: PublicAppointmentView, duration: number): Html {
  const { host, price, dueNow } = appointment;
  const initial = [...host.name.trim()][0]?.toUpperCase() ?? '';
  const facts = [
    lengthText(duration),
    ...appointment.locations.map(({ type, label }) => label || placeLabels[type]),
    price ? amountText(price) : 'Free',
    price && !dueNow && 'Paid on site',
    price && dueNow && dueNow.amount < price.amount && `${amountText(dueNow)} due now`,
    appointment.requiresApproval && 'Confirmed by the host',
  ].filter((fact) => typeof fact === 'string');
  return html`<div class="seller">
      <span class="face" aria-hidden="true">${initial}</span><span dir="auto">${host.name}</span>
    </div>
    ${appointment.image && html`<img class="cover" src="${appointment.image}" alt="" />`}
    <h1 dir="auto">${appointment.title}</h1>
    <ul class="facts">
      ${facts.map((fact) => html`<li dir="auto">${fact}</li>`)}
    </ul>
    ${appointment.description && html`<p class="words" dir="auto">${appointment.description}</p>`}`;
}
