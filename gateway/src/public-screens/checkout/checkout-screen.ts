import { listText } from '@linkyard/languages';
import type { CheckoutView, Money, ProductPageDetails, quoteCheckout, ReplyOf } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { dateText, timeText } from '../../locales/calendar-days.js';
import { hiddenField, wrongNote } from '../form-fields.js';
import type { FormState } from '../form-state.js';
import { attributes, html, type Html, type HtmlValue } from '../html.js';
import type { PublicScreen } from '../public-screen.js';
import { sentence } from '../sentence.js';
import {
  bumpField,
  buyerFields,
  couponField,
  hiddenFields,
  itemFields,
  noteField,
  providerField,
  questionFields,
  termsField,
  type Asked,
} from './checkout-fields.js';
import { aboutProduct } from './about-product.js';
import { basketFields } from './basket.js';
import { checkoutStyle } from './checkout-style.js';
import { summaryLines } from './summary-lines.js';

export type Quote = ReplyOf<typeof quoteCheckout>;
export interface CheckoutScreen {
  details: ProductPageDetails;
  /** Null when it cannot be bought now. */
  quote: Quote | null;
  form: FormState;
  /** A checkout that is opened again and still held. */
  checkout: CheckoutView | null;
  asked: Asked;
  /** One sentence about what has happened. */
  notice?: HtmlValue;
  /** Makes a repeated post one checkout. */
  key: string;
}

export function checkoutScreen({ details, quote, form, checkout, asked, notice, key }: CheckoutScreen): PublicScreen {
  const { product, seller } = details;
  const head = notice && html`<div class="note warn" role="status"><p>${notice}</p></div>`;
  const screen = { title: product.title, creator: seller, layout: 'co-page', styles: [checkoutStyle] };
  if (!quote)
    return {
      ...screen,
      body: [head, html`<div class="card">${item(details)}</div>`, closedNote(details), aboutProduct(details)],
    };
  // The total of a price that cannot be read is not known.
  const hasPrice = form.error('price') === undefined;
  return {
    ...screen,
    script: '/checkout/live.js',
    body: html`${head}${checkout && holdNote(checkout)}
      <form class="co" method="post" novalidate>
        <div>
          ${wrongNote(form)}
          <div class="card">${item(details)}</div>
          ${aboutProduct(details)}${itemFields(details, form)}${basketFields(details, form)}${bumpField(details, form)}${couponField(details, form)}${buyerFields(details, form, asked)}${questionFields(details, form)}${noteField(form)}${providerField(quote.methods, form)}${termsField(details, form)}${hiddenFields(form, key)}
        </div>
        <div class="co-right">
          ${summary(quote, hasPrice)}
          <div>${trust(details, quote)}</div>
          ${payBar(quote, hasPrice)}
        </div>
      </form>`,
  };
}

function item({ product, contents }: ProductPageDetails): Html {
  const { title, shortDescription, thumb, images, shownPrice, priceModel } = product;
  const { price, compareAt, isFrom } = shownPrice;
  const picture = thumb || images[0] || '';
  const isReduced = price && compareAt && compareAt.amount > price.amount;
  return html`<div class="co-item">
    ${picture && html`<img src="${picture}" alt="" width="88" height="88" fetchpriority="high" />`}
    <div>
      <h1 dir="auto">${title}</h1>
      ${
        priceModel === 'fixed' &&
        price &&
        html`<p class="co-price">
          ${isFrom ? sentence(/*i18n*/ 'From {price}', { price: amountOf(price) }) : amountOf(price)}${isReduced && html` <s class="num"><span class="vh">${i18n.t('instead of')} </span>${amountText(compareAt)}</s>`}
        </p>`
      }${priceModel === 'free' && html`<p class="co-price">${i18n.t('Free')}</p>`}${shortDescription && html`<p class="quiet small" dir="auto">${shortDescription}</p>`}${contents.length > 0 && includes(contents)}
    </div>
  </div>`;
}

const amountOf = (price: Money): Html => html`<span class="num">${amountText(price)}</span>`;

/** What a bundle holds. */
const includes = (contents: ProductPageDetails['contents']): Html =>
  html`<p class="small co-includes">${i18n.t('Includes')}</p>
    <ul class="small co-contents">
      ${contents.map(({ title }) => html`<li><bdi>${title}</bdi></li>`)}
    </ul>`;

const momentText = (moment: string) => `${dateText(moment)}, ${timeText(moment, 'UTC')} UTC`;

