import type { openWallet, ReplyOf } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { dateText } from '../../locales/calendar-days.js';
import { html, type HtmlValue } from '../html.js';
import { orderStateOf } from './order-state.js';

type Order = ReplyOf<typeof openWallet>['orders'][number];
type Parcel = Order['parcels'][number];
type Download = Order['downloads'][number];

/** @param timeZone of the days */
export function orderCard(order: Order, timeZone: string): HtmlValue {
  const { number, at, lines, shipping, total, refunded, paymentState, howToPay, parcels, downloadPath, receiptPath } =
    order;
  const { text, tone } = orderStateOf(order);
  const isSplit = parcels.length > 1 || order.state === 'partiallyFulfilled';
  return html`<section class="card">
    <h2>
      ${number === null ? i18n.t('Order') : i18n.t('Order {number}', { number })}
      <span class="quiet small">${dateText(at, timeZone)}</span>
    </h2>
    <p class="state ${tone}">${text}</p>
    ${lines.map((line) => row(html`${line.qty} × <bdi>${line.title}</bdi>`, amountText(line.total)))}${
      shipping.amount > 0 && row(i18n.t('Shipping'), amountText(shipping))
    }${row(i18n.t('Total'), amountText(total))}${refunded.amount > 0 && row(refundedText(paymentState), amountText(refunded))}${
      howToPay !== '' &&
      html`<section class="note" aria-label="${i18n.t('How to pay')}">
        <p class="label">${i18n.t('How to pay')}</p>
        <p class="words" dir="auto">${howToPay}</p>
      </section>`
    }${parcels.map((parcel) => parcelNote(parcel, isSplit, timeZone))}${downloads(order.downloads, timeZone)}${
      downloadPath !== '' && html`<p><a class="btn go" href="${downloadPath}">${i18n.t('Open the downloads')}</a></p>`
    }${receiptPath !== '' && html`<p><a href="${receiptPath}">${i18n.t('Receipt (PDF)')}</a></p>`}
  </section>`;
}

const row = (label: HtmlValue, amount: string): HtmlValue =>
  html`<p class="row"><span>${label}</span><b>${amount}</b></p>`;

function refundedText(state: Order['paymentState']): string {
  if (state === 'partiallyRefunded') return i18n.t('Refunded in part');
  return state === 'disputed' ? i18n.t('Disputed') : i18n.t('Refunded');
}

/** When something was sent, by whom, and where to follow it. @param isSplit of several parcels each says what is in it */
function parcelNote(parcel: Parcel, isSplit: boolean, timeZone: string): HtmlValue {
  const { items, carrier, trackingCode, trackingUrl } = parcel;
  const tracking = [
    carrier !== '' && html`<bdi>${carrier}</bdi>`,
    trackingCode !== '' && html`<bdi>${trackingCode}</bdi>`,
    trackingUrl !== '' &&
      html`<a href="${trackingUrl}" target="_blank" rel="noopener noreferrer">${i18n.t('Follow the parcel')}</a>`,
  ].filter((part) => part !== false);
  return html`<p class="small">
    ${sentOn(parcel, timeZone)}${
      isSplit && items.map(({ title, qty }) => html`<br />${qty} × <bdi>${title}</bdi>`)
    }${tracking.length > 0 && html`<br />${tracking.map((part, index) => html`${index > 0 && ' · '}${part}`)}`}
  </p>`;
}

function sentOn({ state, shippedAt, deliveredAt }: Parcel, timeZone: string): string {
  if (state === 'delivered' && deliveredAt)
    return i18n.t('Delivered on {day}', { day: dateText(deliveredAt, timeZone) });
  return shippedAt ? i18n.t('Shipped on {day}', { day: dateText(shippedAt, timeZone) }) : '';
}

/** What is left of each download of an order. */
const downloads = (granted: readonly Download[], timeZone: string): HtmlValue =>
  granted.map(
    (download) =>
      html`<p class="quiet small"><bdi>${download.title}</bdi>: <bdi>${leftOf(download, timeZone)}</bdi></p>`,
  );

function leftOf({ state, remaining, expiresAt }: Download, timeZone: string): string {
  if (state === 'revoked') return i18n.t('withdrawn by the seller');
  if (state === 'expired') return i18n.t('the time to download has ended');
  if (state === 'exhausted') return i18n.t('all downloads are used');
  const left = remaining === null ? i18n.t('no limit') : i18n.t('{remaining} left', { remaining });
  return expiresAt === null ? left : `${left}, ${i18n.t('until {day}', { day: dateText(expiresAt, timeZone) })}`;
}
