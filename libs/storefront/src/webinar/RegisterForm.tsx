import { hasGotoTitle, type PublicWebinarView } from '@linkyard/contracts';
import { RadioField } from '../form/ChoiceFields.js';
import { HiddenField, WrongNote } from '../form/FormParts.js';
import type { FormValues } from '../form/form-values.js';
import { QuestionFields } from '../form/QuestionFields.js';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';
import { PersonFields } from './PersonFields.js';
import { roomText } from './SessionList.js';
import { sessionLine } from './SessionTime.js';

interface RegisterFormProps {
  webinar: PublicWebinarView;
  form: FormValues;
  /** Makes a repeated post one registration. */
  idempotencyKey: string;
  /** Where the visitor came from, by the names of its fields. */
  origin: Readonly<Record<string, string>>;
  words: Words;
}

/** The form to register, or to join the waiting list. The script fills the zone in, and the moment it was opened. */
export function RegisterForm({ webinar, form, idempotencyKey, origin, words }: RegisterFormProps) {
  const { publicId, price, type, sessions, fields, requiresApproval } = webinar;
  const { i18n } = words;
  const isFull = type !== 'onDemand' && sessions.every(({ isWaitlisted }) => isWaitlisted);
  return (
    <>
      <WrongNote form={form} words={words} />
      <form className="card" method="post" action={`/webinar/${publicId}`} data-register>
        <h2>{i18n.t('Register')}</h2>
        {type === 'series' && (
          <RadioField
            form={form}
            name="sessionKey"
            label={i18n.t('Choose a session')}
            options={sessionChoices(webinar, words)}
          />
        )}
        <HiddenField name="idempotencyKey" value={idempotencyKey} />
        <HiddenField name="timeZone" value={form.value('timeZone')} />
        <HiddenField name="started_at" value={form.value('started_at')} />
        {Object.entries(origin).map(([name, value]) => (
          <HiddenField key={name} name={name} value={value} />
        ))}
        <div className="trap" aria-hidden="true">
          <label>
            {i18n.t('Website')} <input name="website_url" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <PersonFields webinar={webinar} form={form} words={words} />
        <QuestionFields questions={fields.map((field) => inReadersLanguage(field, words))} form={form} words={words} />
        <button className="btn go wide">{verbOf(price, isFull, words)}</button>
        {price && !isFull && (
          <p className="small quiet">
            {i18n.t('You pay on the page of the payment provider. Your seat is kept for 20 minutes.')}
          </p>
        )}
        {requiresApproval && <p className="small quiet">{i18n.t('The host confirms each registration.')}</p>}
      </form>
    </>
  );
}

const sessionChoices = ({ sessions }: PublicWebinarView, words: Words) =>
  sessions.map((session) => ({
    value: session.sessionKey,
    text: [sessionLine(session, words), roomText(session, words)].filter(Boolean).join(' · '),
  }));

/** The standard fields of the provider are translated; what a person has written is not. */
const inReadersLanguage = (field: PublicWebinarView['fields'][number], { i18n }: Words) =>
  hasGotoTitle(field) ? { ...field, title: i18n.t(field.title) } : field;

function verbOf(price: PublicWebinarView['price'], isFull: boolean, words: Words): string {
  const { i18n } = words;
  if (isFull) return i18n.t('Join the waiting list');
  return price ? i18n.t('Register and pay {amount}', { amount: amountText(price, words) }) : i18n.t('Register');
}
