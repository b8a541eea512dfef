import { shownEmail, type RegistrantView } from '@linkyard/contracts';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';

/** What was registered: the person, what it costs, and the answers. */
export function RegistrationFacts({ registration, words }: { registration: RegistrantView; words: Words }) {
  const { person, answers, price, refunded, cancel, denyReason } = registration;
  const { i18n } = words;
  const cancelReason = cancel?.by === 'system' ? i18n.t(cancel.reason) : cancel?.reason;
  const facts = [
    { name: i18n.t('Name'), value: `${person.firstName} ${person.lastName}`.trim() },
    { name: i18n.t('E-mail'), value: shownEmail(person.email) },
    { name: i18n.t('Phone'), value: person.phone },
    { name: i18n.t('Organization'), value: person.organization },
    { name: i18n.t('Job title'), value: person.jobTitle },
    { name: i18n.t('Price'), value: price && amountText(price, words) },
    { name: i18n.t('Refunded'), value: refunded && amountText(refunded, words) },
    { name: i18n.t('Reason'), value: cancelReason || denyReason },
    ...answers.map(({ title, value }) => ({ name: title, value })),
  ];
  return (
    <dl className="rows">
      {facts
        .filter(({ value }) => value)
        .map(({ name, value }, index) => (
          <div key={index}>
            <dt dir="auto">{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
