import type { CheckoutView, ProductPageDetails } from '@linkyard/contracts';
import { checkoutStyle } from './checkout/checkout-style.js';
import { summaryLines } from './checkout/summary-lines.js';
import { html, type HtmlValue } from './html.js';
import type { PublicScreen } from './public-screen.js';
import { sellerHead } from './seller-head.js';

type Details = ProductPageDetails | null;

/** What was bought, what happens next, and what the seller says after a purchase. @param details null when the product is no longer sold */
export function receiptScreen({ order, items, totals, buyer }: CheckoutView, details: Details): PublicScreen {
  return {
    title: 'Thank you',
    siteTitle: details?.seller.name,
    styles: [checkoutStyle],
    body: html`${details && sellerHead(details.seller)}
      <h1>Thank you${buyer.name && `, ${buyer.name}`}!</h1>
      <p class="quiet">${order && `Order ${order.number}. `}Your receipt goes to <b>${buyer.email}</b>.</p>
      ${order && nextSteps(order)}${details?.delivery.asksAddress && sentNote(details)}
      <section class="card" aria-label="Receipt">${summaryLines(items, totals)}</section>`,
  };
}

const nextSteps = ({ after, downloadPath, receiptPath }: NonNullable<CheckoutView['order']>): HtmlValue => [
  after.text !== '' && html`<div class="note"><p class="co-terms" dir="auto">${after.text}</p></div>`,
  downloadPath !== '' && html`<p><a class="btn go" href="${downloadPath}">Open your downloads</a></p>`,
  receiptPath !== '' && html`<p><a href="${receiptPath}">Receipt (PDF)</a></p>`,
  after.link !== '' && html`<p><a class="btn${downloadPath === '' && ' go'}" href="${after.link}">Continue</a></p>`,
];

const sentNote = ({ delivery: { handlingDays } }: ProductPageDetails) =>
  html`<p>${handlingDays > 0 ? `It is sent within ${handlingDays} days.` : 'You get an e-mail when it is sent.'}</p>`;

/** While a payment is under way. The browser asks again by itself. */
export const waitingScreen = (
  { publicId, paymentState, buyer, items, totals }: CheckoutView,
  details: Details,
): PublicScreen => ({
  title: 'Your payment is on its way',
  siteTitle: details?.seller.name,
  styles: [checkoutStyle],
  refreshSec: paymentState === 'processing' ? 30 : 5,
  body: html`${details && sellerHead(details.seller)}
    <h1>Your payment is on its way</h1>
    <p role="status">
      ${
        paymentState === 'processing'
          ? `Your bank needs a while for this. We write to ${buyer.email} as soon as it has arrived. You can close this page.`
          : 'We are waiting for the payment to be confirmed. This page updates by itself.'
      }
    </p>
    <section class="card" aria-label="Order">${summaryLines(items, totals)}</section>
    ${paymentState === 'open' && html`<p><a href="/checkout/${publicId}">Back to the checkout</a></p>`}`,
});
