import { Injectable } from '@nestjs/common';
import { productsChanged, type createCheckout, type Ctx, type RequestOf } from '@linkyard/contracts';
import { isDuplicateKey, newId, ServiceDatabase, trusted } from '@linkyard/mongo';
import { attemptEach, DomainError, KeyedQueue, Outbox, requireActiveOwner, requireFound } from '@linkyard/service-kit';
import { newPublicId } from '../products/product-fields.js';
import { CouponsRepository } from '../coupons/coupons.repository.js';
import { noAttribution } from '../payments/attribution.fields.js';
import { placesOf } from '../products/bundle.js';
import { ProductsRepository } from '../products/products.repository.js';
import { isCounted } from '../products/stock.js';
import type { Product } from '../products/product.schema.js';
import { isUnpaid, type Checkout } from './checkout.schema.js';
import { CheckoutsRepository } from './checkouts.repository.js';
import { hashOf, Quotes, type Wanted } from './quote.js';
import { StockShare } from './stock-share.js';

type CreateRequest = RequestOf<typeof createCheckout>;
type Transaction = <Result>(work: () => Promise<Result>) => Promise<Result>;
/** `isConfirmed` where the buyer has confirmed the e-mail, and so may reserve more. */
export type Buyer = Pick<Ctx, 'ipHash' | 'locale'> & { isConfirmed?: boolean };

/** How long stock is reserved for a buyer. @source models.md 6 "expiresAt" */
export const holdMs = 30 * 60_000;
/** A checkout that can still be paid. */
export const unpaid = trusted({ $in: ['open' as const, 'paying' as const] });
/** From the end of a checkout that was not paid until its buyer is reminded. */
const reminderAfterMs = 60 * 60_000;

@Injectable()
export class CheckoutService {
  private readonly queue = new KeyedQueue(1);

  constructor(
    private readonly checkouts: CheckoutsRepository,
    private readonly products: ProductsRepository,
    private readonly coupons: CouponsRepository,
    private readonly quotes: Quotes,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly share: StockShare,
  ) {}

  /** @throws DomainError core.not_found */
  async get(publicId: string): Promise<Checkout> {
    const checkout = requireFound(await this.checkouts.findByPublicId(publicId));
    // A payment that was begun is settled, and an order that was placed can be looked at.
    const isSold = checkout.state === 'completed' || checkout.paymentId !== null;
    requireActiveOwner(checkout.userId, { isSold });
    return checkout;
  }

  /**
   * The checkout that a request would begin again: of the same key, or the one it replaces where nothing differs.
   * @throws DomainError core.not_found, checkout.key_reused, checkout.completed
   */
  async existing({ idempotencyKey, ...request }: CreateRequest, now = new Date()): Promise<Checkout | null> {
    const { userId: ownerId } = await this.opened(request.publicId);
    const requestHash = hashOf(wantedOf(request));
    const earlier = await this.checkouts.findOne({ ownerId, idempotencyKey });
    if (earlier) return ifSame(earlier, requestHash);
    if (request.replaces === undefined) return null;
    const replaced = await this.replaced(ownerId, request.replaces);
    if (replaced.state === 'completed') throw new DomainError('checkout.completed');
    return isLive(replaced, now) && replaced.requestHash === requestHash ? replaced : null;
  }

