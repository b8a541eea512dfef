import { shownEmail } from '@linkyard/contracts';
import type { CheckoutView, ProductPageDetails } from '@linkyard/contracts';
import { checkoutStyle } from './checkout/checkout-style.js';
import { summaryLines } from './checkout/summary-lines.js';
import { i18n } from '../locales/texts.js';
import { amountText } from '../locales/amount-text.js';
import { html, type HtmlValue } from './html.js';
import type { PublicScreen } from './public-screen.js';
import { sentence } from './sentence.js';

type Details = ProductPageDetails | null;

const creatorOf = (details: Details) => (details ? { creator: details.seller } : {});

/** What was bought, what happens next, and what the seller says after a purchase. @param details null when the product is no longer sold */
export function receiptScreen(checkout: CheckoutView, details: Details): PublicScreen {
  const { order, buyer } = checkout;
  return {
    title: i18n.t('Thank you'),
    ...creatorOf(details),
    styles: [checkoutStyle],
    body: html`<h1>${buyer.name ? i18n.t('Thank you, {name}!', { name: buyer.name }) : i18n.t('Thank you!')}</h1>
      <p class="quiet">
        ${order && i18n.t('Order {number}.', { number: order.number })}
        ${sentence(/*i18n*/ 'Your receipt goes to {email}.', { email: html`<b>${shownEmail(buyer.email)}</b>` })}
      </p>
      ${order && nextSteps(order)}${details?.delivery.asksAddress && sentNote(details)}
      <section class="card" aria-label="${i18n.t('Receipt')}">${summaryLines(checkout)}</section>
      ${order?.upsell && upsellCard(order.upsell, checkout.publicId)}`,
  };
}

type Receipt = NonNullable<CheckoutView['order']>;

/** Leads to the checkout of another product, where the buyer of this one is filled in. */
function upsellCard(upsell: NonNullable<Receipt['upsell']>, after: string): HtmlValue {
  const { publicId, title, shortDescription, thumb, price, priceModel } = upsell;
  const priced = price
    ? i18n.t('Add {title} for {price}', { title, price: amountText(price) })
    : i18n.t('Add {title}', { title });
  const text = priceModel === 'free' ? i18n.t('Add {title} for free', { title }) : priced;
  return html`<section class="card" aria-labelledby="upsell">
    <div class="co-item">
      ${thumb && html`<img src="${thumb}" alt="" width="88" height="88" loading="lazy" />`}
      <div>
        <h2 id="upsell" dir="auto">${title}</h2>
        ${shortDescription && html`<p class="quiet small" dir="auto">${shortDescription}</p>`}
      </div>
    </div>
    <p>
      <a class="btn" href="/checkout/${publicId}?after=${after}"><span dir="auto">${text}</span></a>
    </p>
  </section>`;
}

const nextSteps = ({ after, downloadPath, receiptPath }: Receipt): HtmlValue => [
  after.text !== '' && html`<div class="note"><p class="co-terms" dir="auto">${after.text}</p></div>`,
  downloadPath !== '' && html`<p><a class="btn go" href="${downloadPath}">${i18n.t('Open your downloads')}</a></p>`,
  receiptPath !== '' && html`<p><a href="${receiptPath}">${i18n.t('Receipt (PDF)')}</a></p>`,
  after.link !== '' &&
    html`<p><a class="btn${downloadPath === '' && ' go'}" href="${after.link}">${i18n.t('Continue')}</a></p>`,
];

const sentNote = ({ delivery: { handlingDays } }: ProductPageDetails) =>
  html`<p>
    ${
      handlingDays > 0
        ? i18n.t('It is sent within {handlingDays, plural, one {# day} other {# days}}.', { handlingDays })
        : i18n.t('You get an e-mail when it is sent.')
    }
  </p>`;

/** How to pay an order outside of a provider. The same address shows the receipt once the seller has the money. */
export function placedScreen(checkout: CheckoutView, details: Details): PublicScreen {
  const { buyer, totals, offlineText } = checkout;
  return {
    title: i18n.t('Thank you'),
    ...creatorOf(details),
    styles: [checkoutStyle],
    body: html`<h1>${buyer.name ? i18n.t('Thank you, {name}!', { name: buyer.name }) : i18n.t('Thank you!')}</h1>
      <p role="status">
        ${i18n.t('Your order is placed and waits for your payment of {amount}.', { amount: amountText(totals.total) })}
        ${sentence(/*i18n*/ 'We have sent how to pay to {email} too.', { email: html`<b>${shownEmail(buyer.email)}</b>` })}
      </p>
      <section class="note" aria-label="${i18n.t('How to pay')}">
        <h2>${i18n.t('How to pay')}</h2>
        <p class="co-words" dir="auto">${offlineText}</p>
      </section>
      <section class="card" aria-label="${i18n.t('Order')}">${summaryLines(checkout)}</section>`,
  };
}

/** While a payment is under way. The browser asks again by itself. */
export const waitingScreen = (
  { publicId, paymentState, buyer, ...shown }: CheckoutView,
  details: Details,
): PublicScreen => ({
  title: i18n.t('Your payment is on its way'),
  ...creatorOf(details),
  styles: [checkoutStyle],
  refreshSec: paymentState === 'processing' ? 30 : 5,
  body: html`<h1>${i18n.t('Your payment is on its way')}</h1>
    <p role="status">
      ${
        paymentState === 'processing'
          ? i18n.t(
              'Your bank needs a while for this. We write to {email} as soon as it has arrived. You can close this page.',
              { email: shownEmail(buyer.email) },
            )
          : i18n.t('We are waiting for the payment to be confirmed. This page updates by itself.')
      }
    </p>
    <section class="card" aria-label="${i18n.t('Order')}">${summaryLines(shown)}</section>
    ${paymentState === 'open' && html`<p><a href="/checkout/${publicId}">${i18n.t('Back to the checkout')}</a></p>`}`,
});
