import type { PublicAppointmentView } from '@linkyard/contracts';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';
import { moneyOfDates } from './money-of-dates.js';

interface BookButtonProps {
  appointment: PublicAppointmentView;
  awaitsCode: boolean;
  words: Words;
}

/** The button of the form; for a series the script writes the words that fit the number of dates. */
export function BookButton(props: BookButtonProps) {
  const { recurring } = props.appointment;
  const verbs = recurring && Array.from({ length: recurring.maxCount }, (_, index) => verbOf(props, index + 1));
  return (
    <button className="btn go wide" data-verbs={verbs ? JSON.stringify(verbs) : undefined}>
      {verbOf(props, recurring ? null : 1)}
    </button>
  );
}

/** @param count of dates; null where the number is chosen without a script */
function verbOf({ appointment, awaitsCode, words }: BookButtonProps, count: number | null): string {
  const { dueNow, payAt, requiresApproval } = appointment;
  const { i18n } = words;
  if (awaitsCode) return i18n.t('Confirm and book');
  if (dueNow && payAt === 'cardHold') return i18n.t('Book and hold {amount}', { amount: amountText(dueNow, words) });
  if (dueNow && count === null) return i18n.t('Book and pay');
  if (dueNow && count !== null)
    return i18n.t('Book and pay {amount}', { amount: amountText(moneyOfDates(dueNow, count), words) });
  return requiresApproval ? i18n.t('Send the request') : i18n.t('Book');
}
