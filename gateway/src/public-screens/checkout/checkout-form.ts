import {
  paymentMethod,
  publicId,
  type CheckoutView,
  type createCheckout,
  type ProductPageDetails,
  type quoteCheckout,
  type RequestInput,
  type Reason,
} from '@linkyard/contracts';
import { fieldOfOffer, inReadersSign, typedAmount } from '@linkyard/storefront';
import { readAmount } from '../../locales/read-amount.js';
import { words } from '../../locales/words.js';
import { attributionNames, attributionOf } from '../attribution.js';
import type { FormState } from '../form-state.js';
import { basketOf } from './basket.js';

type Wanted = RequestInput<typeof createCheckout>;
type Quoted = RequestInput<typeof quoteCheckout>;

/** The price that the buyer chose, in major units; empty where none was asked for or it cannot be read. */
const typedPrice = ({ product }: ProductPageDetails, form: FormState): string =>
  form.has('price') ? (readAmount(form.value('price'), product.currency).major ?? '') : '';

/** Why the price that the buyer chose cannot be used; null where it can, or none was asked for. */
export const priceProblem = ({ product }: ProductPageDetails, form: FormState): Reason | null =>
  product.priceModel === 'payWhatYouWant' && form.has('price')
    ? readAmount(form.value('price'), product.currency).problem
    : null;

/** What a checkout is asked to become. Unreadable numbers are refused by the contract at their fields. */
export function wantedOf(details: ProductPageDetails, form: FormState): Omit<Wanted, 'idempotencyKey'> {
  const price = typedPrice(details, form);
  const shown = /^([A-Z]{3}):(\d{1,15})$/.exec(form.value('shown'));
  return {
    publicId: details.product.publicId,
    items: itemsOf(details, form, Number(form.value('qty')), price),
    buyer: {
      email: form.value('email'),
      name: form.value('name'),
      phone: form.value('phone'),
      address: addressOf(form),
      country: form.value('country'),
      vatId: form.value('vat'),
    },
    ...couponOf(form),
    ...consentOf(form),
    buyerNote: lines(form.value('note')),
    ...(shown?.[1] && shown[2] ? { expectedTotal: { currency: shown[1], amount: Number(shown[2]) } } : {}),
    ...attributionOf((name) => form.value(name)),
    ...afterOf(form),
  };
}

/** Browsers send the breaks of a text area as two characters. */
const lines = (text: string): string => text.replace(/\r\n/g, '\n');
const addressOf = (form: FormState): string => lines(form.value('address'));

const consentOf = (form: FormState) => ({
  answers: Object.fromEntries(Object.entries(form.startingWith('answer.')).filter(([, value]) => value.trim() !== '')),
  termsAccepted: form.value('terms') === 'yes',
});

/** A quote that also names what the seller asks for and is missing. What is too long is refused at its own field. */
export const checkedOf = (details: ProductPageDetails, form: FormState): Quoted => ({
  ...quotedOf(details, form),
  filledIn: { phone: form.value('phone').slice(0, 40), address: addressOf(form).slice(0, 500), ...consentOf(form) },
});

/** The same for a quote, which is shown beside errors too: what cannot be read counts as not typed. */
export function quotedOf(details: ProductPageDetails, form: FormState): Quoted {
  const { minQty } = details.product.limits;
  const qty = Number(form.has('qty') ? form.value('qty') : minQty);
  return {
    publicId: details.product.publicId,
    items: itemsOf(
      details,
      form,
      Number.isInteger(qty) && qty >= 1 && qty <= 1000 ? qty : minQty,
      typedPrice(details, form),
    ),
    buyer: {
      email: form.value('email').slice(0, 254),
      country: /^[A-Z]{2}$/.test(form.value('country')) ? form.value('country') : '',
      vatId: form.value('vat').slice(0, 20),
    },
    ...couponOf(form),
  };
}

