import { Inject, Injectable } from '@nestjs/common';
import type { confirmCheckout, createCheckout, Ctx, RequestOf } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { CheckoutPayment } from './checkout-payment.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutService, type Buyer } from './checkout.service.js';
import { WaitingOrders } from './waiting-orders.js';

type CreateRequest = RequestOf<typeof createCheckout>;

/** How a buyer begins a checkout, at once or by the link of a mail. */
@Injectable()
export class BeginCheckout {
  constructor(
    @Inject(CheckoutService) private readonly checkouts: CheckoutService,
    @Inject(CheckoutPayment) private readonly payment: CheckoutPayment,
    @Inject(WaitingOrders) private readonly waiting: WaitingOrders,
  ) {}

  /** @throws DomainError checkout.confirm_email once the order waits and its buyer gets a mail; what `CheckoutService.create` throws */
  async begin(request: CreateRequest, by: Ctx): Promise<Checkout> {
    try {
      return await this.make(request, by);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'checkout.confirm_email') await this.waiting.add(request, by);
      throw error;
    }
  }

  /** @throws DomainError core.not_found; checkout.out_of_stock and the like where it is not to be had any more */
  async confirm({ waiting, token }: RequestOf<typeof confirmCheckout>, { ipHash }: Ctx): Promise<Checkout> {
    const order = await this.waiting.open(waiting, token);
    if (!order) throw new DomainError('core.not_found');
    return this.make(order.request, { ipHash, locale: order.locale, isConfirmed: true });
  }

  /** @throws DomainError core.not_found */
  async get(publicId: string): Promise<Checkout> {
    return this.checkouts.get(publicId);
  }

  private async make(request: CreateRequest, by: Buyer): Promise<Checkout> {
    const existing = await this.checkouts.existing(request);
    if (existing) return existing;
    if (request.replaces !== undefined) await this.payment.abandon(request.replaces);
    return this.checkouts.create(request, by);
  }
}
