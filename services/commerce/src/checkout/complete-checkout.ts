import { Injectable } from '@nestjs/common';
import type { payCheckout, RequestOf } from '@linkyard/contracts';
import { DomainError, requireActiveOwner } from '@linkyard/service-kit';
import { CheckoutPayment } from './checkout-payment.js';
import type { Checkout } from './checkout.schema.js';
import { ChooseMethod } from './choose-method.js';
import { PlaceOrder } from './place-order.js';

/** A buyer completes a checkout: its order is placed, and paid for where it costs something. */
@Injectable()
export class CompleteCheckout {
  constructor(
    private readonly payment: CheckoutPayment,
    private readonly methods: ChooseMethod,
    private readonly orders: PlaceOrder,
  ) {}

  /**
   * @returns the path or address that the buyer goes on to
   * @throws DomainError core.not_found, checkout.expired, checkout.completed, checkout.method_not_offered, checkout.buyer_limit_reached, commerce.coupon_not_usable, payments.*
   */
  async complete({ publicId, provider: wanted }: RequestOf<typeof payCheckout>, now = new Date()): Promise<string> {
    // The buyer may have paid and closed the tab: the page of that payment takes nothing more.
    const checkout = await this.payment.settle(publicId);

    requirePayable(checkout, now);
    // Nothing more is paid to an inactive seller, whatever was begun.
    requireActiveOwner(checkout.userId);

    const method = await this.methods.choose(checkout, wanted);
    if (method === 'offline' && checkout.paymentId !== null) await this.payment.abandon(publicId);

    const order = await this.orders.place(checkout, method, now);

    if (method === 'free' || method === 'offline') return `/thankyou?checkout=${publicId}`;
    return this.payment.begin(checkout, order, method);
  }
}

function requirePayable({ state, paymentState, expiresAt }: Checkout, now: Date): void {
  if (state === 'completed') throw new DomainError('checkout.completed');
  if (paymentState === 'processing') throw new DomainError('payments.in_progress');
  if (state === 'expired' || expiresAt <= now) throw new DomainError('checkout.expired');
}
