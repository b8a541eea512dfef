import { Injectable } from '@nestjs/common';
import { AccountLimits } from '@linkyard/service-kit';
import type { Product } from './product.schema.js';
import { ProductsRepository } from './products.repository.js';

/** How many products an account may have, archived ones included, and which of them it may change. */
@Injectable()
export class ProductRoom {
  constructor(
    private readonly products: ProductsRepository,
    private readonly limits: AccountLimits,
  ) {}

  /** Not within a transaction. */
  async limitOf(ownerId: string): Promise<number | null> {
    return (await this.limits.of(ownerId)).products;
  }

  /** Within the transaction that adds. @throws DomainError core.limit_reached */
  async require(ownerId: string, limit: number | null, adding = 1): Promise<void> {
    const used = () => this.products.count({ ownerId });
    await this.limits.requireRoom({ ownerId, kind: 'products', limit, used, adding });
  }

  /** @throws DomainError core.limit_reached for a product that is above a lowered limit: it can be archived, switched off and deleted */
  async requireWithin(product: Pick<Product, 'userId' | '_id' | 'createdAt'>, limit: number | null): Promise<void> {
    const isAbove = async (count: number) => (await this.products.beyondOldest(product.userId, count))(product);
    await this.limits.requireWithin({ kind: 'products', limit, isAbove });
  }

  /** Which of an owner's products are above their limit. */
  async readOnlyOf(ownerId: string): Promise<(product: Pick<Product, '_id' | 'createdAt'>) => boolean> {
    const limit = await this.limitOf(ownerId);
    return limit === null ? () => false : this.products.beyondOldest(ownerId, limit);
  }
}
