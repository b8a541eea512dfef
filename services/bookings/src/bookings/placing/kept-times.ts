import { Injectable } from '@nestjs/common';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import { SlotsService } from '../../appointments/slots.service.js';
import { Claims, claimOf, holderOf } from '../../claims/claims.js';
import { UnpaidHolds } from '../../claims/unpaid-holds.js';

/** Who holds the time that was kept while the form was filled in; null where none was. */
export const heldBy = ({ holdKey }: { holdKey?: string | undefined }): string | null =>
  holdKey ? holderOf(holdKey) : null;

/** Times that are kept for a visitor before anything is booked; runs inside the caller's transaction. */
@Injectable()
export class KeptTimes {
  constructor(
    private readonly slots: SlotsService,
    private readonly claims: Claims,
    private readonly unpaid: UnpaidHolds,
  ) {}

  /** @returns the number of the seat, from 1. @throws DomainError bookings.slot_taken, bookings.not_open */
  async keep(
    appointment: Appointment,
    holder: string,
    {
      isLater = false,
      ...time
    }: {
      start: Date;
      duration: number;
      people: number;
      /** Null for a booking, whose time does not end by itself. */
      expiresAt: Date | null;
      isLater?: boolean;
      network?: string;
    },
    now: Date,
  ): Promise<number> {
    const { start, duration, people } = time;
    const request = claimOf(appointment, holder, time);
    const taken = await this.claims.standing(request, now);
    await this.slots.requireOpen(appointment, start, { duration, people, now, isLater, taken });
    return this.claims.claim(request, now, taken);
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

  /** @param holder null releases nothing */
  async release(ownerId: string, holder: string | null): Promise<void> {
    if (holder !== null) await this.claims.release(ownerId, holder);
  }
}
