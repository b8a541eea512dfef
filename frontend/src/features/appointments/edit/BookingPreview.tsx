import { t } from '@lingui/core/macro';
import { formatMoney } from '@linkyard/ui';
import { locationLabels, lengthsText } from '../appointment-labels.js';
import type { AppointmentDraft } from './appointment-draft.js';
import { cancelWords } from './policy-words.js';
import css from './edit.module.css';

/** The booking page as visitors will see it, without its times. */
export function BookingPreview({ draft, host }: { draft: AppointmentDraft; host: string }) {
  const isPaid = (draft.priceMinor ?? 0) > 0;
  const facts = [
    lengthsText(draft.durations),
    ...draft.locations.map(({ type, label }) => label || locationLabels()[type]),
    isPaid ? formatMoney({ amount: draft.priceMinor ?? 0, currency: draft.currency }) : t`Free`,
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
      <span className={css['button']}>
        {draft.requiresApproval ? t`Request this time` : isPaid ? t`Book and pay` : t`Book`}
      </span>
      <p className={css['small']}>{cancelWords(draft.cancelPolicy, isPaid)}</p>
    </div>
  );
}
