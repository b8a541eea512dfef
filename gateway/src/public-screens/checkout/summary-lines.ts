import type { CheckoutView } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../amount-text.js';
import { html, type Html } from '../html.js';

/** The items and amounts of an order; amounts that are nothing are left out. */
export function summaryLines(items: CheckoutView['items'], totals: CheckoutView['totals']): Html {
  const rows = items.map(({ title, qty, unitPrice }) => {
    const gross = { amount: unitPrice.amount * qty, currency: unitPrice.currency };
    return html`<dt><bdi>${title}</bdi>${qty > 1 && html` × ${qty}`}</dt>
      <dd class="num">${amountText(gross)}</dd>`;
  });
  const { discount, shipping, tax, total, subtotal } = totals;
  const isTaxAdded = total.amount > subtotal.amount - discount.amount + shipping.amount;
  return html`<dl class="co-lines">
    ${rows}${
      discount.amount > 0 &&
      html`<dt>${i18n.t('Discount')}</dt>
        <dd class="num">${amountText({ ...discount, amount: -discount.amount })}</dd>`
    }${
      shipping.amount > 0 &&
      html`<dt>${i18n.t('Shipping')}</dt>
        <dd class="num">${amountText(shipping)}</dd>`
    }${
      tax.amount > 0 &&
      html`<dt>${isTaxAdded ? i18n.t('Tax') : i18n.t('Tax included')}</dt>
        <dd class="num">${amountText(tax)}</dd>`
    }
    <dt class="sum">${i18n.t('Total')}</dt>
    <dd class="sum num">${amountText(total)}</dd>
  </dl>`;
}
