import { Inject, Injectable } from '@nestjs/common';
import { trusted } from '@linkyard/mongo';
import { MailAllowance } from '@linkyard/queue';
import { DomainError } from '@linkyard/service-kit';
import { COMMERCE_CONFIG, type CommerceConfig } from '../config/commerce-config.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { placesOf } from '../products/bundle.js';
import type { Product } from '../products/product.schema.js';
import { ProductsRepository } from '../products/products.repository.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutsRepository } from './checkouts.repository.js';

/** Checkouts of one network or buyer that are looked at: those paid by hand stay for ever. */
const countLimit = 1_000;
/** So many pieces may always be reserved, however few there are. */
const fewPieces = 5;
/** One of so many parts of a stock. */
const partsOfStock = 5;

interface By {
  network: string;
  email: string;
}
type Line = Pick<Checkout['lines'][number], 'productId' | 'variantId' | 'qty' | 'contents'>;
interface Limited {
  /** Pieces in stock, or that may be sold in all. */
  total: number;
  takenBy(line: Line): number;
}

/**
 * Bounds what a stranger takes without paying: of a stock, else a single checkout sells a product out for half an hour, and of the mails of an address.
 */
@Injectable()
export class StockShare {
  constructor(
    private readonly checkouts: CheckoutsRepository,
    private readonly orders: OrdersRepository,
    private readonly products: ProductsRepository,
    private readonly allowance: MailAllowance,
    @Inject(COMMERCE_CONFIG) private readonly config: CommerceConfig,
  ) {}

  /**
   * Within the transaction that reserves these lines, after it has: checkouts that reserve the same stock write the same product, so of two at once
   * the second one is tried again and sees the first.
   * @throws DomainError checkout.confirm_email where it would be more than the larger of five pieces and a fifth of the stock
   */
  async require(ownerId: string, lines: readonly Line[], by: By, now: Date): Promise<void> {
    const limited = await this.limitedOf(ownerId, lines);
    if (limited.length === 0) return;
    const unpaid = await this.unpaidOf(ownerId, by, now);
    const ofNetwork = unpaid.filter(({ network }) => network === by.network).flatMap((checkout) => checkout.lines);
    const ofBuyer = unpaid.filter(({ buyer }) => buyer.email === by.email).flatMap((checkout) => checkout.lines);
    for (const { total, takenBy } of limited) {
      const most = Math.max(fewPieces, Math.floor(total / partsOfStock)) * this.config.RATE_FACTOR;
      const sumOf = (counted: readonly Line[]) => counted.reduce((sum, line) => sum + takenBy(line), 0);
      if (Math.max(sumOf(ofNetwork), sumOf(ofBuyer)) + sumOf(lines) > most)
        throw new DomainError('checkout.confirm_email');
    }
  }

  /**
   * A free order sends its receipt wherever its buyer says.
   * @param act names it @throws DomainError core.confirm_address where the address has had its mails of this hour
   */
  async requireReader(email: string, act: string, isConfirmed = false): Promise<void> {
    if (!(await this.allowance.admits(email, act, isConfirmed))) throw new DomainError('core.confirm_address');
  }

  /** What of these lines runs out. */
  private async limitedOf(ownerId: string, lines: readonly Line[]): Promise<Limited[]> {
    const places = lines.flatMap((line) => placesOf(ownerId, line));
    const ids = [...new Set(places.map(({ _id }) => _id))];
    const products = await this.products.findMany({ ownerId, _id: trusted({ $in: ids }) });
    return products.flatMap((product) => {
      const variantIds = new Set(places.filter(({ _id }) => _id === product._id).map(({ variantId }) => variantId));
      const stocks = [...variantIds].flatMap((variantId) => limitedStock(ownerId, product, variantId));
      const { totalSales: total } = product.limits;
      const takenBy = ({ productId, qty }: Line) => (productId === product._id ? qty : 0);
      return total > 0 ? [...stocks, { total, takenBy }] : stocks;
    });
  }

  /** Checkouts that reserve something unpaid, also those that their seller is to be paid for by hand. What was confirmed by e-mail reserves as much as it likes. */
  private async unpaidOf(ownerId: string, { network, email }: By, now: Date): Promise<Checkout[]> {
    const begun = { state: trusted({ $in: ['open' as const, 'paying' as const] }), expiresAt: trusted({ $gt: now }) };
    const placed = { state: 'completed' as const, paymentState: 'offline' as const };
    const whose = [{ network }, { 'buyer.email': email }];
    const $or = whose.flatMap((one) => [
      { ...one, ...begun },
      { ...one, ...placed },
    ]);
    const latest = { sort: { createdAt: -1 }, limit: countLimit } as const;
    const found = await this.checkouts.findMany({ ownerId, confirmedAt: null, $or }, latest);
    const byHand = found.filter(({ state }) => state === 'completed');
    if (byHand.length === 0) return found;
    const checkoutId = trusted({ $in: byHand.map(({ _id }) => _id) });
    const pending = await this.orders.findMany({ ownerId, checkoutId, state: 'pending' });
    const waiting = new Set(pending.map((order) => order.checkoutId));
    return found.filter(({ _id, state }) => state !== 'completed' || waiting.has(_id));
  }
}

function limitedStock(ownerId: string, { _id, stock, variants }: Product, variantId: string | null): Limited[] {
  const of = variantId === null ? stock : variants.find(({ id }) => id === variantId)?.stock;
  if (!of?.track || of.allowBackorder) return [];
  const takenBy = (line: Line) =>
    placesOf(ownerId, line).some((place) => place._id === _id && place.variantId === variantId) ? line.qty : 0;
  return [{ total: of.onHand, takenBy }];
}
