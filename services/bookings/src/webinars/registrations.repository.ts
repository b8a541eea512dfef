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
import { registrations, type Registration } from './registration.schema.js';
import { paidBy, type OwnedPayment } from '../booking-records/paid-by.js';

/** States that keep a seat. */
export const seatedStates = ['pending', 'approved', 'attended', 'absent'] as const;
const pageSize = 200;

@Injectable()
export class RegistrationsRepository extends OwnedRepository<Registration> {
  constructor(@InjectStored('bookings', registrations) model: StoredModel<typeof registrations>) {
    super(model);
  }

  /** What payments were for, of any owners. */
  async ofPayments(payments: readonly OwnedPayment[]): Promise<Registration[]> {
    const acrossOwners = 'the check of the ledger compares the payments of all hosts';
    return this.model
      .find({ $or: paidBy(payments), deletedAt: null }, null, { acrossOwners })
      .lean<Registration[]>()
      .exec();
  }

  /** Of any creator: what opens it is checked by the caller. */
  async byUid(uid: string): Promise<Registration | null> {
    return this.model
      .findOne({ uid, deletedAt: null }, null, { acrossOwners: 'a person opens a registration by its uid and token' })
      .lean<Registration | null>()
      .exec();
  }

  /** The latest of an address, with any host. @param limit hosts that are wanted */
  async hostsOf(email: string, limit: number): Promise<Pick<Registration, 'userId' | 'createdAt'>[]> {
    return this.model
      .find(
        { 'person.email': email, deletedAt: null },
        { userId: 1, createdAt: 1 },
        {
          sort: { createdAt: -1 },
          limit: limit * 20,
          acrossOwners: 'a visitor asks for the links to what they have registered for anywhere',
        },
      )
      .lean<Pick<Registration, 'userId' | 'createdAt'>[]>()
      .exec();
  }

  /** What one request has made. */
  async byKey(ownerId: string, key: string): Promise<Registration | null> {
    return this.findOne({ ownerId, idempotencyKey: indexedString(key) });
  }

  /** The active registration of an address for a webinar and session. */
  async byActiveKey(ownerId: string, key: string): Promise<Registration | null> {
    return this.findOne({ ownerId, activeKey: indexedString(key) });
  }

  /** What was not paid in time. */
  async overdue(now: Date, page: DuePage): Promise<Registration[]> {
    return this.due('awaitedUntil', now, page);
  }

  /** What is to be compared with the webinar provider. */
  async syncDue(now: Date, page: DuePage): Promise<Registration[]> {
    return this.due('sync.nextAt', now, page);
  }

  /** Whether its address is approved by another registration for the same, as who paid twice. */
  async hasOther({ userId: ownerId, _id, webinarId, sessionKey, person }: Registration): Promise<boolean> {
    const same = { ownerId, webinarId, sessionKey, 'person.email': person.email, state: 'approved' as const };
    return (await this.findMany(same, { limit: 2 })).some((other) => other._id !== _id);
  }

  async firstWaitlisted(ownerId: string, webinarId: string, sessionKey: string | null): Promise<Registration | null> {
    const filter = { ownerId, webinarId, sessionKey, state: 'waitlisted' as const };
    const [first] = await this.findMany(filter, { sort: { createdAt: 1, _id: 1 }, limit: 1 });
    return first ?? null;
  }

  /** All registrations of a webinar in some states, read in pages. */
  async *each(
    { ownerId, webinarId }: { ownerId: string; webinarId: string },
    filter: { states: readonly Registration['state'][]; sessionKeys?: readonly string[] },
  ): AsyncGenerator<Registration> {
    const { states, sessionKeys } = filter;
    const bySession = sessionKeys ? { sessionKey: trusted({ $in: [null, ...sessionKeys] }) } : {};
    let after = '';
    for (;;) {
      const found = await this.findMany(
        {
          ...{ ownerId, webinarId, ...bySession },
          state: trusted({ $in: [...states] }),
          ...(after ? { _id: trusted({ $gt: after }) } : {}),
        },
        { sort: { _id: 1 }, limit: pageSize },
      );
      yield* found;
      const last = found.at(-1);
      if (!last || found.length < pageSize) return;
      after = last._id;
    }
  }

  private async due(field: 'awaitedUntil' | 'sync.nextAt', now: Date, { limit, except }: DuePage) {
    return this.model
      .find({ [field]: dueBy(now), ...notAmong(except), deletedAt: null }, null, {
        limit,
        sort: { [field]: 1 },
        acrossOwners: 'a recurring job does what is due for all creators',
      })
      .lean<Registration[]>()
      .exec();
  }
}
