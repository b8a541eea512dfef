import { Injectable } from '@nestjs/common';
import type { Ctx, holdSlot, RequestOf } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { minuteMs } from '@linkyard/time';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import { newPublicId } from '../../appointments/appointment-fields.js';
import { durationOf, SlotsService } from '../../appointments/slots.service.js';
import { holderOf } from '../../claims/claims.js';
import { HostTurns } from './host-turns.js';
import { KeptTimes } from './kept-times.js';

/** How long a form may be filled in before its time is given up. */
const holdMs = 10 * minuteMs;

/** Keeps a time for a visitor who fills in the form. */
@Injectable()
export class HoldTime {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly slots: SlotsService,
    private readonly times: KeptTimes,
    private readonly turns: HostTurns,
    private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found, bookings.slot_taken, bookings.not_open, bookings.too_many_held */
  async hold(
    { publicId, start, duration, holdKey }: RequestOf<typeof holdSlot>,
    { ipHash: network }: Ctx,
    now = new Date(),
  ) {
    const appointment = await this.appointments.requirePublished(publicId);
    const { userId: ownerId } = appointment;
    await this.slots.refreshWeek(appointment);
    await this.times.prepare(ownerId, network);

    const key = holdKey ?? newPublicId();
    const holder = holderOf(key);
    const expiresAt = new Date(now.getTime() + holdMs);
    // Guests are named later.
    const time = { start: new Date(start), duration: durationOf(appointment, duration), people: 1, expiresAt, network };

    const keep = async () => {
      if (holdKey) await this.times.release(ownerId, holder);
      // First: of many who want one time only one writes what the network holds.
      await this.times.keep(appointment, holder, time, now);
      await this.times.requireRoom(ownerId, network, { holders: [holder], expiresAt }, now);
    };
    await this.turns.run(ownerId, () => this.database.transaction(keep));
    return { holdKey: key, expiresAt };
  }
}
