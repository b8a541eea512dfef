import { Inject, Injectable } from '@nestjs/common';
import type { createCheckout, Ctx, RequestOf } from '@linkyard/contracts';
import { isDuplicateKey, ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { newPublicId } from '../products/product-fields.js';
import { ProductsRepository } from '../products/products.repository.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutsRepository } from './checkouts.repository.js';
import { hashOf, Quotes } from './quote.js';

/** How long stock is held for a buyer. @source models.md 6 "expiresAt" */
const holdMs = 30 * 60_000;

@Injectable()
export class CheckoutService {
  constructor(
    @Inject(CheckoutsRepository) private readonly checkouts: CheckoutsRepository,
    @Inject(ProductsRepository) private readonly products: ProductsRepository,
    @Inject(Quotes) private readonly quotes: Quotes,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found */
  async get(publicId: string): Promise<Checkout> {
    const checkout = await this.checkouts.findByPublicId(publicId);
    if (!checkout) throw new DomainError('core.not_found');
    return checkout;
  }

  /** @throws DomainError core.not_found, checkout.out_of_stock, checkout.not_on_sale, checkout.key_reused, core.invalid_input */
  async create(
    { idempotencyKey, ...wanted }: RequestOf<typeof createCheckout>,
    { locale }: Ctx,
    now = new Date(),
  ): Promise<Checkout> {
    const opened = await this.products.findPublished(wanted.publicId);
    if (!opened) throw new DomainError('core.not_found');
    const requestHash = hashOf(wanted);
    const same = { ownerId: opened.userId, idempotencyKey };
    const earlier = await this.checkouts.findOne(same);
    if (earlier) return ifSame(earlier, requestHash);
    const { ownerId, ...quote } = await this.quotes.of(wanted, now);
    const fields = {
      ...quote,
      publicId: newPublicId(),
      idempotencyKey,
      requestHash,
      buyer: wanted.buyer,
      state: 'open' as const,
      paymentId: null,
      orderId: null,
      locale,
      expiresAt: new Date(now.getTime() + holdMs),
    };
    try {
      return await this.database.transaction(async () => {
        for (const { productId, variantId, qty } of quote.lines)
          if (!(await this.products.reserve({ ownerId, _id: productId, variantId }, qty)))
            throw new DomainError('checkout.out_of_stock');
        return this.checkouts.insert(ownerId, fields);
      });
    } catch (error) {
      // The same request came twice at once: the transaction of this one is undone, with what it reserved.
      const winner = isDuplicateKey(error) ? await this.checkouts.findOne(same) : null;
      if (!winner) throw error;
      return ifSame(winner, requestHash);
    }
  }

  /** Gives back the stock of checkouts that nobody paid in time. @returns how many */
  async expire(now = new Date()): Promise<number> {
    const overdue = await this.checkouts.overdue(now, 200);
    let expired = 0;
    for (const checkout of overdue) if (await this.expireOne(checkout)) expired += 1;
    return expired;
  }

  private async expireOne({ _id, userId, rev, lines }: Checkout): Promise<boolean> {
    return this.database.transaction(async () => {
      const changed = await this.checkouts.update({ ownerId: userId, _id }, { $set: { state: 'expired' } }, { rev });
      if (!changed) return false;
      for (const { productId, variantId, qty } of lines)
        await this.products.release({ ownerId: userId, _id: productId, variantId }, qty);
      return true;
    });
  }
}

function ifSame(checkout: Checkout, requestHash: string): Checkout {
  if (checkout.requestHash !== requestHash) throw new DomainError('checkout.key_reused');
  return checkout;
}