  /** @throws DomainError core.not_found, checkout.out_of_stock, checkout.not_on_sale, checkout.price_changed, checkout.confirm_email, core.confirm_address, core.invalid_input */
  async create(request: CreateRequest, by: Buyer, now = new Date()): Promise<Checkout> {
    const { idempotencyKey, expectedTotal, replaces } = request;
    const wanted = wantedOf(request);
    const requestHash = hashOf(wanted);
    const { ownerId, ...quote } = await this.quotes.of(wanted, by.ipHash, now, replaces);
    const { total } = quote.totals;
    if (expectedTotal && (expectedTotal.amount !== total || expectedTotal.currency !== quote.currency))
      throw new DomainError('checkout.price_changed');
    const _id = newId();
    if (total === 0) await this.share.requireReader(wanted.buyer.email, actOf(_id), by.isConfirmed);
    const fields = {
      _id,
      ...quote,
      publicId: newPublicId(),
      idempotencyKey,
      requestHash,
      buyer: wanted.buyer,
      buyerNote: wanted.buyerNote,
      state: 'open' as const,
      provider: null,
      typedPrice: wanted.items[0]?.price ?? '',
      paymentId: null,
      paymentState: 'none' as const,
      attribution: await this.attributionOf(ownerId, request),
      orderId: null,
      replacedBy: null,
      network: by.ipHash,
      confirmedAt: by.isConfirmed ? now : null,
      locale: by.locale,
      expiresAt: new Date(now.getTime() + holdMs),
      recoveryDueAt: null,
      recoveryEmailAt: null,
    };
    try {
      const begin = async () => {
        const replaced = replaces === undefined ? null : await this.replaced(ownerId, replaces);
        if (replaced) await this.supersede(replaced, fields.publicId);
        const confirmedAt = fields.confirmedAt ?? confirmedBefore(replaced, wanted.buyer.email);
        await this.reserve(ownerId, quote.lines);
        const holder = { network: by.ipHash, email: wanted.buyer.email };
        if (confirmedAt === null) await this.share.require(ownerId, quote.lines, holder, now);
        return this.checkouts.insert(ownerId, { ...fields, confirmedAt });
      };
      return await this.transaction(ownerId, begin);
    } catch (error) {
      // The same request came twice at once: the transaction of this one is undone, with what it reserved.
      // It may have taken the last item too.
      const isRepeated = isDuplicateKey(error) || isOutOfStock(error);
      const winner = isRepeated ? await this.checkouts.findOne({ ownerId, idempotencyKey }) : null;
      if (winner) return ifSame(winner, requestHash);
      // Checkouts that have expired may still reserve it, because the job runs once a minute.
      if (isOutOfStock(error) && (await this.expire(now, ownerId)) > 0) return this.create(request, by, now);
      throw error;
    }
  }

  /**
   * Transactions that write a seller's stock and order numbers follow one another within a process: at once they would conflict, and each would be
   * tried again.
   */
  async transaction<Result>(ownerId: string, work: () => Promise<Result>): Promise<Result> {
    return this.inTurn(ownerId, (transaction) => transaction(work));
  }

  /** The same for work that finds out first whether there is something to write. */
  async inTurn<Result>(ownerId: string, work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.queue.run(ownerId, () => work((writing) => this.database.transaction(writing)));
  }

  /** Releases the stock of checkouts that were not paid in time, of all sellers or of one. @returns how many @throws only when none could be released */
  async expire(now = new Date(), ownerId?: string): Promise<number> {
    const overdue = await this.checkouts.overdue(now, { limit: 200, except: [], again: [] }, ownerId);
    let expired = 0;
    try {
      await attemptEach(overdue, async (checkout) => {
        if (await this.expireOne(checkout)) expired += 1;
      });
    } catch (error) {
      // One that cannot be released is recorded by the job that releases those of all sellers.
      if (expired === 0) throw error;
    }
    return expired;
  }

  /** Releases the stock of a checkout that was not paid in time. @returns false when it has changed since it was read */
  async expireOne(checkout: Checkout): Promise<boolean> {
    return this.transaction(checkout.userId, () => this.close(checkout, reminderOf(checkout)));
  }

  /** Of an order that is cancelled before it was paid; within a transaction. */
  async giveBack(ownerId: string, _id: string): Promise<void> {
    const checkout = await this.checkouts.findOne({ ownerId, _id });
    if (checkout && checkout.state !== 'expired') await this.close(checkout);
  }

  /** Ends a checkout that came to nothing, and gives back what it reserved. @returns false when it has changed since it was read */
  private async close(
    { _id, userId, rev, lines, coupon, orderId }: Checkout,
    recoveryDueAt: Date | null = null,
  ): Promise<boolean> {
    const $set = { state: 'expired', recoveryDueAt } as const;
    const changed = await this.checkouts.update({ ownerId: userId, _id }, { $set }, { rev });
    if (!changed) return false;
    for (const line of lines) {
      for (const place of placesOf(userId, line)) await this.products.release(place, line.qty);
      await this.products.releaseSales({ ownerId: userId, _id: line.productId }, line.qty);
    }
    await this.announceFew(userId, await this.productsOf(userId, lines), largestOf(lines));
    // A coupon is used when the order is placed.
    if (coupon.couponId !== null && orderId !== null) await this.coupons.giveBack(userId, coupon.couponId);
    return true;
  }

