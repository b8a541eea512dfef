import { taxPartsOf, type CheckoutView, type Money } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { html, type Html, type HtmlValue } from '../html.js';
import { sentence } from '../sentence.js';

type Summary = Pick<CheckoutView, 'items' | 'totals' | 'couponCode' | 'couponKind' | 'isTaxReversed'>;

/** The items and amounts of an order; amounts that are nothing are left out, unless a coupon made them so. */
export function summaryLines({ items, totals, couponCode, couponKind, isTaxReversed }: Summary): Html {
  const rows = items.map(({ title, qty, unitPrice }) => {
    const gross = { amount: unitPrice.amount * qty, currency: unitPrice.currency };
    return html`<dt><bdi>${title}</bdi>${qty > 1 && html` × ${qty}`}</dt>
      <dd class="num">${amountText(gross)}</dd>`;
  });
  const { discount, shipping, total } = totals;
  const { added, included } = taxPartsOf(totals);
  return html`<dl class="co-lines">
      ${rows}${row(i18n.t('Discount'), { ...discount, amount: -discount.amount })}${
        couponKind === 'freeShipping' &&
        html`<dt>${sentence(/*i18n*/ 'Coupon {code}', { code: html`<bdi>${couponCode}</bdi>` })}</dt>
          <dd>${i18n.t('Free shipping')}</dd>`
      }${row(i18n.t('Shipping'), shipping)}${row(i18n.t('Tax'), added)}${row(i18n.t('Tax included'), included)}
      <dt class="sum">${i18n.t('Total')}</dt>
      <dd class="sum num">${amountText(total)}</dd>
    </dl>
    ${isTaxReversed && html`<p class="small quiet">${i18n.t('Reverse charge: you account for the tax.')}</p>`}`;
}

const row = (label: string, money: Money): HtmlValue =>
  money.amount !== 0 &&
  html`<dt>${label}</dt>
    <dd class="num">${amountText(money)}</dd>`;
