import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { createCheckout, RequestOf } from '@linkyard/contracts';
import { maxAmount, roundingStep } from '@linkyard/money';
import { trusted } from '@linkyard/mongo';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { fieldError, type Reason } from '@linkyard/contracts';
import { couponsRefusedBy, couponWithinReach, type CouponProblem } from '../coupons/coupon-reach.js';
import type { Coupon } from '../coupons/coupon.schema.js';
import { priceWith } from '../coupons/price-with.js';
import { UsableCoupon } from './usable-coupon.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { contentsOf, lineContent, type LineContent } from '../products/bundle.js';
import type { Product } from '../products/product.schema.js';
import { allowedFor, PaymentMethods } from '../products/payment-methods.js';
import { ProductsRepository } from '../products/products.repository.js';
import { answersOf, buyerProblems, type Asked, type Problem } from './buyer-rules.js';
import { isUnpaid } from './checkout.schema.js';
import { CheckoutsRepository } from './checkouts.repository.js';
import { chooseItem, maxQuantity, type ChosenItem } from './item-rules.js';
import { priceOrder, type OrderShipping, type PricedOrder } from '../pricing/price-order.js';
import { shippingOf } from './shipping-of.js';
import { needsCountry } from '../pricing/tax/tax-of.js';
import { isTaxReversed, taxedItem, taxedShipping, vatIdProblems } from '../pricing/tax/taxed-order.js';
import { TaxSettingsRepository } from '../pricing/tax/tax-settings.model.js';

export type Wanted = Pick<
  RequestOf<typeof createCheckout>,
  'publicId' | 'items' | 'buyer' | 'couponCode' | 'answers' | 'buyerNote' | 'termsAccepted'
>;

/** Names the content of a request, so that a key which comes again with other content is noticed. */
export const hashOf = (wanted: Wanted): string => createHash('sha256').update(JSON.stringify(wanted)).digest('hex');

/** What a buyer asks for, at the prices of the catalogue. */
@Injectable()
export class Quotes {
  constructor(
    private readonly products: ProductsRepository,
    private readonly checkouts: CheckoutsRepository,
    private readonly orders: OrdersRepository,
    private readonly taxes: TaxSettingsRepository,
    private readonly coupons: UsableCoupon,
    private readonly methods: PaymentMethods,
  ) {}

  /** @throws DomainError core.not_found, checkout.not_on_sale, core.invalid_input naming every field that is wrong, payments.amount_refused */
  async of(wanted: Wanted, network: string, now: Date, replaces?: string) {
    const estimate = await this.estimate({ ...wanted, replaces }, network, now);
    const errors = allProblems(estimate, wanted);
    if (errors.length > 0) throw new DomainError('core.invalid_input', { errors });
    if ((await this.methodsFor(estimate)).isAmountRefused) throw new DomainError('payments.amount_refused');
    const { opened, chosen, ...quote } = estimate;
    const products = chosen.map(({ product }) => product);
    const { totals, coupon, currency } = quote;
    const ownerId = opened.userId;
    const lines = [];
    for (const line of quote.lines)
      lines.push({ ...line, contents: await this.contentsOf(ownerId, products, line.productId) });
    return {
      ownerId,
      tenantId: opened.tenantId,
      openedPublicId: opened.publicId,
      ...{ currency, totals, lines, coupon: storedCoupon(coupon) },
      isTaxReversed: quote.isTaxReversed,
      answers: answersOf(products, wanted.answers),
      ...allowedFor(products),
    };
  }

  /** What it would cost, with what is wrong beside it. @throws DomainError core.not_found, checkout.not_on_sale */
  async estimate(
    {
      publicId,
      items,
      buyer,
      couponCode,
      replaces,
    }: Pick<Wanted, 'publicId' | 'items' | 'couponCode'> & {
      /** A checkout of the same buyer. */
      replaces?: string | undefined;
      buyer: Pick<Wanted['buyer'], 'email' | 'country' | 'vatId'>;
    },
    network: string,
    now: Date,
  ) {
    const opened = await this.published(publicId);
    const { userId: ownerId, currency } = opened;
    const { chosen, problems } = await this.choose(items, opened, { email: buyer.email, now });
    const sent = shippingOf(
      chosen.map(({ product }) => product),
      buyer.country,
    );
    if ('problem' in sent) problems.push(fieldError('buyer.country', sent.problem));
    const taxes = await this.taxes.of(ownerId);
    const step = roundingStep(currency);
    problems.push(...vatIdProblems(taxes, buyer));
    const products = chosen.map(({ product }) => product);
    const shipping = taxedShipping(taxes, products, buyer, 'shipping' in sent ? sent.shipping : null, step);
    const priced = chosen.map(({ product, unitPrice, qty }) => ({
      ...{ productId: product._id, qty, currency },
      ...taxedItem(taxes, product, buyer, { unitPrice, step }),
    }));
    const coupon = couponCode
      ? await this.couponOf(products, couponCode, { ownerId, email: buyer.email, replaces, network, now })
      : null;
    const result = orderWith(coupon, priced, shipping, step);
    if (result.problem) problems.push({ path: 'couponCode', ...result.problem });
    const lines = result.order.lines.flatMap((line, index) => {
      const of = chosen[index];
      return of ? [{ ...line, ...shownOf(of) }] : [];
    });
    const { coupon: applied, order } = result;
    return {
      ...{ opened, chosen, problems, taxes, currency, lines },
      ...{ totals: order.totals, coupon: applied, isTaxReversed: isTaxReversed(taxes, buyer) },
    };
  }

