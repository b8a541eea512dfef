import { Injectable } from '@nestjs/common';
import { defineEvent, objectId } from '@linkyard/contracts';
import { Outbox } from '@linkyard/service-kit';
import { z } from 'zod';
import type { Order } from '../orders/order.schema.js';

const orderMail = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('receipt') }),
  z.strictObject({ kind: z.literal('cancelled'), reason: z.string() }),
  /** `key` is that of the request, the fulfilment or the refund that it is about. */
  z.strictObject({ kind: z.enum(['access', 'shipped', 'refunded']), key: z.string() }),
]);
export type OrderMail = z.infer<typeof orderMail>;

/** A buyer is to be informed about an order. Commerce consumes it itself. */
export const orderMailDue = defineEvent({
  name: 'commerce.order.mail-due',
  data: z.strictObject({ ownerId: objectId, orderId: objectId, mail: orderMail }),
});

/** Mails that follow from a change of an order: they are sent if and only if it is committed. */
@Injectable()
export class OrderMailOutbox {
  constructor(private readonly outbox: Outbox) {}

  /** Within the transaction of the change. */
  async add({ userId: ownerId, _id: orderId, tenantId }: Order, mail: OrderMail): Promise<void> {
    await this.outbox.add(orderMailDue, { ownerId, orderId, mail }, { tenantId });
  }
}
