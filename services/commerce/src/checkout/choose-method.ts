import { Injectable } from '@nestjs/common';
import { DomainError } from '@linkyard/service-kit';
import { online, PaymentMethods, type WayToPay } from '../products/payment-methods.js';
import type { Checkout } from './checkout.schema.js';
import { CheckoutsRepository } from './checkouts.repository.js';

/** How an order is paid: `free` costs nothing, `default` is paid at whichever account the seller prefers. */
export type MethodOfOrder = WayToPay | 'free' | 'default';

@Injectable()
export class ChooseMethod {
  constructor(
    private readonly checkouts: CheckoutsRepository,
    private readonly methods: PaymentMethods,
  ) {}

  /**
   * A buyer who comes back without paying finds the choice again.
   * @throws DomainError checkout.method_not_offered, payments.amount_refused, payments.no_connection
   */
  async choose(checkout: Checkout, wanted?: WayToPay): Promise<MethodOfOrder> {
    const { userId: ownerId, _id, totals } = checkout;
    if (totals.total === 0) return 'free';
    const provider = await this.offered(checkout, wanted);
    if (provider !== 'default') await this.checkouts.update({ ownerId, _id }, { $set: { provider } });
    return provider;
  }

  private async offered(
    { userId, methods, connectionIds = [], totals: { total: amount }, currency }: Checkout,
    wanted?: WayToPay,
  ): Promise<WayToPay | 'default'> {
    const allowed = methods?.length ? methods : [...online];
    if (wanted && !allowed.includes(wanted)) throw new DomainError('checkout.method_not_offered');
    if (wanted) return wanted;
    if (online.every((method) => allowed.includes(method)) && !allowed.includes('offline')) return 'default';
    const usable = await this.methods.usableFor(userId, { methods: allowed, connectionIds }, { amount, currency });
    const [first] = usable.methods;
    if (!first) throw new DomainError(usable.isAmountRefused ? 'payments.amount_refused' : 'payments.no_connection');
    return first;
  }
}
