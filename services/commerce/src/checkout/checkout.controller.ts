import { Controller, Inject } from '@nestjs/common';
import {
  createCheckout,
  getCheckout,
  payCheckout,
  settleCheckout,
  type Ctx,
  type RequestOf,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { CheckoutPayment } from './checkout-payment.js';
import { presentCheckout } from './checkout.presenter.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutService } from './checkout.service.js';

@Controller()
export class CheckoutController {
  constructor(
    @Inject(CheckoutService) private readonly checkouts: CheckoutService,
    @Inject(CheckoutPayment) private readonly payment: CheckoutPayment,
  ) {}

  @Handles(createCheckout)
  async create(request: RequestOf<typeof createCheckout>, ctx: Ctx) {
    return this.present(await this.checkouts.create(request, ctx));
  }

  @Handles(getCheckout)
  async get({ publicId }: RequestOf<typeof getCheckout>) {
    return this.present(await this.checkouts.get(publicId));
  }

  @Handles(payCheckout)
  async pay(request: RequestOf<typeof payCheckout>) {
    return { redirectUrl: await this.payment.pay(request) };
  }

  @Handles(settleCheckout)
  async settle({ publicId }: RequestOf<typeof settleCheckout>) {
    return this.present(await this.payment.settle(publicId));
  }

  private async present(checkout: Checkout) {
    return { checkout: presentCheckout(checkout, await this.payment.orderOf(checkout)) };
  }
}
