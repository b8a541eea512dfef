import { Inject, Injectable } from '@nestjs/common';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import { SlotsService } from '../../appointments/slots.service.js';
import { Claims, claimOf } from '../../claims/claims.js';
import { UnpaidHolds } from '../../claims/unpaid-holds.js';

/** Times that are kept for a visitor before anything is booked; runs inside the caller's transaction. */
@Injectable()
export class KeptTimes {
  constructor(
    @Inject(SlotsService) private readonly slots: SlotsService,
    @Inject(Claims) private readonly claims: Claims,
    @Inject(UnpaidHolds) private readonly unpaid: UnpaidHolds,
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

  /** Before the transaction of `requireRoom`. */
  async prepare(ownerId: string, network: string): Promise<void> {
    await this.unpaid.prepare(ownerId, network);
  }

  /** Counts what a network holds without paying. @throws DomainError bookings.too_many_held */
  async requireRoom(
    ownerId: string,
    network: string,
    { holders, expiresAt }: { holders: readonly string[]; expiresAt: Date },
    now: Date,
  ): Promise<void> {
    await this.unpaid.add(ownerId, network, holders, expiresAt, now);
  }

  /** True when no other meeting or hold stands against it; working hours and rules are not looked at. */
  isFree(appointment: Appointment, time: { start: Date; duration: number }, now: Date): Promise<boolean> {
    return this.claims.isFree(claimOf(appointment, '', { ...time, people: 1, expiresAt: null }), now);
  }

  async release(ownerId: string, holder: string): Promise<void> {
    await this.claims.release(ownerId, holder);
  }
}
