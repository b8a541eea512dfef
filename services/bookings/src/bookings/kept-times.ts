import { Inject, Injectable } from '@nestjs/common';
import { DomainError } from '@linkyard/service-kit';
import type { Appointment } from '../appointments/appointment.schema.js';
import { SlotsService } from '../appointments/slots.service.js';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config/bookings-config.js';
import { Claims, claimOf } from '../claims/claims.js';

/** Times of one host that one network may hold while its visitors fill in forms. */
const heldPerNetwork = 3;

/** Times that are kept for a visitor before anything is booked; runs inside the caller's transaction. */
@Injectable()
export class KeptTimes {
  constructor(
    @Inject(SlotsService) private readonly slots: SlotsService,
    @Inject(Claims) private readonly claims: Claims,
    @Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig,
  ) {}

  /** @throws DomainError bookings.slot_taken, bookings.not_open */
  async keep(
    appointment: Appointment,
    holder: string,
    {
      isLater = false,
      ...time
    }: { start: Date; duration: number; people: number; expiresAt: Date; isLater?: boolean; network?: string },
    now: Date,
  ): Promise<void> {
    await this.slots.requireOpen(appointment, time.start, {
      duration: time.duration,
      people: time.people,
      now,
      isLater,
    });
    await this.claims.claim(claimOf(appointment, holder, time), now);
  }

  /** @throws DomainError bookings.too_many_held */
  async requireRoom(ownerId: string, network: string, now: Date): Promise<void> {
    const limit = heldPerNetwork * this.config.RATE_FACTOR;
    if ((await this.claims.heldBy(ownerId, network, now)) >= limit) throw new DomainError('bookings.too_many_held');
  }

  /** True when no other meeting or hold stands against it; working hours and rules are not looked at. */
  isFree(appointment: Appointment, time: { start: Date; duration: number }, now: Date): Promise<boolean> {
    return this.claims.isFree(claimOf(appointment, '', { ...time, people: 1, expiresAt: null }), now);
  }

  async release(ownerId: string, holder: string): Promise<void> {
    await this.claims.release(ownerId, holder);
  }
}
