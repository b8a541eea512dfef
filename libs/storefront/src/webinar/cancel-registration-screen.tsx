import type { Screen } from '../document/screen.js';
import { HiddenField } from '../form/FormParts.js';
import { emptyForm } from '../form/form-values.js';
import { TextArea } from '../form/TextField.js';
import { amountText } from '../words/amounts.js';
import type { Words } from '../words/words.js';
import { linkTo, registrationScreen, type RegisteredView } from './registered-view.js';
import { RegistrationWhen } from './RegistrationWhen.js';

/** What is lost and what is refunded, before anything happens. */
export function cancelRegistrationScreen(view: RegisteredView, words: Words): Screen {
  const { registration, token } = view;
  const { webinar, uid } = registration;
  const { i18n } = words;
  const money = moneyText(view, words);
  return registrationScreen(
    view,
    i18n.t('Cancel'),
    <>
      <h1>{i18n.t('Cancel your registration?')}</h1>
      <RegistrationWhen registration={registration} words={words} />
      {money && (
        <div className="note warn">
          <p>{money}</p>
        </div>
      )}
      <form method="post" action={`/webinar/${webinar.publicId}/cancel`}>
        <HiddenField name="registration" value={uid} />
        <HiddenField name="token" value={token} />
        <TextArea form={emptyForm} name="reason" label={i18n.t('Reason (optional)')} maxLength={500} />
        <p className="acts">
          <button className="btn danger">{i18n.t('Cancel my registration')}</button>{' '}
          <a className="btn" href={linkTo(view)}>
            {i18n.t('Keep it')}
          </a>
        </p>
      </form>
    </>,
  );
}

function moneyText({ registration }: RegisteredView, words: Words): string {
  const { refundOnCancel, paymentState, sessions } = registration;
  const { i18n } = words;
  if (refundOnCancel) return i18n.t('{amount} is refunded to you.', { amount: amountText(refundOnCancel, words) });
  if (paymentState !== 'paid') return '';
  return sessions.length === 0
    ? i18n.t('You can watch the recording already, so what you paid is not refunded.')
    : i18n.t('It is less than 24 hours before the start, so what you paid is not refunded.');
}
