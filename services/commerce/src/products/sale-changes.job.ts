import { Injectable } from '@nestjs/common';
import { productsChanged } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DueRows, Outbox, RecurringJob } from '@linkyard/service-kit';
import { saleChangeAfter } from './product-fields.js';
import type { Product } from './product.schema.js';
import { ProductsRepository } from './products.repository.js';

/** Publishes when a sale begins or ends, so that pages show it without a change by the seller. */
@Injectable()
export class SaleChangesJob extends RecurringJob {
  readonly id = 'sale-changes';
  readonly everyMs = 30_000;

  constructor(
    private readonly products: ProductsRepository,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now, limit: 500 },
      find: (page) => this.products.withSaleChange(now, page),
      process: (product) => this.publish(product, now),
    });
  }

  private async publish(product: Product, now: Date): Promise<void> {
    const { userId: ownerId, tenantId, _id, state, status, deletedAt } = product;
    const isShown = state === 'published' && status === 1 && !deletedAt;
    await this.database.transaction(async () => {
      await this.products.setSaleChange(ownerId, _id, saleChangeAfter(now, product));
      if (isShown) await this.outbox.add(productsChanged, { ownerId }, { tenantId });
    });
  }
}
