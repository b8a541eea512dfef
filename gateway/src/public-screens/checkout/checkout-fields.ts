import type { ProductPageDetails } from '@linkyard/contracts';
import { amountText } from '../amount-text.js';
import { checkField, hiddenField, radioField, selectField, textArea, textField, wrong } from '../form-fields.js';
import { attributionNames } from '../attribution.js';
import type { FormState } from '../form-state.js';
import { html, type Html, type HtmlValue } from '../html.js';

type Details = ProductPageDetails;
interface Country {
  code: string;
  name: string;
}

/** What all that is taken asks for together. */
export interface Asked {
  asksAddress: boolean;
  asksCountry: boolean;
  countries: Country[];
}

/** An error that the script replaces while the form is filled in. */
const liveWrong = (form: FormState, name: string): Html => html`<div id="${name}-wrong">${wrong(form, name)}</div>`;
/** What the script shows or hides as products are added. */
const liveAsk = (name: string, field: HtmlValue): Html => html`<div id="ask-${name}">${field}</div>`;
const bare = (form: FormState, name: string): FormState => (form.error(name) === undefined ? form : form.without(name));

export function itemFields({ product }: Details, form: FormState): HtmlValue {
  const { variants, limits, checkout, priceModel, minPrice, currency } = product;
  const hasQuantity = checkout.quantityAllowed && limits.maxQty !== 1;
  return [
    variants.length > 0 &&
      selectField(form, {
        name: 'variant',
        label: 'Choose',
        initial: variants.find(({ isInStock }) => isInStock)?.id ?? '',
        options: variants.map(({ id, title, price, isInStock }) => ({
          value: id,
          text: `${title}${price ? `, ${amountText(price)}` : ''}${isInStock ? '' : ' (sold out)'}`,
          isOff: !isInStock,
        })),
      }),
    priceModel === 'payWhatYouWant' && [
      textField(bare(form, 'price'), {
        name: 'price',
        label: `Your price in ${currency}`,
        initial: priceText(product),
        inputmode: 'decimal',
        hint: minPrice && minPrice.amount > 0 ? `At least ${amountText(minPrice)}.` : 'You decide.',
      }),
      liveWrong(form, 'price'),
    ],
    hasQuantity
      ? html`<div class="co-short">
            ${textField(bare(form, 'qty'), {
              name: 'qty',
              label: 'Quantity',
              type: 'number',
              initial: String(limits.minQty),
              inputmode: 'numeric',
              min: limits.minQty,
              max: limits.maxQty > 0 ? limits.maxQty : 1000,
            })}
          </div>
          ${liveWrong(form, 'qty')}`
      : hiddenField('qty', String(limits.minQty)),
  ];
}

function priceText({ suggestedPrice, minPrice }: Details['product']): string {
  const initial = suggestedPrice ?? minPrice;
  return initial ? amountText(initial).replace(/[^\d.]/g, '') : '';
}

export function bumpField({ bump }: Details, form: FormState): HtmlValue {
  if (!bump) return null;
  const price = bump.priceModel === 'free' || !bump.price ? 'free' : amountText(bump.price);
  const { thumb, title, shortDescription } = bump;
  return html`<div class="card co-bump">
    ${checkField(form, {
      name: 'bump',
      label: html`${thumb && html`<img src="${thumb}" alt="" width="56" height="56" loading="lazy" /> `}<b
          >Add ${title}</b
        >
        for <b class="num">${price}</b>${shortDescription && html`<span class="hint">${shortDescription}</span>`}`,
    })}
  </div>`;
}

export function couponField({ product }: Details, form: FormState): HtmlValue {
  if (!product.checkout.couponsAllowed || product.priceModel === 'free') return null;
  const isOpen = form.value('coupon') !== '';
  return html`<details${isOpen ? html` open` : ''}><summary>Have a coupon?</summary><div class="co-coupon">${textField(
    bare(form, 'coupon'),
    { name: 'coupon', label: 'Coupon', maxlength: 40, autocomplete: 'off' },
  )}<button class="btn" name="action" value="update" formnovalidate>Apply</button></div>${liveWrong(form, 'coupon')}</details>`;
}

export function buyerFields(
  { product, asksVatId }: Details,
  form: FormState,
  { asksAddress, asksCountry, countries }: Asked,
): HtmlValue {
  return [
    textField(form, {
      ...{ name: 'email', label: 'E-mail', type: 'email', autocomplete: 'email', required: true, maxlength: 254 },
      hint: 'Your receipt goes there.',
    }),
    textField(form, { name: 'name', label: 'Name', autocomplete: 'name', maxlength: 120 }),
    liveAsk(
      'country',
      asksCountry &&
        selectField(form, {
          ...{ name: 'country', label: 'Country', autocomplete: 'country', required: true },
          options: [
            { value: '', text: 'Choose your country' },
            ...countries.map(({ code, name }) => ({ value: code, text: name })),
          ],
        }),
    ),
    liveAsk(
      'address',
      asksAddress &&
        textArea(form, {
          ...{ name: 'address', label: 'Address', autocomplete: 'street-address', required: true, maxlength: 500 },
        }),
    ),
    product.checkout.askPhone &&
      textField(form, {
        ...{ name: 'phone', label: 'Phone', type: 'tel', autocomplete: 'tel', required: true, maxlength: 40 },
      }),
    asksVatId && textField(form, { name: 'vat', label: 'VAT ID (optional)', maxlength: 20, autocomplete: 'off' }),
  ];
}

export const questionFields = ({ product }: Details, form: FormState): HtmlValue =>
  product.checkout.fields.map(({ id, title, type, required, options }) => {
    const name = `answer.${id}`;
    const label = required ? title : `${title} (optional)`;
    if (type === 'checkbox') return checkField(form, { name, label: title, required });
    if (type === 'textarea') return textArea(form, { name, label, required, maxlength: 1000 });
    if (type === 'date') return textField(form, { name, label, required, type: 'date' });
    if (type === 'text') return textField(form, { name, label, required, maxlength: 1000 });
    const offered = [{ value: '', text: 'Choose one' }, ...options.map((option) => ({ value: option, text: option }))];
    return selectField(form, { name, label, required, options: offered });
  });

export const termsField = ({ product }: Details, form: FormState): HtmlValue =>
  product.checkout.termsText !== '' &&
  html`<details>
      <summary>Terms of the seller</summary>
      <p class="co-terms quiet small" dir="auto">${product.checkout.termsText}</p>
    </details>
    ${checkField(form, { name: 'terms', label: 'I have read and accept the terms.', required: true })}`;

const providerNames = { stripe: 'Card and more, by Stripe', paypal: 'PayPal' };

/** Only where there is something to choose. */
export function providerField({ methods }: Details, form: FormState): HtmlValue {
  const providers = [...new Set(methods.map(({ provider }) => provider))];
  if (providers.length < 2) return null;
  const options = providers.map((provider) => ({ value: provider, text: providerNames[provider] }));
  return radioField(form, { name: 'provider', label: 'Pay with', options });
}

export const hiddenFields = (form: FormState, key: string): HtmlValue => [
  hiddenField('key', key),
  Object.keys(attributionNames).map((name) => form.value(name) !== '' && hiddenField(name, form.value(name))),
];
