import { Controller } from '@nestjs/common';
import { getSales, listOf, paymentHistory, purchaseHistory, type RequestOf, type UserCtx } from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { presentOrder } from '../orders/order.presenter.js';
import { OrdersService } from '../orders/orders.service.js';
import { PaymentHistory } from './payment-history.js';
import { SalesService } from './sales.service.js';

@Controller()
export class SalesController {
  constructor(
    private readonly sales: SalesService,
    private readonly history: PaymentHistory,
    private readonly orders: OrdersService,
  ) {}

  @Handles(getSales)
  get(request: RequestOf<typeof getSales>, ctx: UserCtx) {
    return this.sales.get(ctx, request);
  }

  @Handles(paymentHistory)
  payments(request: RequestOf<typeof paymentHistory>, { userId }: UserCtx) {
    return this.history.list(userId, request);
  }

  @Handles(purchaseHistory)
  async purchases(request: RequestOf<typeof purchaseHistory>, { userId }: UserCtx) {
    const { found, total, ...about } = await this.orders.list(userId, request);
    return { ...listOf(found.map(presentOrder), total, request), ...about };
  }
}
