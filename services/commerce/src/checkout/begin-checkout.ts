import { Injectable } from '@nestjs/common';
import type {
  confirmCheckout,
  confirmWaitingOrders,
  createCheckout,
  Ctx,
  ReplyInput,
  RequestOf,
} from '@linkyard/contracts';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { CheckoutPayment } from './checkout-payment.js';
import { CompleteCheckout } from './complete-checkout.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutService, type Buyer } from './checkout.service.js';
import { requestIn, WaitingOrders } from './waiting-orders.js';

type CreateRequest = RequestOf<typeof createCheckout>;

/** How a buyer begins a checkout, at once or by the link of a mail. */
@Injectable()
export class BeginCheckout {
  constructor(
    private readonly checkouts: CheckoutService,
    private readonly payment: CheckoutPayment,
    private readonly completing: CompleteCheckout,
    private readonly waiting: WaitingOrders,
  ) {}

  /** @throws DomainError checkout.confirm_email, core.confirm_address once the order waits and its buyer gets a mail; what `CheckoutService.create` throws */
  async begin(request: CreateRequest, by: Ctx): Promise<Checkout> {
    try {
      return await this.make(request, by);
    } catch (error) {
      const code = error instanceof DomainError ? error.code : null;
      if (code === 'checkout.confirm_email') await this.waiting.addLarge(request, by);
      if (code === 'core.confirm_address') await this.waiting.addForReader(request, by);
      throw error;
    }
  }

  /** @throws DomainError core.not_found; checkout.out_of_stock and the like where it is not to be had any more */
  async confirm({ waiting, token }: RequestOf<typeof confirmCheckout>, { ipHash }: Ctx): Promise<Checkout> {
    const order = requireFound(await this.waiting.open(waiting, token));
    return this.make(requestIn(order), { ipHash, locale: order.locale, isConfirmed: true });
  }

  /** Makes the free orders that waited for a mailbox; what is not to be had any more is named with the reason. */
  async confirmAll(
    { mailbox }: RequestOf<typeof confirmWaitingOrders>,
    { ipHash }: Ctx,
  ): Promise<ReplyInput<typeof confirmWaitingOrders>> {
    const outcomes = await this.waiting.carryOutAll(
      { mailbox },
      async (order) => {
        const made = await this.make(requestIn(order), { ipHash, locale: order.locale, isConfirmed: true });
        const { publicId, state, totals } = made;
        // One that has got a price since is paid by its buyer.
        if (totals.total > 0) return `/checkout/${publicId}`;
        return state === 'completed' ? `/thankyou?checkout=${publicId}` : this.completing.complete({ publicId });
      },
      (order) => `/checkout/${requestIn(order).publicId}`,
    );
    return { outcomes };
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