  /** How all of the items can be paid; empty for what costs nothing. */
  async methodsFor({ opened, chosen, totals: { total: amount }, currency }: Estimate) {
    const allowed = allowedFor(chosen.map(({ product }) => product));
    if (amount === 0) return { methods: [], isAmountRefused: false };
    return this.methods.usableFor(opened.userId, allowed, { amount, currency });
  }

  /** @throws DomainError checkout.not_on_sale when the seller has deleted a part of the bundle */
  private async contentsOf(ownerId: string, products: readonly Product[], productId: string): Promise<LineContent[]> {
    const product = products.find(({ _id }) => _id === productId);
    const ids = product ? contentsOf(product) : [];
    if (ids.length === 0) return [];
    const found = await this.products.findMany({ ownerId, _id: trusted({ $in: ids }) });
    if (found.length < ids.length) throw new DomainError('checkout.not_on_sale');
    return ids.flatMap((id) => found.filter(({ _id }) => _id === id).map(lineContent));
  }

  private async choose(items: Wanted['items'], opened: Product, { email, now }: { email: string; now: Date }) {
    const problems: Problem[] = [];
    const chosen: ChosenItem[] = [];
    for (const [index, item] of items.entries()) {
      const found = chooseItem(await this.sold(item.publicId, opened, now), item, `items.${index}`);
      chosen.push(found.chosen);
      const { product } = found.chosen;
      const taken = chosen.filter((one) => one.product._id === product._id).reduce((sum, { qty }) => sum + qty, 0);
      const path = `items.${index}.qty`;
      problems.push(...found.problems, ...(await this.limitProblems(product, taken, { email, path })));
    }
    const found = [...problems, ...totalProblems(chosen), ...methodProblems(chosen)];
    const tooMuch = largestProblem(chosen, opened.currency);
    // What is too much to be an amount is not priced.
    return tooMuch
      ? { chosen: chosen.map((one) => ({ ...one, unitPrice: 0 })), problems: [...found, tooMuch] }
      : { chosen, problems: found };
  }

  private async published(publicId: string): Promise<Product> {
    return requireFound(await this.products.findPublished(publicId));
  }

  private async sold(publicId: string, opened: Product, now: Date): Promise<Product> {
    const product = publicId === opened.publicId ? opened : await this.published(publicId);
    // Another seller's, or one in another currency, is no part of this order.
    if (product.userId !== opened.userId || product.currency !== opened.currency)
      throw new DomainError('core.not_found');
    const isOnSale = (!product.saleStart || product.saleStart <= now) && (!product.saleEnd || product.saleEnd > now);
    if (!isOnSale) throw new DomainError('checkout.not_on_sale');
    return product;
  }

  /** @param qty of all items of the product so far */
  private async limitProblems(
    product: Product,
    qty: number,
    { email, path }: { email: string; path: string },
  ): Promise<Problem[]> {
    const { perBuyer } = product.limits;
    if (perBuyer === 0 || email === '') return [];
    const left = perBuyer - (await this.orders.bought(product.userId, product._id, email));
    if (qty <= left) return [];
    return [left > 0 ? fieldError(path, 'commerce.few_more', { count: left }) : fieldError(path, 'commerce.no_more')];
  }

  private async couponOf(
    products: readonly Product[],
    code: string,
    {
      ownerId,
      replaces,
      now,
      ...by
    }: { ownerId: string; email: string; network: string; replaces: string | undefined; now: Date },
  ): Promise<Coupon | CouponProblem> {
    const refusal = couponsRefusedBy(products);
    if (refusal) return refusal;
    const isOwn = replaces !== undefined && (await this.hasUsed(ownerId, replaces, code));
    const coupon = await this.coupons.find(ownerId, code, { ...by, isOwn }, now);
    return 'problem' in coupon ? coupon : couponWithinReach(coupon, products);
  }

