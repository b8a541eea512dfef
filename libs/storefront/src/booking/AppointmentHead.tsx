import type { PublicAppointmentView } from '@linkyard/contracts';
import { amountText } from '../words/amounts.js';
import { lengthText } from '../words/days.js';
import type { Words } from '../words/words.js';
import { placeText } from './place-text.js';

interface AppointmentHeadProps {
  appointment: PublicAppointmentView;
  /** In minutes. */
  duration: number;
  words: Words;
}

/** What it is, how long, where and for how much. */
export function AppointmentHead({ appointment, duration, words }: AppointmentHeadProps) {
  const { image, title, description } = appointment;
  return (
    <>
      {image && <img className="cover" src={image} alt="" />}
      <h1 dir="auto">{title}</h1>
      <ul className="facts">
        {factsOf(appointment, duration, words).map((fact, index) => (
          <li key={index} dir="auto">
            {fact}
          </li>
        ))}
      </ul>
      {description && (
        <p className="words" dir="auto">
          {description}
        </p>
      )}
    </>
  );
}

function factsOf(appointment: PublicAppointmentView, duration: number, words: Words): string[] {
  const { price, dueNow, payAt, locations, requiresApproval } = appointment;
  const { i18n } = words;
  return [
    lengthText(duration, words),
    ...locations.map((place) => placeText(place, words)),
    price ? amountText(price, words) : i18n.t('Free'),
    price && !dueNow && i18n.t('Paid on site'),
    price && payAt === 'cardHold' && i18n.t('Held on your card, charged after the appointment'),
    price &&
      dueNow &&
      dueNow.amount < price.amount &&
      i18n.t('{amount} due now', { amount: amountText(dueNow, words) }),
    requiresApproval && i18n.t('Confirmed by the host'),
  ].filter((fact) => typeof fact === 'string');
}
