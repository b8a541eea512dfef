import { Injectable } from '@nestjs/common';
import { DueRows, RecurringJob } from '@linkyard/service-kit';
import { CheckoutService } from './checkout.service.js';
import { CheckoutsRepository } from './checkouts.repository.js';
import { ExpireOrders } from './expire-orders.js';

/** Gives back the stock that was not paid for in time, and ends its orders. */
@Injectable()
export class CheckoutExpiry extends RecurringJob {
  readonly id = 'checkout-expiry';
  readonly everyMs = 60_000;

  constructor(
    private readonly records: CheckoutsRepository,
    private readonly checkouts: CheckoutService,
    private readonly orders: ExpireOrders,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now },
      find: (page) => this.records.overdue(now, page),
      process: (checkout) => this.checkouts.expireOne(checkout),
    });
    await this.orders.run(signal, now);
  }
}
