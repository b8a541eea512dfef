import { Injectable } from '@nestjs/common';
import { DuplicatePayments } from '../payments/settling/duplicate-payments.js';
import { Payments } from '../payments/payments.js';
import type { Order } from '../orders/order.schema.js';
import { OrderPayments } from './order-payments.js';

/** The second payment of an order: what happens to it changes nothing about the order itself. */
@Injectable()
export class PaidTwice extends DuplicatePayments<Order, OrderPayments['states'][number]> {
  constructor(records: OrderPayments, payments: Payments) {
    super(records, payments);
  }
}