function itemsOf(details: ProductPageDetails, form: FormState, qty: number, price: string): Wanted['items'] {
  const { product } = details;
  const bump = takenBump(details, form);
  const variantId = form.value('variant') || (product.variants.length > 0 ? defaultVariant(product) : null);
  const main = { publicId: product.publicId, variantId, qty };
  const isBuyersChoice = product.priceModel === 'payWhatYouWant' && price !== '';
  const taken = bump ? [{ publicId: bump.publicId, qty: 1 }] : [];
  const more = basketOf(details, form).map(({ offer, qty: count }) => ({
    ...{ publicId: offer.publicId, variantId: offer.variantId, qty: count },
  }));
  return [isBuyersChoice ? { ...main, price } : main, ...taken, ...more];
}

const defaultVariant = ({ variants }: ProductPageDetails['product']): string | null =>
  (variants.find(({ isInStock }) => isInStock) ?? variants[0])?.id ?? null;

/** A broken one is no reason not to sell. */
function afterOf(form: FormState): { after?: string } {
  const after = form.value('after');
  return publicId.safeParse(after).success ? { after } : {};
}

function couponOf(form: FormState): { couponCode?: string } {
  const couponCode = form.value('coupon').trim().slice(0, 40);
  return couponCode === '' ? {} : { couponCode };
}

const takenBump = ({ bump }: ProductPageDetails, form: FormState) => (form.value('bump') === 'yes' ? bump : null);

/** Whether any of what is taken is sent somewhere, or priced by country. */
export function askedOf(details: ProductPageDetails, form: FormState) {
  const bump = takenBump(details, form);
  const taken = [details.delivery, ...(bump ? [bump] : []), ...basketOf(details, form).map(({ offer }) => offer)];
  return {
    asksAddress: taken.some(({ asksAddress }) => asksAddress),
    asksCountry: taken.some(({ asksCountry }) => asksCountry),
  };
}

/** The form's field of a path of the contract. */
export const fieldsOf = (details: ProductPageDetails, form: FormState) => {
  const others = basketOf(details, form).map(({ offer }) => fieldOfOffer(offer));
  const fields = [...(takenBump(details, form) ? ['bump'] : []), ...others];
  return (path: string): string => {
    const index = Number(/^items\.(\d+)\./.exec(path)?.[1] ?? 0);
    return index > 0 ? (fields[index - 1] ?? '') : fieldOf(path);
  };
};

function fieldOf(path: string): string {
  const names: Record<string, string> = {
    'items.0.qty': 'qty',
    'items.0.variantId': 'variant',
    'items.0.price': 'price',
    couponCode: 'coupon',
    termsAccepted: 'terms',
    buyerNote: 'note',
    'buyer.vatId': 'vat',
  };
  return names[path] ?? path.replace(/^buyer\./, '').replace(/^answers\./, 'answer.');
}

export const buyerFilledIn = ({ buyer }: CheckoutView): Record<string, string> => ({ ...buyer, vat: buyer.vatId });

/** What was filled in before, of a checkout that is opened again. */
export function filledIn(checkout: CheckoutView, { bump }: Pick<ProductPageDetails, 'bump'>): Record<string, string> {
  const { items, couponCode, answers, buyerNote, provider, typedPrice } = checkout;
  const [main, ...added] = items;
  const more = added.filter(({ publicId }) => publicId !== bump?.publicId);
  return {
    ...buyerFilledIn(checkout),
    ...(main && {
      qty: String(main.qty),
      variant: main.variantId ?? '',
      price: inReadersSign(typedPrice, words()) || typedAmount(main.unitPrice, words()),
    }),
    ...(more.length < added.length && { bump: 'yes' }),
    ...Object.fromEntries(more.map((item) => [fieldOfOffer(item), String(item.qty)])),
    coupon: couponCode,
    ...(provider && { provider }),
    note: buyerNote,
    terms: 'yes',
    ...Object.fromEntries(answers.map(({ id, value }) => [`answer.${id}`, value])),
  };
}

/** What travels with the form without being seen. @param key makes a repeated post one checkout */
export const hiddenOf = (form: FormState, key: string): Record<string, string> =>
  Object.fromEntries([
    ['key', key],
    ...['after', ...Object.keys(attributionNames)].flatMap((name) =>
      form.value(name) === '' ? [] : [[name, form.value(name)] as const],
    ),
  ]);

export const providerOf = (form: FormState) => paymentMethod.safeParse(form.value('provider')).data;
