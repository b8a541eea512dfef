import { Injectable } from '@nestjs/common';
import {
  dueBy,
  indexedString,
  InjectStored,
  notAmong,
  OwnedRepository,
  trusted,
  type DuePage,
  type StoredModel,
} from '@linkyard/mongo';
import { bookings, type Booking } from './booking.schema.js';
import { paidBy, type OwnedPayment } from './paid-by.js';

/** States in which a booking still comes to something. */
export const liveStates = ['awaitingPayment', 'awaitingApproval', 'confirmed', 'completed', 'noShow'] as const;

@Injectable()
export class BookingsRepository extends OwnedRepository<Booking> {
  constructor(@InjectStored('bookings', bookings) model: StoredModel<typeof bookings>) {
    super(model);
  }

  /** What payments were for, of any owners. */
  async ofPayments(payments: readonly OwnedPayment[]): Promise<Booking[]> {
    const acrossOwners = 'the check of the ledger compares the payments of all hosts';
    return this.model
      .find({ $or: paidBy(payments), deletedAt: null }, null, { acrossOwners })
      .lean<Booking[]>()
      .exec();
  }

  /** Of any host: what opens it is checked by the caller. */
  async byUid(uid: string): Promise<Booking | null> {
    return this.model
      .findOne({ uid, deletedAt: null }, null, { acrossOwners: 'an attendee opens a booking by its uid and token' })
      .lean<Booking | null>()
      .exec();
  }

  /** The latest of an address, with any host. @param limit hosts that are wanted */
  async hostsOf(email: string, limit: number): Promise<Pick<Booking, 'userId' | 'createdAt'>[]> {
    return this.model
      .find(
        { 'attendee.email': email, deletedAt: null },
        { userId: 1, createdAt: 1 },
        {
          sort: { createdAt: -1 },
          limit: limit * 20,
          acrossOwners: 'a visitor asks for the links to what they have booked anywhere',
        },
      )
      .lean<Pick<Booking, 'userId' | 'createdAt'>[]>()
      .exec();
  }

  /** What one request has made. */
  async byKey(ownerId: string, key: string): Promise<Booking | null> {
    return this.findOne({ ownerId, idempotencyKey: indexedString(key) });
  }

  /** Confirmed bookings of others at the same meeting. */
  async besides({ userId: ownerId, appointmentId, startAt, endAt, uid }: Booking): Promise<Booking[]> {
    const others = { appointmentId, startAt, endAt, uid: trusted({ $ne: uid }) };
    return this.findMany({ ownerId, state: 'confirmed', ...others }, { sort: { createdAt: 1 }, limit: 500 });
  }

  /** Every date of its series, the earliest first; what was moved stands at its new time. Empty for a single booking. */
  async seriesOf({ userId: ownerId, recurringId }: Booking): Promise<Booking[]> {
    if (recurringId === null) return [];
    const state = trusted({ $ne: 'rescheduled' as const });
    return this.findMany({ ownerId, recurringId: indexedString(recurringId), state }, { sort: { startAt: 1 } });
  }

  /** The dates that were booked at once and came to a state, the earliest first, whatever has become of them since. */
  async reachedTogether({ userId: ownerId, recurringId }: Booking, state: Booking['state']): Promise<Booking[]> {
    if (recurringId === null) return [];
    const filter = { ownerId, recurringId: indexedString(recurringId), rescheduledFrom: null };
    const dates = await this.findMany(filter, { sort: { startAt: 1 } });
    return dates.filter(({ stateHistory }) => stateHistory.some(({ to }) => to === state));
  }

  /** Bookings that were not paid or approved in time. */
  async overdue(now: Date, page: DuePage): Promise<Booking[]> {
    return this.due({ awaitedUntil: dueBy(now) }, page);
  }

  /** Confirmed ones that are over. */
  async over(now: Date, page: DuePage): Promise<Booking[]> {
    return this.due({ state: 'confirmed', endAt: trusted({ $lte: now }) }, page);
  }

  /** To come, and derived from other zone data than this. */
  async ofOtherZoneRules(zoneRules: string, now: Date, page: DuePage): Promise<Booking[]> {
    const state = trusted({ $in: ['confirmed', 'awaitingApproval'] as const });
    return this.due({ state, endAt: trusted({ $gt: now }), zoneRules: trusted({ $nin: [zoneRules, ''] }) }, page);
  }

  /** Those that hold an amount on a card no longer than until then. */
  async heldUntil(moment: Date, page: DuePage): Promise<Booking[]> {
    return this.due({ holdUntil: dueBy(moment) }, page);
  }

  async toRemind(now: Date, page: DuePage): Promise<Booking[]> {
    return this.due({ remindAt: dueBy(now) }, page);
  }

  private async due(filter: object, { limit, except }: DuePage): Promise<Booking[]> {
    return this.model
      .find({ ...filter, ...notAmong(except), deletedAt: null }, null, {
        limit,
        sort: { startAt: 1 },
        acrossOwners: 'a recurring job does what is due for all hosts',
      })
      .lean<Booking[]>()
      .exec();
  }
}
