import { Inject, Injectable } from '@nestjs/common';
import { RecurringJob } from '@linkyard/service-kit';
import { CheckoutService } from './checkout.service.js';
import { ExpireOrders } from './expire-orders.js';

/** Gives back the stock that was not paid for in time, and ends its orders. */
@Injectable()
export class CheckoutExpiry extends RecurringJob {
  readonly id = 'checkout-expiry';
  readonly everyMs = 60_000;

  constructor(
    @Inject(CheckoutService) private readonly checkouts: CheckoutService,
    @Inject(ExpireOrders) private readonly orders: ExpireOrders,
  ) {
    super();
  }

  async run(_signal: AbortSignal, now = new Date()) {
    await this.checkouts.expire(now);
    await this.orders.run(now);
  }
}
