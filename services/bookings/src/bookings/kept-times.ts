import { Inject, Injectable } from '@nestjs/common';
import type { Appointment } from '../appointments/appointment.schema.js';
import { SlotsService } from '../appointments/slots.service.js';
import { Claims, claimOf } from '../claims/claims.js';

/** Times that are kept for a visitor before anything is booked; runs inside the caller's transaction. */
@Injectable()
export class KeptTimes {
  constructor(
    @Inject(SlotsService) private readonly slots: SlotsService,
    @Inject(Claims) private readonly claims: Claims,
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

  /** True when no other meeting or hold stands against it; working hours and rules are not looked at. */
  isFree(appointment: Appointment, time: { start: Date; duration: number }, now: Date): Promise<boolean> {
    return this.claims.isFree(claimOf(appointment, '', { ...time, people: 1, expiresAt: null }), now);
  }

  async release(ownerId: string, holder: string): Promise<void> {
    await this.claims.release(ownerId, holder);
  }
}
