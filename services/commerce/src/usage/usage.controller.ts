import { Controller } from '@nestjs/common';
import { commerceUsageOfOwners, type RequestOf } from '@linkyard/contracts';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { Handles } from '@linkyard/service-kit';
import { orders as orderRecords } from '../orders/order.schema.js';
import { products as productRecords } from '../products/product.schema.js';

const acrossOwners = 'a reseller sees how much each of its people has';

@Controller()
export class UsageController {
  constructor(
    @InjectStored('commerce', productRecords) private readonly products: StoredModel<typeof productRecords>,
    @InjectStored('commerce', orderRecords) private readonly orders: StoredModel<typeof orderRecords>,
  ) {}

  @Handles(commerceUsageOfOwners)
  async ofOwners({ ownerIds }: RequestOf<typeof commerceUsageOfOwners>) {
    const [products, orders] = await Promise.all([counted(this.products, ownerIds), counted(this.orders, ownerIds)]);
    const owners = ownerIds.map((ownerId) => ({
      ...{ ownerId, products: products.get(ownerId) ?? 0, orders: orders.get(ownerId) ?? 0 },
    }));
    return { owners };
  }
}

type Model = StoredModel<typeof productRecords> | StoredModel<typeof orderRecords>;

async function counted(model: Model, ownerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await model
    .aggregate<{ _id: string; count: number }>([
      { $match: { userId: { $in: [...ownerIds] }, deletedAt: null } },
      { $group: { _id: '$userId', count: { $sum: 1 } } },
    ])
    .option({ acrossOwners, maxTimeMS: 2_000 })
    .exec();
  return new Map(rows.map(({ _id, count }) => [_id, count]));
}