  /** Within a transaction. */
  private async supersede(replaced: Checkout, replacedBy: string): Promise<void> {
    if (isUnpaid(replaced)) await this.close(replaced);
    await this.checkouts.update({ ownerId: replaced.userId, _id: replaced._id }, { $set: { replacedBy } });
  }

  private async reserve(ownerId: string, lines: Checkout['lines']) {
    const products = await this.productsOf(ownerId, lines);
    const counted = new Set<string>();
    for (const line of lines) {
      const { productId, qty } = line;
      for (const place of placesOf(ownerId, line)) {
        const isTracked = isCounted(products, place);
        const isReserved =
          place._id === productId
            ? this.products.reserveForSale(place, qty, { isTracked, checkouts: counted.has(productId) ? 0 : 1 })
            : this.products.reserve(place, qty);
        if (!(await isReserved)) throw new DomainError('checkout.out_of_stock');
      }
      counted.add(productId);
    }
    // They were read before: the quantity counts twice.
    await this.announceFew(ownerId, products, 2 * largestOf(lines));
  }

  private async productsOf(ownerId: string, lines: Checkout['lines']): Promise<Product[]> {
    const ids = [...new Set(lines.flatMap((line) => placesOf(ownerId, line).map(({ _id }) => _id)))];
    return this.products.findMany({ ownerId, _id: trusted({ $in: ids }) });
  }

  /** Pages show how many are left once they are few, and what is sold out. */
  private async announceFew(ownerId: string, products: readonly Product[], qty: number) {
    const first = products.find((product) => isFew(product, qty));
    if (first) await this.outbox.add(productsChanged, { ownerId }, { tenantId: first.tenantId });
  }

  private async opened(publicId: string): Promise<Product> {
    return requireFound(await this.products.findPublished(publicId));
  }

  /** Where the buyer came from: as the request says, else as the checkout says that this one replaces or follows. */
  private async attributionOf(ownerId: string, { attribution, replaces, after }: CreateRequest) {
    const publicId = replaces ?? after;
    if (attribution || publicId === undefined) return attribution ?? noAttribution;
    return (await this.checkouts.findOne({ ownerId, publicId }))?.attribution ?? noAttribution;
  }

  private async replaced(ownerId: string, publicId: string): Promise<Checkout> {
    return requireFound(await this.checkouts.findOne({ ownerId, publicId }));
  }
}

/** What the buyer wants, without how the request is made. */
const wantedOf = (request: Omit<CreateRequest, 'idempotencyKey'>): Wanted => {
  const { publicId, items, buyer, couponCode, answers, buyerNote, termsAccepted } = request;
  return { publicId, items, buyer, couponCode, answers, buyerNote, termsAccepted };
};

/** @param qty taken or given back just now: what was few before counts too */
function isFew({ stock, variants, limits, claimedSales }: Product, qty: number): boolean {
  const stocks = variants.length > 0 ? variants.map((variant) => variant.stock) : [stock];
  const isLow = stocks.some(({ track, onHand, reserved, lowAt }) => track && onHand - reserved - qty <= lowAt);
  return isLow || (limits.totalSales > 0 && limits.totalSales - (claimedSales ?? 0) <= qty);
}

const largestOf = (lines: Checkout['lines']) => Math.max(...lines.map(({ qty }) => qty));
const isOutOfStock = (error: unknown) => error instanceof DomainError && error.code === 'checkout.out_of_stock';
const isLive = (checkout: Checkout, now: Date) => isUnpaid(checkout) && checkout.expiresAt > now;

/** Null where nothing was to be paid, or the money is on its way. */
const reminderOf = ({ totals, paymentState, expiresAt }: Checkout): Date | null =>
  totals.total === 0 || paymentState === 'processing' ? null : new Date(expiresAt.getTime() + reminderAfterMs);

/** What counts against the mails of an address: the receipt is not counted once more. */
export const actOf = (checkoutId: string): string => `order:${checkoutId}`;

/** A buyer who has confirmed an address once may change what they buy with it. */
const confirmedBefore = (replaced: Checkout | null, email: string): Date | null =>
  replaced?.buyer.email === email ? (replaced.confirmedAt ?? null) : null;

function ifSame(checkout: Checkout, requestHash: string): Checkout {
  if (checkout.requestHash !== requestHash) throw new DomainError('checkout.key_reused');
  return checkout;
}
