import type { getProductPageDetails, ReplyInput } from '@linkyard/contracts';
import { presentToBuyers } from '../products/product.presenter.js';
import type { Product } from '../products/product.schema.js';

type Details = ReplyInput<typeof getProductPageDetails>['details'];
type Offered = Details['others'][number];
const maxOffers = 60;

export function saleStateOf(product: Product, isInStock: boolean, now: Date): Details['saleState'] {
  const { saleStart, saleEnd, limits, claimedSales } = product;
  if (saleEnd && saleEnd <= now) return 'ended';
  if (saleStart && saleStart > now) return 'comingSoon';
  const isSoldOut = limits.totalSales > 0 && (claimedSales ?? 0) >= limits.totalSales;
  return isInStock && !isSoldOut ? 'onSale' : 'soldOut';
}

/**
 * What can be taken together with the opened product, one entry per variant. Left out is what asks the buyer for more than the
 * checkout of the opened product does: a phone number, terms or answers.
 */
export function othersOf(opened: Product, published: readonly Product[], now: Date): Offered[] {
  const { _id, checkout, currency } = opened;
  return published
    .filter((product) => product.currency === currency && product._id !== checkout.orderBumpProductId)
    .filter((product) => (product._id === _id ? product.variants.length > 0 : !asksMore(product)))
    .flatMap((product) => offersOf(product, now))
    .slice(0, maxOffers);
}

const asksMore = ({ checkout: { askPhone, termsText, fields } }: Product): boolean =>
  askPhone || termsText !== '' || fields.some(({ required }) => required);

/** Whether one tick adds the product to the checkout of another: there is nothing to choose or to fill in for it. */
export const isTakenByTick = (product: Product): boolean =>
  !asksMore(product) && product.limits.minQty <= 1 && product.variants.every(({ status }) => status !== 1);

/** Empty for a product that cannot be bought now. */
function offersOf(product: Product, now: Date): Offered[] {
  const shown = presentToBuyers(product, now);
  if (saleStateOf(product, shown.isInStock, now) !== 'onSale') return [];
  const { minQty, maxQty } = product.limits;
  const offer = { ...offerOf(product, now), minQty, maxQty: product.checkout.quantityAllowed ? maxQty : minQty };
  if (shown.variants.length === 0) return [{ ...offer, variantId: null }];
  return shown.variants
    .filter(({ isInStock }) => isInStock)
    .map(({ id, title, price }) => ({
      ...offer,
      variantId: id,
      title: `${product.title}, ${title}`,
      price: product.priceModel === 'fixed' ? (price ?? offer.price) : offer.price,
    }));
}

/** A product beside the opened one, and what it adds to the form. */
export function offerOf(product: Product, now: Date) {
  const { publicId, title, thumb, images, priceModel, price, minPrice, suggestedPrice } = presentToBuyers(product, now);
  return {
    ...{ publicId, title, thumb: thumb || images[0] || '', priceModel },
    price: priceModel === 'payWhatYouWant' ? (suggestedPrice ?? minPrice) : price,
    asksAddress: product.shipping.required || product.checkout.askAddress,
    asksCountry: product.shipping.required,
  };
}
