import type { Money, ProductPageDetails } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText, typedAmount } from '../../locales/amount-text.js';
import { checkField, hiddenField, liveWrong, radioField, selectField, textArea, textField } from '../form-fields.js';
import { attributionNames } from '../attribution.js';
import type { FormState } from '../form-state.js';
import { attributes, html, type Html, type HtmlValue } from '../html.js';
import { sentence } from '../sentence.js';

type Details = ProductPageDetails;
type Method = Details['methods'][number]['provider'];
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

/** What the script shows or hides as products are added. */
const liveAsk = (name: string, field: HtmlValue): Html => html`<div id="ask-${name}">${field}</div>`;

export function itemFields({ product }: Details, form: FormState): HtmlValue {
  const { variants, limits, checkout, priceModel, minPrice, currency } = product;
  const priceOf = variantPrices(product);
  const hasQuantity = checkout.quantityAllowed && limits.maxQty !== 1;
  return [
    variants.length > 0 &&
      selectField(form, {
        name: 'variant',
        label: i18n.t('Choose'),
        initial: variants.find(({ isInStock }) => isInStock)?.id ?? '',
        options: variants.map((variant) => ({
          value: variant.id,
          text: variantText(variant.title, priceOf(variant), variant.isInStock),
          isOff: !variant.isInStock,
        })),
      }),
    priceModel === 'payWhatYouWant' &&
      textField(form, {
        ...{ name: 'price', isLive: true },
        label: i18n.t('Your price in {currency}', { currency }),
        initial: priceText(product),
        inputmode: 'decimal',
        hint:
          minPrice && minPrice.amount > 0
            ? i18n.t('At least {amount}.', { amount: amountText(minPrice) })
            : i18n.t('You decide.'),
      }),
    hasQuantity
      ? html`<div class="co-short">
          ${textField(form, {
            ...{ name: 'qty', isLive: true },
            label: i18n.t('Quantity'),
            type: 'number',
            initial: String(limits.minQty),
            inputmode: 'numeric',
            min: limits.minQty,
            max: limits.maxQty > 0 ? limits.maxQty : 1000,
          })}
        </div>`
      : hiddenField('qty', String(limits.minQty)),
  ];
}

type Variant = Details['product']['variants'][number];

/** What is said of each variant: nothing where the price is not that of variants, or all cost what the product costs. */
function variantPrices({ variants, priceModel, price }: Details['product']): (variant: Variant) => Money | null {
  if (priceModel !== 'fixed' || variants.every((variant) => variant.price === null)) return () => null;
  return (variant) => variant.price ?? price;
}

function variantText(title: string, price: Money | null, isInStock: boolean): string {
  const priced = price ? `${title}, ${amountText(price)}` : title;
  return isInStock ? priced : i18n.t('{title} (sold out)', { title: priced });
}

function priceText({ suggestedPrice, minPrice }: Details['product']): string {
  const initial = suggestedPrice ?? minPrice;
  return initial ? typedAmount(initial) : '';
}

export function bumpField({ bump }: Details, form: FormState): HtmlValue {
  if (!bump) return null;
  const price = bump.priceModel === 'free' || !bump.price ? i18n.t('free') : amountText(bump.price);
  const { thumb, title, shortDescription } = bump;
  return html`<div class="card co-bump">
    ${checkField(form, {
      name: 'bump',
      label: html`${thumb && html`<img src="${thumb}" alt="" width="56" height="56" loading="lazy" /> `}${sentence(
        /*i18n*/ 'Add {title} for {price}',
        { title: html`<b><bdi>${title}</bdi></b>`, price: html`<b class="num">${price}</b>` },
      )}${shortDescription && html`<span class="hint" dir="auto">${shortDescription}</span>`}`,
    })}
  </div>`;
}

export function couponField({ product }: Details, form: FormState): HtmlValue {
  if (!product.checkout.couponsAllowed || product.priceModel === 'free') return null;
  const isOpen = form.value('coupon') !== '';
  return html`<details${attributes({ open: isOpen })}><summary>${i18n.t('Have a coupon?')}</summary><div class="co-coupon">${textField(
    form,
    { name: 'coupon', label: i18n.t('Coupon'), maxlength: 40, autocomplete: 'off', isWrongElsewhere: true },
  )}<button class="btn" name="action" value="update" formnovalidate>${i18n.t('Apply')}</button></div>${liveWrong(form, 'coupon')}</details>`;
}

