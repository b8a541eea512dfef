import { Injectable } from '@nestjs/common';
import { productsCounted, type EventData } from '@linkyard/contracts';
import { OnEvent, Outbox, type EventMeta } from '@linkyard/service-kit';
import { ProductsRepository } from './products.repository.js';

type Counted = EventData<typeof productsCounted>;

/** Counted behind an event: in the transaction of a sale the buyers of one product would conflict once more. @source ADR 0031 */
@Injectable()
export class ProductStats {
  constructor(
    private readonly products: ProductsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** Within a transaction. */
  async add(ownerId: string, counts: Counted['counts']): Promise<void> {
    await this.outbox.add(productsCounted, { ownerId, counts });
  }

  @OnEvent(productsCounted, { id: 'count-products', oneAtATime: true })
  async onCounted({ ownerId, counts }: Counted, _meta: EventMeta): Promise<void> {
    for (const { productId: _id, ...count } of counts) await this.products.addStats({ ownerId, _id }, count);
  }
}