function closedNote({ saleState, product }: ProductPageDetails): Html {
  const texts = {
    soldOut: i18n.t('This is sold out.'),
    ended: i18n.t('The sale of this has ended.'),
    comingSoon: product.saleStart
      ? i18n.t('On sale from {moment}.', { moment: momentText(product.saleStart) })
      : i18n.t('This is coming soon.'),
    onSale: i18n.t('This is not on sale right now.'),
  };
  return html`<div class="note warn" role="status">
    <p><b>${texts[saleState]}</b></p>
  </div>`;
}

/** The script counts the seconds down, so that the clock of the buyer's device does not matter. */
function holdNote({ expiresAt }: CheckoutView): Html {
  const seconds = Math.max(0, Math.round((Date.parse(expiresAt) - Date.now()) / 1000));
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const texts = {
    'data-left': seconds,
    'data-text': i18n.t('{time} minutes', { time: '{time}' }),
    'data-over': i18n.t('This is no longer held for you. If you pay now, we try to hold it again.'),
  };
  return html`<div class="note" role="status">
    <p>
      ${sentence(/*i18n*/ 'Held for you for another {time}.', {
        time: html`<b class="num" role="timer" ${attributes(texts)}
          >${i18n.t('{minutes, plural, one {# minute} other {# minutes}}', { minutes })}</b
        >`,
      })}
    </p>
  </div>`;
}

/** Why an order that costs something cannot be paid. */
function unpayableNote({ totals: { total }, methods, isAmountRefused }: Quote): HtmlValue {
  if (total.amount === 0 || methods.length > 0) return null;
  const text = isAmountRefused
    ? i18n.t('The seller has no payment provider that can charge {amount}.', { amount: amountText(total) })
    : i18n.t('The seller cannot take payments right now.');
  return html`<div class="note warn" role="status"><p>${text}</p></div>`;
}

const summary = (quote: Quote, hasPrice: boolean): Html =>
  html`<section class="card" id="summary" aria-label="${i18n.t('Summary')}">
    <h2>${i18n.t('Summary')}</h2>
    ${hasPrice ? [summaryLines(quote), unpayableNote(quote)] : html`<p>${i18n.t('Enter your price to see the total.')}</p>`}<button
      class="btn co-nojs"
      name="action"
      value="update"
      formnovalidate
    >
      ${i18n.t('Update total')}
    </button>
  </section>`;

function payBar({ totals: { total }, methods, isAmountRefused }: Quote, hasPrice: boolean): Html {
  const amount = amountText(total);
  const isOffline = methods.length === 1 && methods[0] === 'offline';
  const paid = isOffline ? i18n.t('Order for {amount}', { amount }) : i18n.t('Pay {amount}', { amount });
  const text = total.amount === 0 ? i18n.t('Get it for free') : paid;
  if (!hasPrice)
    return html`<div class="co-pay" id="pay">
      <button class="btn go" name="action" value="pay">${i18n.t('Continue')}</button>
    </div>`;
  return html`<div class="co-pay" id="pay">
    ${hiddenField('shown', `${total.currency}:${total.amount}`)}
    <div class="co-total"><span>${i18n.t('Total')}</span><span class="num">${amountText(total)}</span></div>
    <button ${attributes({ class: 'btn go', name: 'action', value: 'pay', disabled: isAmountRefused })}>${text}</button>
  </div>`;
}

const providerNames = { stripe: 'Stripe', paypal: 'PayPal', offline: '' };

function trust({ seller, product, delivery, ...details }: ProductPageDetails, quote: Quote): HtmlValue {
  const { refundPolicy, priceModel } = product;
  const isFree = quote.totals.total.amount === 0;
  const methods = details.methods.filter(({ provider }) => isFree || quote.methods.includes(provider));
  const providers = [...new Set(methods.map(({ provider }) => providerNames[provider]))].filter((name) => name !== '');
  const names = listText(providers, i18n.language, 'disjunction');
  const isTest = methods.length > 0 && methods.every(({ mode }) => mode === 'test');
  const lines = [
    priceModel !== 'free' &&
      names !== '' &&
      i18n.t('You pay {seller} securely by {names}.', { seller: seller.name, names }),
    methods.some(({ provider }) => provider === 'offline') &&
      i18n.t('If you pay offline, {seller} tells you how after you have ordered, and keeps it for you.', {
        seller: seller.name,
      }),
    isTest && i18n.t('This seller takes test payments: no money moves.'),
    delivery.handlingDays > 0 &&
      i18n.t('Sent within {days, plural, one {# day} other {# days}}.', { days: delivery.handlingDays }),
    refundPolicy.days > 0 &&
      i18n.t('Money back within {days, plural, one {# day} other {# days}}.', { days: refundPolicy.days }),
    refundPolicy.text,
  ];
  return html`<div class="co-trust quiet small">${lines.map((line) => line && html`<p dir="auto">${line}</p>`)}</div>`;
}
