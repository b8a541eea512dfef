import { Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { noAttribution } from '../payments/attribution.fields.js';
import { Payments } from '../payments/payments.js';
import { bySeller, isAwaitingPayment } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrderPlacement } from '../checkout/order-placement.js';
import { OrdersService } from '../orders/orders.service.js';
import { partsOf } from '../orders/parts-of.js';

/** Orders that are paid outside of a provider: their seller says that the money has arrived. */
@Injectable()
export class OfflineOrders {
  constructor(
    private readonly service: OrdersService,
    private readonly placement: OrderPlacement,
    private readonly payments: Payments,
    private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found, orders.not_awaiting_payment */
  async markPaid(ownerId: string, _id: string, now = new Date()): Promise<Order> {
    return this.database.transaction(async () => {
      const order = await this.service.get(ownerId, _id);
      if (order.isOffline && order.paidAt !== null) return order;
      if (!isAwaitingPayment(order)) throw new DomainError('orders.not_awaiting_payment');
      const { currency, totals, attribution, mode } = order;
      const paid = { ownerId, amount: totals.total, currency };
      const { paymentId } = await this.payments.receive({
        ...paid,
        mode,
        parts: partsOf(order),
        subject: { service: 'commerce', kind: 'order', id: _id },
        attribution: { ...noAttribution, ...attribution },
        idempotencyKey: `order:${_id}:offline`,
      });
      return this.placement.markPaid({ ...paid, orderId: _id, paymentId, by: bySeller(ownerId) }, now);
    });
  }
}