export function buyerFields(
  { product, asksVatId }: Details,
  form: FormState,
  { asksAddress, asksCountry, countries }: Asked,
): HtmlValue {
  return [
    textField(form, {
      ...{
        name: 'email',
        label: i18n.t('E-mail'),
        type: 'email',
        autocomplete: 'email',
        required: true,
        maxlength: 254,
      },
      hint: i18n.t('Your receipt goes there.'),
    }),
    textField(form, { name: 'name', label: i18n.t('Name'), autocomplete: 'name', maxlength: 120 }),
    liveAsk(
      'country',
      asksCountry &&
        selectField(form, {
          ...{ name: 'country', label: i18n.t('Country'), autocomplete: 'country', required: true, isLive: true },
          options: [
            { value: '', text: i18n.t('Choose your country') },
            ...countries.map(({ code, name }) => ({ value: code, text: name })),
          ],
        }),
    ),
    liveAsk(
      'address',
      asksAddress &&
        textArea(form, {
          ...{
            name: 'address',
            label: i18n.t('Address'),
            autocomplete: 'street-address',
            required: true,
            maxlength: 500,
          },
        }),
    ),
    product.checkout.askPhone &&
      textField(form, {
        ...{ name: 'phone', label: i18n.t('Phone'), type: 'tel', autocomplete: 'tel', required: true, maxlength: 40 },
      }),
    asksVatId &&
      textField(form, {
        ...{ name: 'vat', label: i18n.t('VAT ID (optional)'), maxlength: 20, autocomplete: 'off', isLive: true },
      }),
  ];
}

export const questionFields = ({ product }: Details, form: FormState): HtmlValue =>
  product.checkout.fields.map(({ id, title, type, required, options }) => {
    const name = `answer.${id}`;
    const label = required ? title : i18n.t('{title} (optional)', { title });
    if (type === 'checkbox') return checkField(form, { name, label: title, required });
    if (type === 'textarea') return textArea(form, { name, label, required, maxlength: 1000 });
    if (type === 'date') return textField(form, { name, label, required, type: 'date' });
    if (type === 'text') return textField(form, { name, label, required, maxlength: 1000 });
    const offered = [
      { value: '', text: i18n.t('Choose one') },
      ...options.map((option) => ({ value: option, text: option })),
    ];
    return selectField(form, { name, label, required, options: offered });
  });

/** Open once something is written in it. */
export function noteField(form: FormState): Html {
  const isOpen = form.value('note') !== '' || form.error('note') !== undefined;
  return html`<details${attributes({ open: isOpen })}><summary>${i18n.t('Add a note for the seller')}</summary>${textArea(
    form,
    { name: 'note', label: i18n.t('Note for the seller (optional)'), maxlength: 1000 },
  )}</details>`;
}

export const termsField = ({ product }: Details, form: FormState): HtmlValue =>
  product.checkout.termsText !== '' &&
  html`<details>
      <summary>${i18n.t('Terms of the seller')}</summary>
      <p class="co-terms quiet small" dir="auto">${product.checkout.termsText}</p>
    </details>
    ${checkField(form, { name: 'terms', label: i18n.t('I have read and accept the terms.'), required: true })}`;

/** Only where there is something to choose. */
export function providerField(methods: readonly Method[], form: FormState): HtmlValue {
  const names = {
    stripe: i18n.t('Card and more, by Stripe'),
    paypal: 'PayPal',
    offline: i18n.t('Offline: the seller tells you how after you have ordered'),
  };
  const options = methods.map((method) => ({ value: method, text: names[method] }));
  const isOffered = methods.some((method) => method === form.value('provider'));
  const chosen = isOffered ? form : form.changed('provider', null);
  return liveAsk(
    'provider',
    options.length > 1 && radioField(chosen, { name: 'provider', label: i18n.t('Pay with'), options }),
  );
}

export const hiddenFields = (form: FormState, key: string): HtmlValue => [
  hiddenField('key', key),
  form.value('after') !== '' && hiddenField('after', form.value('after')),
  Object.keys(attributionNames).map((name) => form.value(name) !== '' && hiddenField(name, form.value(name))),
];
