import { Inject, Injectable } from '@nestjs/common';
import { DomainError, RecurringJob } from '@linkyard/service-kit';
import type { Booking } from '../bookings/booking.schema.js';
import { BookingsRepository } from '../bookings/bookings.repository.js';
import { RescheduleService } from '../bookings/reschedule.service.js';
import { agreedStart, zoneRules } from '../bookings/wall-clock.js';
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
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(RescheduleService) private readonly moves: RescheduleService,
    @Inject(BookingMailer) private readonly mailer: BookingMailer,
  ) {
    super();
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    for (const booking of await this.bookings.ofOtherZoneRules(zoneRules, now)) {
      if (signal.aborted) return;
      await this.check(booking, now);
    }
  }

  private async check(booking: Booking, now: Date): Promise<void> {
    const { userId: ownerId, _id } = booking;
    const start = agreedStart(booking);
    const moved = start?.getTime() === booking.startAt.getTime() ? null : await this.move(booking, start, now);
    if (moved) await this.mailer.send(moved, { kind: 'zoneChanged', detail: zoneRules, to: 'host' });
    await this.bookings.update({ ownerId, _id }, { $set: { zoneRules } });
  }

  /** @returns the booking as it stands now */
  private async move(booking: Booking, start: Date | null, now: Date): Promise<Booking> {
    if (start === null) return booking;
    try {
      return await this.moves.reschedule(booking, { by: 'host', start, reason }, now);
    } catch (error) {
      if (error instanceof DomainError && error.code.startsWith('bookings.')) return booking;
      throw error;
    }
  }
}
