import { Injectable } from '@nestjs/common';
import { DomainError, DueRows, RecurringJob } from '@linkyard/service-kit';
import type { Booking } from '../booking-records/booking.schema.js';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { RescheduleService } from '../bookings/changes/reschedule.service.js';
import { agreedStart, zoneRules } from '../bookings/placing/wall-clock.js';
import { BookingMailer } from './booking-mailer.js';

const reason = 'The rules of the time zone have changed';

/**
 * After an update of the zone data a booking stays at the host's wall clock: it moves to the new moment, as if its host had moved it. Where
 * that is not possible it stays where it is. The host gets a mail either way.
 * @source quality R23
 */
@Injectable()
export class ZoneRulesJob extends RecurringJob {
  readonly id = 'booking-zone-rules';
  readonly everyMs = 3_600_000;

  constructor(
    private readonly bookings: BookingsRepository,
    private readonly moves: RescheduleService,
    private readonly mailer: BookingMailer,
    private readonly due: DueRows,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    const about = { job: this.id, signal, now };
    let blocked: Booking[] = [];
    const process = async (booking: Booking) => {
      if (!(await this.check(booking, now))) blocked.push(booking);
    };
    await this.due.forEachDue({
      ...about,
      find: (page) => this.bookings.ofOtherZoneRules(zoneRules, now, page),
      process,
    });
    // Bookings that follow one another block each other until the one in the way has moved.
    for (let before = Infinity; blocked.length > 0 && blocked.length < before;) {
      before = blocked.length;
      const waiting = blocked;
      blocked = [];
      await this.due.forEachDue({ ...about, find: async () => waiting, process });
    }
    const waiting = blocked;
    const keepTime = (booking: Booking) => this.done(booking, booking);
    await this.due.forEachDue({ ...about, find: async () => waiting, process: keepTime });
  }

  /** @returns false where the agreed time is not free, which it may become */
  private async check(booking: Booking, now: Date): Promise<boolean> {
    const start = agreedStart(booking);
    if (start === null) await this.done(booking, booking);
    else if (start.getTime() === booking.startAt.getTime()) await this.done(booking, null);
    else {
      const moved = await this.move(booking, start, now);
      if (!moved) return false;
      await this.done(booking, moved);
    }
    return true;
  }

  /** @param stands as it is now, for the mail to its host; null where nothing has changed */
  private async done({ userId: ownerId, _id }: Booking, stands: Booking | null): Promise<void> {
    if (stands) await this.mailer.send(stands, { kind: 'zoneChanged', detail: zoneRules, to: 'host' });
    await this.bookings.update({ ownerId, _id }, { $set: { zoneRules } });
  }

  private async move(booking: Booking, start: Date, now: Date): Promise<Booking | null> {
    try {
      return await this.moves.reschedule(booking, { by: 'host', start, reason }, now);
    } catch (error) {
      if (error instanceof DomainError && error.code.startsWith('bookings.')) return null;
      throw error;
    }
  }
}
