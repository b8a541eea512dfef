import { Controller } from '@nestjs/common';
import { ownSaleRecords, type RequestOf } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { Capability, Handles } from '@linkyard/service-kit';
import { DonationsModule } from '../donations/donations.module.js';
import { DonationGoalsService } from '../donations/donation-goals.service.js';
import { Payments } from '../payments/payments.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { ProductsModule } from '../products/products.module.js';
import { ProductsRepository } from '../products/products.repository.js';

@Controller()
class ReferencesController {
  constructor(
    private readonly products: ProductsRepository,
    private readonly goals: DonationGoalsService,
    private readonly payments: Payments,
  ) {}

  @Handles(ownSaleRecords)
  async own({ ownerId, products, goals, connections }: RequestOf<typeof ownSaleRecords>) {
    const [ownProducts, ownGoals, accounts] = await Promise.all([
      products.length > 0 ? this.products.findMany({ ownerId, _id: trusted({ $in: products }) }) : [],
      goals.length > 0 ? this.goals.list(ownerId) : [],
      connections.length > 0 ? this.payments.methodsOf(ownerId) : [],
    ]);
    const own = new Set([
      ...ownProducts.map(({ _id }) => _id),
      ...ownGoals.map(({ goal }) => goal._id),
      ...accounts.map(({ connectionId }) => connectionId),
    ]);
    return { ids: [...products, ...goals, ...connections].filter((id) => own.has(id)) };
  }
}

/** For other services: which of the records that they store are a creator's own. */
@Capability({
  service: 'commerce',
  imports: [ProductsModule, DonationsModule, PaymentsModule],
  controllers: [ReferencesController],
})
export class ReferencesModule {}
