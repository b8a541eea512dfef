import { Inject, Injectable } from '@nestjs/common';
import { productsChanged } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { Outbox, RecurringJob } from '@linkyard/service-kit';
import { saleChangeAfter } from './product-fields.js';
import { ProductsRepository } from './products.repository.js';

const perRun = 500;

/** Publishes when a sale begins or ends, so that pages show it without a change by the seller. */
@Injectable()
export class SaleChangesJob extends RecurringJob {
  readonly id = 'sale-changes';
  readonly everyMs = 30_000;

  constructor(
    @Inject(ProductsRepository) private readonly products: ProductsRepository,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    const changed = await this.products.withSaleChange(now, perRun);
    for (const ownerId of new Set(changed.map(({ userId }) => userId))) {
      if (signal.aborted) return;
      const own = changed.filter(({ userId }) => userId === ownerId);
      await this.database.transaction(async () => {
        for (const product of own)
          await this.products.setSaleChange(ownerId, product._id, saleChangeAfter(now, product));
        const shown = own.find(({ state, status, deletedAt }) => state === 'published' && status === 1 && !deletedAt);
        if (shown) await this.outbox.add(productsChanged, { ownerId }, { tenantId: shown.tenantId });
      });
    }
  }
}
