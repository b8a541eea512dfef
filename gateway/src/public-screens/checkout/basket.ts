import type { ProductPageDetails } from '@linkyard/contracts';
import { i18n } from '../../locales/texts.js';
import { amountText } from '../../locales/amount-text.js';
import { described, liveWrong, selectField } from '../form-fields.js';
import type { FormState } from '../form-state.js';
import { attributes, html, type HtmlValue } from '../html.js';

type Offer = ProductPageDetails['others'][number];
type Details = Pick<ProductPageDetails, 'others'>;
interface Place {
  publicId: string;
  variantId: string | null;
}
/** The most items of a checkout, with room for the opened product and its additional offer. */
const maxMore = 18;

/** Names a product or variant in the form. */
export const keyOf = ({ publicId, variantId }: Place): string => [publicId, variantId ?? ''].join(':');
export const fieldOfOffer = (place: Place): string => `more.${keyOf(place)}`;
const quantityOf = (text: string): number => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** What is taken besides the opened product, as far as it is still offered. An unreadable quantity is refused at its field. */
export function basketOf({ others }: Details, form: FormState): { offer: Offer; qty: number }[] {
  const typed = form.startingWith('more.');
  return others
    .flatMap((offer) => {
      const text = typed[keyOf(offer)];
      const qty = quantityOf(text ?? '0');
      return qty === 0 ? [] : [{ offer, qty }];
    })
    .slice(0, maxMore);
}

/** Whether something that was taken is no longer offered. */
export const hasVanished = ({ others }: Details, form: FormState): boolean =>
  Object.keys(form.startingWith('more.')).some((key) => !others.some((offer) => keyOf(offer) === key));

/** The form after one of the buttons of the basket: `add`, or `remove:` with the key of an item. */
export function changedBasket({ others }: Details, form: FormState): FormState {
  const action = form.value('action');
  if (action.startsWith('remove:')) return form.changed(`more.${action.slice('remove:'.length)}`, null);
  const offer = action === 'add' ? others.find((one) => keyOf(one) === form.value('add')) : undefined;
  if (!offer) return form;
  const name = fieldOfOffer(offer);
  const before = quantityOf(form.value(name) || '0');
  return form.changed('add', null).changed(name, String(before > 0 ? before + 1 : offer.minQty));
}

/** What else is taken, and a list of what else there is. */
export function basketFields(details: Details, form: FormState): HtmlValue {
  if (details.others.length === 0) return null;
  const taken = basketOf(details, form);
  const left = details.others.filter((offer) => !taken.some((item) => item.offer === offer));
  return html`<button class="vh" name="action" value="update" tabindex="-1" aria-hidden="true" formnovalidate>
      ${i18n.t('Update')}</button
    >${taken.map(({ offer }) => row(offer, form))}${
      left.length > 0 &&
      taken.length < maxMore &&
      html`<details class="co-more">
        <summary>${i18n.t('Add another product')}</summary>
        <div class="co-coupon">
          ${selectField(form, {
            ...{ name: 'add', label: i18n.t('Product') },
            options: left.map((offer) => ({ value: keyOf(offer), text: `${offer.title}, ${priceOf(offer)}` })),
          })}<button class="btn" name="action" value="add" formnovalidate>${i18n.t('Add')}</button>
        </div>
      </details>`
    }`;
}

const priceOf = ({ price, priceModel }: Offer): string =>
  priceModel === 'free' || !price ? i18n.t('free') : amountText(price);

function row(offer: Offer, form: FormState): HtmlValue {
  const { title, thumb, minQty, maxQty } = offer;
  const name = fieldOfOffer(offer);
  const max = maxQty > 0 ? maxQty : 1000;
  const label = i18n.t('Quantity of {title}', { title });
  const value = form.value(name);
  const input = { type: 'number', inputmode: 'numeric', value, min: minQty, max, 'aria-label': label };
  return html`<div class="card co-row">
    ${thumb && html`<img src="${thumb}" alt="" width="48" height="48" loading="lazy" />`}
    <p><bdi>${title}</bdi><br /><span class="quiet small num">${priceOf(offer)}</span></p>
    <input ${described(form, { name })}${attributes({ ...input, readonly: minQty === maxQty })} /><button
      class="btn"
      ${attributes({ name: 'action', value: `remove:${keyOf(offer)}`, formnovalidate: true, 'aria-label': i18n.t('Remove {title}', { title }) })}
    >
      ${i18n.t('Remove')}</button
    >${liveWrong(form, name)}
  </div>`;
}
