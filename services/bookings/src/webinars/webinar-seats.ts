import { Injectable } from '@nestjs/common';
import { webinarsChanged } from '@linkyard/contracts';
import { InjectStored, OwnedRepository, trusted, type StoredModel } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import { webinarSeats, type WebinarSeat } from './webinar-seat.schema.js';
import type { Webinar } from './webinar.schema.js';

/** Where a registration is counted: its session of a series, else the webinar as a whole. */
export const seatKeyOf = ({ type }: Pick<Webinar, 'type'>, sessionKey: string | null): string =>
  type === 'series' && sessionKey !== null ? sessionKey : 'all';

const seatKeysOf = ({ type, sessions }: Webinar): string[] =>
  type === 'series' ? sessions.map(({ sessionKey }) => sessionKey) : ['all'];

/** The seats of webinars. Taking and releasing run inside the caller's transaction. */
@Injectable()
export class WebinarSeats extends OwnedRepository<WebinarSeat> {
  constructor(
    @InjectStored('bookings', webinarSeats) model: StoredModel<typeof webinarSeats>,
    private readonly outbox: Outbox,
  ) {
    super(model);
  }

  /** Adds the counters that are missing, so that taking a seat is a single conditional update. */
  async prepare(webinar: Webinar): Promise<void> {
    const { userId, _id: webinarId } = webinar;
    const present = new Set((await this.of(webinar)).keys());
    const missing = seatKeysOf(webinar).filter((seatKey) => !present.has(seatKey));
    for (const seatKey of missing)
      await this.insert(userId, { tenantId: webinar.tenantId, webinarId, seatKey, taken: 0 });
  }

  /** Seats that are taken, by key. */
  async of({ userId: ownerId, _id: webinarId }: Pick<Webinar, 'userId' | '_id'>): Promise<Map<string, number>> {
    const found = await this.findMany({ ownerId, webinarId });
    return new Map(found.map(({ seatKey, taken }) => [seatKey, taken]));
  }

  /** @returns false when all of them are taken */
  async take(webinar: Webinar, seatKey: string): Promise<boolean> {
    const { userId: ownerId, _id: webinarId, capacity } = webinar;
    const isFree = capacity > 0 ? { taken: trusted({ $lt: capacity }) } : {};
    const taken = await this.update({ ownerId, webinarId, seatKey, ...isFree }, { $inc: { taken: 1 } });
    if (taken) await this.announce(webinar);
    return taken !== null;
  }

  async release(webinar: Webinar, seatKey: string): Promise<void> {
    const { userId: ownerId, _id: webinarId } = webinar;
    const isTaken = { taken: trusted({ $gt: 0 }) };
    await this.update({ ownerId, webinarId, seatKey, ...isTaken }, { $inc: { taken: -1 } });
    await this.announce(webinar);
  }

  /** Pages show how many seats are left. */
  private async announce({ userId: ownerId, tenantId, capacity }: Webinar): Promise<void> {
    if (capacity > 0) await this.outbox.add(webinarsChanged, { ownerId }, { tenantId });
  }
}

/** Null where seats do not run out. */
export function seatsLeft({ capacity }: Pick<Webinar, 'capacity'>, taken: number): number | null {
  return capacity === 0 ? null : Math.max(0, capacity - taken);
}
