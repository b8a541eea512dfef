import type { ProductPageDetails } from '@linkyard/contracts';
import { fieldOfOffer, keyOf, maxMore, type Offer } from '@linkyard/storefront';
import type { FormState } from '../form-state.js';

type Details = Pick<ProductPageDetails, 'others'>;
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
