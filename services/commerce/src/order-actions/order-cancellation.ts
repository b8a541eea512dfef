import { Injectable } from '@nestjs/common';
import type { cancelOrder, RequestOf } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { CheckoutService } from '../checkout/checkout.service.js';
import { GrantsRepository } from '../downloads/grants.repository.js';
import { OrderMailOutbox } from '../mails/order-mail-outbox.js';
import { bySeller, isAwaitingPayment } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrdersService } from '../orders/orders.service.js';
import { Restock } from './restock.js';

const cancellable: readonly Order['state'][] = ['paid', 'partiallyFulfilled', 'fulfilled', 'completed'];

/** Orders that their sellers cancel without a refund: the money has not arrived, or stays with the seller. @source models 6 */
@Injectable()
export class OrderCancellation {
  constructor(
    private readonly service: OrdersService,
    private readonly orders: OrdersRepository,
    private readonly checkouts: CheckoutService,
    private readonly grants: GrantsRepository,
    private readonly stock: Restock,
    private readonly mails: OrderMailOutbox,
    private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found, orders.not_awaiting_payment, orders.refund_undecided */
  async cancel(ownerId: string, request: RequestOf<typeof cancelOrder>, now = new Date()): Promise<Order> {
    const { _id, reason, withoutRefund } = request;
    return this.database.transaction(async () => {
      const order = await this.service.get(ownerId, _id);
      if (order.state === 'cancelled') return order;
      if (isAwaitingPayment(order)) return this.unpaid(order, reason, now);
      if (!cancellable.includes(order.state)) throw new DomainError('orders.not_awaiting_payment');
      if (!withoutRefund) throw new DomainError('orders.refund_undecided');
      return this.paid(order, reason, now);
    });
  }

  private async unpaid(order: Order, reason: string, at: Date): Promise<Order> {
    const { userId: ownerId } = order;
    await this.checkouts.giveBack(ownerId, order.checkoutId);
    await this.mails.add(order, { kind: 'cancelled', reason });
    const states = { state: 'cancelled', paymentState: 'cancelled' } as const;
    return this.orders.changeStates(order, states, { at, by: bySeller(ownerId), reason });
  }

  private async paid(order: Order, reason: string, at: Date): Promise<Order> {
    const { userId: ownerId } = order;
    const unsent = order.lines
      .map(({ id: lineId, qty, fulfilledQty, refundedQty }) => ({
        lineId,
        qty: qty - Math.max(fulfilledQty, refundedQty),
      }))
      .filter(({ qty }) => qty > 0);
    await this.stock.putBack(order, unsent);
    await this.grants.revoke(ownerId, order._id);
    await this.mails.add(order, { kind: 'cancelled', reason });
    const isOpen = order.fulfilmentState === 'granted';
    const states = { state: 'cancelled' as const, ...(isOpen ? { fulfilmentState: 'revoked' as const } : {}) };
    return this.orders.changeStates(order, states, { at, by: bySeller(ownerId), reason });
  }
}
