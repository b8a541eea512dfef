import type { Money } from '@linkyard/contracts';
import { HiddenField } from '../form/FormParts.js';
import { amountText } from '../words/amounts.js';
import { timeText } from '../words/days.js';
import type { Words } from '../words/words.js';
import { keyOf, type RegisteredView } from './registered-view.js';

/** What is still to be paid, until when, and the way to pay. */
export function RegistrationPayment({ view, words }: { view: RegisteredView; words: Words }) {
  const { canPay, price, payUrl, retryUrl } = view.registration;
  const { i18n } = words;
  if (!canPay || !price) return null;
  if (retryUrl)
    return (
      <div className="note bad" role="alert">
        <p>{i18n.t('Your payment was declined and nothing was charged. Please try another way to pay.')}</p>
        <p>
          <a className="btn go" href={retryUrl}>
            {i18n.t('Try again')}
          </a>
        </p>
      </div>
    );
  const verb = i18n.t('Pay {amount}', { amount: amountText(price, words) });
  return (
    <div className="note warn">
      <p>
        {dueText(view, price, words)} {payUrl && i18n.t('Have you just paid? This page is updated automatically.')}
      </p>
      {payUrl ? (
        <p>
          <a className="btn go" href={payUrl}>
            {verb}
          </a>
        </p>
      ) : (
        <BeginPayment view={view} verb={verb} />
      )}
    </div>
  );
}

function dueText({ registration: { awaitedUntil, sessions } }: RegisteredView, price: Money, words: Words): string {
  const { i18n } = words;
  const amount = amountText(price, words);
  if (!awaitedUntil) return i18n.t('{amount} is still to be paid.', { amount });
  const zone = sessions[0]?.timeZone ?? 'UTC';
  const time = `${timeText(awaitedUntil, zone, words)} (${zone})`;
  return i18n.t('{amount} is still to be paid until {time}.', { amount, time });
}

function BeginPayment({ view, verb }: { view: RegisteredView; verb: string }) {
  const { uid, token } = keyOf(view);
  return (
    <form method="post" action={`/webinar/${view.registration.webinar.publicId}/pay`}>
      <HiddenField name="registration" value={uid} />
      <HiddenField name="token" value={token} />
      <button className="btn go">{verb}</button>
    </form>
  );
}
