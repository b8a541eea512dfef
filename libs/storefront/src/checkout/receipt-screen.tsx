import { shownEmail, type CheckoutView, type ProductPageDetails } from '@linkyard/contracts';
import type { Screen } from '../document/screen.js';
import { amountText } from '../words/amounts.js';
import { sentence } from '../words/sentence.js';
import type { Words } from '../words/words.js';
import { checkoutStyle } from './checkout-style.js';
import { SummaryLines } from './SummaryLines.js';
import { UpsellCard } from './UpsellCard.js';

type Receipt = NonNullable<CheckoutView['order']>;
export interface OrderScreen {
  checkout: CheckoutView;
  /** Null when the product is no longer sold. */
  details: ProductPageDetails | null;
}

const thanks = ({ name }: CheckoutView['buyer'], { i18n }: Words) =>
  name ? i18n.t('Thank you, {name}!', { name }) : i18n.t('Thank you!');
const shared = (details: OrderScreen['details']) => ({
  ...(details ? { creator: details.seller } : {}),
  styles: [checkoutStyle],
});

/** What was bought, what happens next, and what the seller says after a purchase. */
export function receiptScreen({ checkout, details }: OrderScreen, words: Words): Screen {
  const { order, buyer, publicId } = checkout;
  const { i18n } = words;
  return {
    title: i18n.t('Thank you'),
    ...shared(details),
    body: (
      <>
        <h1>{thanks(buyer, words)}</h1>
        <p className="quiet">
          {order && `${i18n.t('Order {number}.', { number: order.number })} `}
          {sentence(words, /*i18n*/ 'Your receipt goes to {email}.', { email: <b>{shownEmail(buyer.email)}</b> })}
        </p>
        {order && <NextSteps order={order} words={words} />}
        {details?.delivery.asksAddress && <SentNote delivery={details.delivery} words={words} />}
        <section className="card" aria-label={i18n.t('Receipt')}>
          <SummaryLines summary={checkout} words={words} />
        </section>
        {order?.upsell && <UpsellCard upsell={order.upsell} after={publicId} words={words} />}
      </>
    ),
  };
}

function NextSteps({ order, words: { i18n } }: { order: Receipt; words: Words }) {
  const { after, downloadPath, receiptPath } = order;
  return (
    <>
      {after.text !== '' && (
        <div className="note">
          <p className="co-terms" dir="auto">
            {after.text}
          </p>
        </div>
      )}
      {downloadPath !== '' && (
        <p>
          <a className="btn go" href={downloadPath}>
            {i18n.t('Open your downloads')}
          </a>
        </p>
      )}
      {receiptPath !== '' && (
        <p>
          <a href={receiptPath}>{i18n.t('Receipt (PDF)')}</a>
        </p>
      )}
      {after.link !== '' && (
        <p>
          <a className={downloadPath === '' ? 'btn go' : 'btn'} href={after.link}>
            {i18n.t('Continue')}
          </a>
        </p>
      )}
    </>
  );
}

const SentNote = ({
  delivery: { handlingDays },
  words: { i18n },
}: {
  delivery: ProductPageDetails['delivery'];
  words: Words;
}) => (
  <p>
    {handlingDays > 0
      ? i18n.t('It is sent within {handlingDays, plural, one {# day} other {# days}}.', { handlingDays })
      : i18n.t('You get an e-mail when it is sent.')}
  </p>
);

/** How to pay an order outside of a provider. The same address shows the receipt once the seller has the money. */
export function placedScreen({ checkout, details }: OrderScreen, words: Words): Screen {
  const { buyer, totals, offlineText } = checkout;
  const { i18n } = words;
  return {
    title: i18n.t('Thank you'),
    ...shared(details),
    body: (
      <>
        <h1>{thanks(buyer, words)}</h1>
        <p role="status">
          {i18n.t('Your order is placed and waits for your payment of {amount}.', {
            amount: amountText(totals.total, words),
          })}{' '}
          {sentence(words, /*i18n*/ 'We have sent how to pay to {email} too.', {
            email: <b>{shownEmail(buyer.email)}</b>,
          })}
        </p>
        <section className="note" aria-label={i18n.t('How to pay')}>
          <h2>{i18n.t('How to pay')}</h2>
          <p className="co-words" dir="auto">
            {offlineText}
          </p>
        </section>
        <section className="card" aria-label={i18n.t('Order')}>
          <SummaryLines summary={checkout} words={words} />
        </section>
      </>
    ),
  };
}

/** While a payment is under way. The browser asks again by itself. */
export function waitingScreen({ checkout, details }: OrderScreen, words: Words): Screen {
  const { publicId, paymentState, buyer } = checkout;
  const { i18n } = words;
  const isProcessing = paymentState === 'processing';
  return {
    title: i18n.t('Your payment is on its way'),
    ...shared(details),
    refreshSec: isProcessing ? 30 : 5,
    body: (
      <>
        <h1>{i18n.t('Your payment is on its way')}</h1>
        <p role="status">
          {isProcessing
            ? i18n.t(
                'Your bank needs a while for this. We write to {email} as soon as it has arrived. You can close this page.',
                { email: shownEmail(buyer.email) },
              )
            : i18n.t('We are waiting for the payment to be confirmed. This page updates by itself.')}
        </p>
        <section className="card" aria-label={i18n.t('Order')}>
          <SummaryLines summary={checkout} words={words} />
        </section>
        {paymentState === 'open' && (
          <p>
            <a href={`/checkout/${publicId}`}>{i18n.t('Back to the checkout')}</a>
          </p>
        )}
      </>
    ),
  };
}
