import { Injectable } from '@nestjs/common';
import type { fulfilOrder, RequestOf } from '@linkyard/contracts';
import { newId, ServiceDatabase } from '@linkyard/mongo';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { OrderMailOutbox } from '../mails/order-mail-outbox.js';
import { bySeller, stateAfterFulfilment } from '../orders/order-states.js';
import type { Order } from '../orders/order.schema.js';
import { OrdersRepository } from '../orders/orders.repository.js';

type Request = RequestOf<typeof fulfilOrder>;
type Fulfilment = Order['fulfilments'][number];
const fulfillable: readonly Order['state'][] = ['paid', 'partiallyFulfilled'];

/** What sellers send or hand over. */
@Injectable()
export class OrderFulfilment {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly mails: OrderMailOutbox,
    private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found, orders.not_paid, orders.nothing_to_fulfil */
  async fulfil(ownerId: string, request: Request, now = new Date()): Promise<Order> {
    return this.database.transaction(async () => {
      const order = requireFound(await this.orders.findOne({ ownerId, _id: request._id }));
      if (order.fulfilments.some(({ key }) => key === request.idempotencyKey)) return order;
      if (order.paidAt === null) throw new DomainError('orders.not_paid');
      if (!fulfillable.includes(order.state)) throw new DomainError('orders.nothing_to_fulfil');
      const fulfilment = fulfilmentFor(order, request, now);
      const qtyOf = (id: string) => fulfilment.lines.find(({ lineId }) => lineId === id)?.qty ?? 0;
      const lines = order.lines.map((line) => ({ ...line, fulfilledQty: line.fulfilledQty + qtyOf(line.id) }));
      const fulfilmentState = fulfilment.method === 'shipping' ? ('shipped' as const) : ('delivered' as const);
      const states = { state: stateAfterFulfilment(lines), fulfilmentState };
      const also = { $set: { lines }, $push: { fulfilments: fulfilment } };
      const saved = await this.orders.changeStates(order, states, { at: now, by: bySeller(ownerId), also });
      if (request.notify) await this.mails.add(order, { kind: 'shipped', key: fulfilment.key });
      return saved;
    });
  }

  /** What was sent has arrived. @throws DomainError core.not_found, orders.nothing_to_deliver */
  async deliver(ownerId: string, _id: string, now = new Date()): Promise<Order> {
    return this.database.transaction(async () => {
      const order = requireFound(await this.orders.findOne({ ownerId, _id }));
      if (order.state === 'completed') return order;
      if (!order.fulfilments.some(isUnderWay)) throw new DomainError('orders.nothing_to_deliver');
      const fulfilments = order.fulfilments.map((one) =>
        isUnderWay(one) ? { ...one, state: 'delivered' as const, deliveredAt: now } : one,
      );
      const states = {
        ...(order.state === 'fulfilled' ? { state: 'completed' as const } : {}),
        fulfilmentState: 'delivered' as const,
      };
      return this.orders.changeStates(order, states, {
        at: now,
        by: bySeller(ownerId),
        also: { $set: { fulfilments } },
      });
    });
  }
}

const isUnderWay = ({ state }: Fulfilment): boolean => state === 'shipped';

function fulfilmentFor({ lines }: Order, request: Request, at: Date): Fulfilment {
  const open = lines.filter(({ delivery, fulfilledQty, qty }) => delivery !== 'digital' && fulfilledQty < qty);
  const leftOf = (id: string) => {
    const line = open.find((one) => one.id === id);
    return line ? line.qty - line.fulfilledQty : 0;
  };
  const chosen = request.lines ?? open.map(({ id }) => ({ lineId: id, qty: leftOf(id) }));
  const isTwice = new Set(chosen.map(({ lineId }) => lineId)).size !== chosen.length;
  if (chosen.length === 0 || isTwice || chosen.some(({ lineId, qty }) => qty > leftOf(lineId)))
    throw new DomainError('orders.nothing_to_fulfil');
  const isShipped = open.some(({ id, delivery }) => delivery === 'shipping' && chosen.some((one) => one.lineId === id));
  const { carrier, trackingCode, trackingUrl, idempotencyKey: key } = request;
  const method = isShipped ? ('shipping' as const) : ('manual' as const);
  const state = isShipped ? ('shipped' as const) : ('delivered' as const);
  const times = { shippedAt: at, deliveredAt: isShipped ? null : at };
  return { id: newId(), key, lines: chosen, method, carrier, trackingCode, trackingUrl, state, ...times };
}
