import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { toMinorUnits, type createCheckout, type RequestOf } from '@linkyard/contracts';
import { DomainError, invalidField } from '@linkyard/service-kit';
import type { Product } from '../products/product.schema.js';
import { ProductsRepository } from '../products/products.repository.js';
import { priceOrder, type OrderShipping } from './price-order.js';

export type Wanted = Pick<RequestOf<typeof createCheckout>, 'publicId' | 'items' | 'buyer' | 'couponCode'>;
interface Chosen {
  product: Product;
  variant: Product['variants'][number] | null;
  qty: number;
  unitPrice: number;
}

/** Names the content of a request, so that a key which comes again with other content is noticed. */
export const hashOf = (wanted: Wanted): string => createHash('sha256').update(JSON.stringify(wanted)).digest('hex');

/** What a buyer asks for, at the prices of the catalogue. */
@Injectable()
export class Quotes {
  constructor(@Inject(ProductsRepository) private readonly products: ProductsRepository) {}

  /** @throws DomainError core.not_found, checkout.not_on_sale, core.invalid_input by field */
  async of({ publicId, items, buyer, couponCode }: Wanted, now: Date) {
    const opened = await this.published(publicId);
    if (couponCode) throw invalidField('couponCode', 'This coupon is not valid.');
    const chosen: Chosen[] = [];
    for (const [index, item] of items.entries()) chosen.push(await this.choose(item, `items.${index}`, opened, now));
    const shipping = shippingOf(chosen, buyer.country);
    if (shipping && buyer.address === '') throw invalidField('buyer.address', 'Where should it be sent to?');
    const asked = chosen.map(({ product, unitPrice, qty }) => ({ productId: product._id, unitPrice, qty }));
    const { lines, totals } = priceOrder(asked, { shipping });
    return {
      ownerId: opened.userId,
      tenantId: opened.tenantId,
      currency: opened.currency,
      totals,
      lines: lines.flatMap((line, index) => {
        const of = chosen[index];
        return of ? [{ ...line, ...shownOf(of) }] : [];
      }),
    };
  }

  private async published(publicId: string): Promise<Product> {
    const product = await this.products.findPublished(publicId);
    if (!product) throw new DomainError('core.not_found');
    return product;
  }

  private async choose(item: Wanted['items'][number], path: string, opened: Product, now: Date): Promise<Chosen> {
    const product = await this.published(item.publicId);
    if (product.userId !== opened.userId) throw new DomainError('core.not_found');
    if (product.currency !== opened.currency) throw invalidField(path, 'This is sold in another currency.');
    const isOnSale = (!product.saleStart || product.saleStart <= now) && (!product.saleEnd || product.saleEnd > now);
    if (!isOnSale) throw new DomainError('checkout.not_on_sale');
    const { minQty, maxQty } = product.limits;
    if (item.qty < minQty) throw invalidField(`${path}.qty`, `Please take at least ${minQty}.`);
    if (maxQty > 0 && item.qty > maxQty) throw invalidField(`${path}.qty`, `Please take at most ${maxQty}.`);
    const offered = product.variants.filter(({ status }) => status === 1);
    const variant = offered.find(({ id }) => id === item.variantId) ?? null;
    if (!variant && (item.variantId !== null || offered.length > 0))
      throw invalidField(`${path}.variantId`, 'Please choose one of the variants.');
    return { product, variant, qty: item.qty, unitPrice: unitPriceOf(product, variant, item.price, path) };
  }
}

const shownOf = ({ product, variant }: Chosen) => ({
  publicId: product.publicId,
  variantId: variant?.id ?? null,
  title: variant?.title ? `${product.title}, ${variant.title}` : product.title,
  thumb: variant?.image || product.thumb || product.images[0] || '',
});

function unitPriceOf(product: Product, variant: Chosen['variant'], typed: string | undefined, path: string): number {
  if (product.priceModel === 'free') return 0;
  if (product.priceModel === 'payWhatYouWant') {
    const least = product.minPrice ?? 0;
    const wanted = typed === undefined ? null : minorOf(typed, product.currency, `${path}.price`);
    const amount = wanted ?? product.suggestedPrice ?? least;
    if (amount < least) throw invalidField(`${path}.price`, 'This is less than the seller asks for.');
    return amount;
  }
  const price = variant?.price ?? product.price;
  if (price === null) throw new DomainError('checkout.not_on_sale');
  return price;
}

function minorOf(typed: string, currency: string, path: string): number {
  try {
    return toMinorUnits(typed, currency);
  } catch {
    // RangeError: more decimals than the currency has.
    throw invalidField(path, 'Enter an amount such as 12.30.');
  }
}

/** The dearest rate of what is sent; null when nothing is. */
function shippingOf(chosen: readonly Chosen[], country: string): OrderShipping | null {
  const sent = chosen.filter(({ product }) => product.shipping.required && product.shipping.rates.length > 0);
  const rates = sent.map(({ product: { shipping } }) => {
    const rate = shipping.rates.find(({ countries }) => countries.length === 0 || countries.includes(country));
    if (!rate) throw invalidField('buyer.country', 'The seller does not send to this country.');
    return { amount: rate.amount, freeOver: rate.freeOver };
  });
  return rates.reduce<OrderShipping | null>((most, rate) => (most && most.amount >= rate.amount ? most : rate), null);
}
