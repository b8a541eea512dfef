import type { PublicAppointmentView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { html, type Html } from '../html.js';
import { lengthText } from '../../locales/calendar-days.js';

type Place = Pick<PublicAppointmentView['locations'][number], 'type' | 'label'>;
/** Where it takes place, in the words of the host or ours. */
export function placeText({ type, label }: Place): string {
  const names: Record<Place['type'], string> = {
    inPerson: i18n.t('In person'),
    hostPhone: i18n.t('By phone: you call'),
    attendeePhone: i18n.t('By phone: you are called'),
    googleMeet: 'Google Meet',
    zoom: 'Zoom',
    link: i18n.t('Video call'),
  };
  return label || names[type];
}

/** What it is, how long, where and for how much. */
export function appointmentHead(appointment: PublicAppointmentView, duration: number): Html {
  const { price, dueNow } = appointment;
  const facts = [
    lengthText(duration),
    ...appointment.locations.map(placeText),
    price ? amountText(price) : i18n.t('Free'),
    price && !dueNow && i18n.t('Paid on site'),
    price && appointment.payAt === 'cardHold' && i18n.t('Held on your card, charged after the appointment'),
    price && dueNow && dueNow.amount < price.amount && i18n.t('{amount} due now', { amount: amountText(dueNow) }),
    appointment.requiresApproval && i18n.t('Confirmed by the host'),
  ].filter((fact) => typeof fact === 'string');
  return html`${appointment.image && html`<img class="cover" src="${appointment.image}" alt="" />`}
    <h1 dir="auto">${appointment.title}</h1>
    <ul class="facts">
      ${facts.map((fact) => html`<li dir="auto">${fact}</li>`)}
    </ul>
    ${appointment.description && html`<p class="words" dir="auto">${appointment.description}</p>`}`;
}
