import { Inject, Injectable } from '@nestjs/common';
import { DuplicatePayments } from '../payments/settling/duplicate-payments.js';
import { Payments } from '../payments/payments.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';

/** The second payment of an order: what happens to it changes nothing about the order itself. */
@Injectable()
export class PaidTwice extends DuplicatePayments<Order> {
  constructor(@Inject(OrdersRepository) orders: OrdersRepository, @Inject(Payments) payments: Payments) {
    super(orders, payments);
  }
}
