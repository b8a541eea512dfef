import { Injectable } from '@nestjs/common';
import { InjectStored, notAmong, OwnedRepository, trusted, type DuePage, type StoredModel } from '@linkyard/mongo';
import { canBecome, DomainError } from '@linkyard/service-kit';
import { nextNumber } from '../counters/next-number.js';
import { orderCounters, orders, type Order } from './order.schema.js';
import { stateChanges, type Actor, type States } from './order-states.js';
import { orderTransitions } from './order-transitions.js';

type Change = Parameters<OwnedRepository<Order>['update']>[1];

interface StateChangeFacts {
  at: Date;
  by: Actor;
  reason?: string;
  /** What changes with the states. */
  also?: Pick<Change, '$set' | '$push' | '$addToSet'>;
}

@Injectable()
export class OrdersRepository extends OwnedRepository<Order> {
  constructor(
    @InjectStored('commerce', orders) model: StoredModel<typeof orders>,
    @InjectStored('commerce', orderCounters) private readonly counters: StoredModel<typeof orderCounters>,
  ) {
    super(model);
  }

  /**
   * Changes states, with an entry of the history for each that becomes another.
   * @param order as it was read: nothing is written when one of the states that change has become another since, or cannot become that
   * @throws DomainError core.conflict
   */
  async changeStates(
    order: Order,
    states: Partial<States>,
    { at, by, reason, also }: StateChangeFacts,
  ): Promise<Order> {
    const { userId: ownerId, _id, state, paymentState, fulfilmentState } = order;
    const to = states.state ?? state;
    if (to !== state && !canBecome(orderTransitions, state, to)) throw new DomainError('core.conflict');
    const filter = {
      ...{ ownerId, _id, state },
      ...(states.paymentState ? { paymentState } : {}),
      ...(states.fulfilmentState ? { fulfilmentState } : {}),
    };
    const stateHistory = { $each: stateChanges(order, states, at, by, reason) };
    const change = { ...also, $set: { ...also?.$set, ...states }, $push: { ...also?.$push, stateHistory } };
    const changed = await this.update(filter, change);
    if (!changed) throw new DomainError('core.conflict');
    return changed;
  }

  /** A payment that came after the one of the order; once. */
  async noteDuplicate(order: Order, duplicate: Order['duplicates'][number]): Promise<Order> {
    const { userId: ownerId, _id } = order;
    const isNew = trusted({ $ne: duplicate.paymentId });
    const noted = { ownerId, _id, 'duplicates.paymentId': isNew };
    return (await this.update(noted, { $push: { duplicates: duplicate } })) ?? order;
  }

  /** Unpaid orders of all sellers, the least recently changed first. One that is paid offline waits for its seller. */
  async unpaidPlacedBefore(before: Date, { limit, except }: DuePage): Promise<Order[]> {
    const filter = {
      state: 'pending' as const,
      isOffline: trusted({ $ne: true }),
      createdAt: trusted({ $lt: before }),
      ...notAmong(except),
    };
    return this.model
      .find(filter, null, { sort: { updatedAt: 1 }, limit, acrossOwners: 'orders of all sellers expire' })
      .lean<Order[]>()
      .exec();
  }

  /** For the buyer, whose token is checked by the caller. */
  async findByPublicId(publicId: string): Promise<Order | null> {
    return this.model
      .findOne({ publicId, deletedAt: null }, null, {
        acrossOwners: 'a buyer opens an order by its public id and token',
      })
      .lean<Order | null>()
      .exec();
  }

  /** Whom an address has bought from, or ordered from to pay offline, the latest first. */
  async sellersOf(email: string, limit: number): Promise<string[]> {
    const found = await this.model
      .find(
        { 'buyer.email': email, $or: [{ paidAt: trusted({ $ne: null }) }, { isOffline: true }], deletedAt: null },
        { userId: 1 },
        {
          sort: { createdAt: -1 },
          limit: limit * 20,
          acrossOwners: 'a buyer asks for the links to what they have bought anywhere',
        },
      )
      .lean<{ userId: string }[]>()
      .exec();
    return [...new Set(found.map(({ userId }) => userId))].slice(0, limit);
  }

  /** How many of a product a buyer has paid for and kept. */
  async bought(ownerId: string, productId: string, email: string): Promise<number> {
    const filter = {
      ownerId,
      'buyer.email': email,
      'lines.productId': productId,
      paidAt: trusted({ $ne: null }),
      state: trusted({ $ne: 'cancelled' as const }),
    };
    const lines = (await this.findMany(filter)).flatMap((order) => order.lines);
    return lines.reduce((sum, line) => sum + (line.productId === productId ? line.qty - line.refundedQty : 0), 0);
  }

  /** The next number of an owner's orders, from 1. In a transaction, so that none is left out. */
  async nextNumber(ownerId: string): Promise<number> {
    return nextNumber(this.counters, ownerId);
  }
}