  /** Whether an unpaid checkout has counted a use of the coupon, which it gives back when it is replaced. */
  private async hasUsed(ownerId: string, publicId: string, code: string): Promise<boolean> {
    const checkout = await this.checkouts.findOne({ ownerId, publicId });
    const isCounted = checkout !== null && checkout.orderId !== null && isUnpaid(checkout);
    return isCounted && checkout.coupon.code === code.trim().toUpperCase();
  }
}

/** Limits of a product count over all its items, so that several variants or repeated items stay within them. */
function totalProblems(chosen: readonly ChosenItem[]): Problem[] {
  const totals = new Map<string, number>();
  return chosen.flatMap(({ product: { _id, limits }, qty }, index) => {
    const before = totals.get(_id);
    totals.set(_id, (before ?? 0) + qty);
    if (before === undefined || limits.maxQty === 0 || before + qty <= limits.maxQty) return [];
    return [fieldError(`items.${index}.qty`, 'commerce.at_most_in_all', { count: limits.maxQty })];
  });
}

/** The item with which an order becomes more than an amount may be: its own price where it is typed, else how many of it. */
function largestProblem(chosen: readonly ChosenItem[], currency: string): Problem | null {
  let left = maxAmount;
  for (const [index, item] of chosen.entries()) {
    const { product, unitPrice, qty } = item;
    if (qty > maxQuantity(item) || unitPrice * qty > left) {
      const isTyped = product.priceModel === 'payWhatYouWant';
      const amount = { amount: isTyped ? Math.floor(left / qty) : maxAmount, currency };
      if (isTyped) return fieldError(`items.${index}.price`, 'core.amount_too_high', { amount });
      return fieldError(`items.${index}.qty`, 'commerce.at_most', { count: Math.floor(left / unitPrice) });
    }
    left -= unitPrice * qty;
  }
  return null;
}

/** What cannot be sold like that, and what the seller asks for and was not given. */
export function allProblems(
  { chosen, problems, taxes }: Pick<Awaited<ReturnType<Quotes['estimate']>>, 'chosen' | 'problems' | 'taxes'>,
  wanted: Asked,
): Problem[] {
  const products = chosen.map(({ product }) => product);
  const isCountryNeeded = needsCountry(taxes) || products.some(({ shipping }) => shipping.required);
  return unique([...problems, ...buyerProblems(products, wanted, isCountryNeeded)]);
}

/** Products that can only be paid in different ways. */
function methodProblems(chosen: readonly ChosenItem[]): Problem[] {
  const products = chosen.map(({ product }) => product);
  const index = products.findIndex((_, at) => allowedFor(products.slice(0, at + 1)).methods.length === 0);
  return index < 0 ? [] : [fieldError(`items.${index}.qty`, 'commerce.pay_on_its_own')];
}

type Estimate = Pick<Awaited<ReturnType<Quotes['estimate']>>, 'opened' | 'chosen' | 'totals' | 'currency'>;
type PricedItems = Parameters<typeof priceWith>[1];
interface CouponResult {
  order: PricedOrder;
  coupon: Coupon | null;
  problem?: Reason;
}

/** The order with its coupon, or without it where it cannot be used. */
function orderWith(
  coupon: Coupon | CouponProblem | null,
  items: PricedItems,
  shipping: OrderShipping | null,
  step: number,
): CouponResult {
  const plain = {
    order: priceOrder(
      items.map(({ currency: _currency, ...item }) => item),
      { shipping, step },
    ),
    coupon: null,
  };
  if (!coupon) return plain;
  if ('problem' in coupon) return { ...plain, problem: coupon.problem };
  try {
    return { order: priceWith(coupon, items, shipping), coupon };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { ...plain, problem: error.reason };
  }
}

const storedCoupon = (coupon: Coupon | null) => ({
  couponId: coupon?._id ?? null,
  code: coupon?.code ?? '',
  kind: coupon?.kind ?? null,
});

const shownOf = ({ product, variant }: ChosenItem) => ({
  publicId: product.publicId,
  variantId: variant?.id ?? null,
  title: variant?.title ? `${product.title}, ${variant.title}` : product.title,
  thumb: variant?.image || product.thumb || product.images[0] || '',
});

/** The first problem of each field. */
const unique = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ path }, index) => problems.findIndex((other) => other.path === path) === index);
