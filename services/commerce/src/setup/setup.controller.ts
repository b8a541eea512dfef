import { Controller } from '@nestjs/common';
import { getSetupCounts, type RequestOf } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { Payments } from '../payments/payments.js';
import { ProductsRepository } from '../products/products.repository.js';

@Controller()
export class SetupController {
  constructor(
    private readonly products: ProductsRepository,
    private readonly payments: Payments,
  ) {}

  @Handles(getSetupCounts)
  async counts({ userId: ownerId }: RequestOf<typeof getSetupCounts>) {
    const [productCount, methods] = await Promise.all([
      this.products.count({ ownerId }),
      this.payments.methodsOf(ownerId),
    ]);
    return { productCount, paymentCount: methods.length };
  }
}
