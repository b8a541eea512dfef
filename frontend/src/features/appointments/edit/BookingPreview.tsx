import { t } from '@lingui/core/macro';
import { formatMoney } from '@linkyard/ui';
import { locationLabels, lengthsText } from '../appointment-labels.js';
import type { AppointmentDraft } from './appointment-draft.js';
import { cancelWords } from './policy-words.js';
import css from './edit.module.css';

/** The booking page as visitors will see it, without its times. */
export function BookingPreview({ draft, host }: { draft: AppointmentDraft; host: string }) {
  const isPaid = (draft.priceMinor ?? 0) > 0;
  const price = isPaid ? formatMoney({ amount: draft.priceMinor ?? 0, currency: draft.currency }) : '';
  const facts = [
    lengthsText(draft.durations),
    ...draft.locations.map(({ type, label }) => label || locationLabels()[type]),
    price || t`Free`,
    draft.requiresApproval && t`Confirmed by hand`,
    draft.seatsPerSlot > 1 && t`${draft.seatsPerSlot} seats`,
  ].filter(Boolean);
  return (
    <div className={css['preview']}>
      <p className={css['host']} dir="auto">
        {host}
      </p>
      {draft.image && <img src={draft.image} alt="" />}
      <h3 dir="auto">{draft.title || t`Untitled appointment`}</h3>
      <ul>
        {facts.map((fact, index) => (
          <li key={index} dir="auto">
            {fact}
          </li>
        ))}
      </ul>
      {draft.description && (
        <p className={css['words']} dir="auto">
          {draft.description}
        </p>
      )}
      <div className={css['times']} aria-hidden>
        {['9:00', '9:30', '10:00', '10:30', '11:00', '11:30'].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </div>
      {draft.questions.map((question) => (
        <div key={question.id} className={css['asked']} dir="auto">
          {question.title || t`Question`}
          {question.required && ' *'}
          <span />
        </div>
      ))}
      <span className={css['button']}>{buttonText(draft, price)}</span>
      <p className={css['small']}>{cancelWords(draft.cancelPolicy, isPaid, draft.payAt)}</p>
    </div>
  );
}

/** What the last button of the booking page says. */
function buttonText({ payAt, requiresApproval }: AppointmentDraft, price: string): string {
  if (price && payAt === 'cardHold') return t`Book and hold ${price}`;
  if (price && payAt === 'booking') return t`Book and pay`;
  return requiresApproval ? t`Request this time` : t`Book`;
}
