import { Inject, Injectable } from '@nestjs/common';
import { RecurringJob } from '@linkyard/service-kit';
import { CheckoutService } from './checkout.service.js';

/** Gives back the stock that nobody paid for in time. */
@Injectable()
export class CheckoutExpiry extends RecurringJob {
  readonly id = 'checkout-expiry';
  readonly everyMs = 60_000;

  constructor(@Inject(CheckoutService) private readonly checkouts: CheckoutService) {
    super();
  }

  run() {
    return this.checkouts.expire();
  }
}
