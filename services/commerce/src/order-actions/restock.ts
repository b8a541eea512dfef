import { Injectable } from '@nestjs/common';
import { productsChanged } from '@linkyard/contracts';
import { Outbox } from '@linkyard/service-kit';
import { placesOf } from '../products/bundle.js';
import { ProductsRepository } from '../products/products.repository.js';
import type { Order } from '../orders/order.schema.js';

export type ReturnedItems = Order['refunds'][number]['restock'];

/** Puts items of orders back on sale, and publishes that to pages. */
@Injectable()
export class Restock {
  constructor(
    private readonly products: ProductsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Within a transaction. */
  async putBack({ userId: ownerId, tenantId, lines }: Order, items: ReturnedItems): Promise<void> {
    const qtyOf = (id: string) => items.find(({ lineId }) => lineId === id)?.qty ?? 0;
    for (const line of lines.filter(({ id }) => qtyOf(id) > 0)) {
      for (const place of placesOf(ownerId, line)) await this.products.restock(place, qtyOf(line.id));
      await this.products.releaseSales({ ownerId, _id: line.productId }, qtyOf(line.id));
    }
    if (items.length > 0) await this.outbox.add(productsChanged, { ownerId }, { tenantId });
  }
}
