import { Injectable } from '@nestjs/common';
import { DomainError } from '@linkyard/service-kit';
import { occupiedRange } from '@linkyard/slots';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import { BusyTimes } from '../../calendars/busy-times.js';
import { FreshBusyTimes } from '../../calendars/fresh-busy-times.js';
import { Claims, claimOf } from '../../claims/claims.js';
import { seatsOf } from '../../claims/party.js';
import type { Booking } from '../../booking-records/booking.schema.js';

/** The time of a request when its host approves it. */
@Injectable()
export class ApprovedTime {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly busyTimes: BusyTimes,
    private readonly calendars: FreshBusyTimes,
    private readonly claims: Claims,
  ) {}

  /** The calendars of its host are read once more; outside of a transaction. */
  async refresh({ userId: ownerId, appointmentId: _id }: Booking): Promise<void> {
    const appointment = await this.appointments.findOne({ ownerId, _id });
    if (appointment) await this.calendars.of(appointment);
  }

  /**
   * Within a transaction. A request that kept no time takes it now.
   * @throws DomainError bookings.slot_taken, bookings.host_busy, bookings.not_open
   */
  async take(booking: Booking, ignoreBusy: boolean, now: Date): Promise<void> {
    const { userId: ownerId, uid, startAt: start, duration, appointmentId: _id } = booking;
    const appointment = await this.appointments.findOne({ ownerId, _id });
    if (appointment && !ignoreBusy) await this.requireNotBusy(appointment, booking);
    if (await this.claims.keep(ownerId, uid)) return;
    if (!appointment) throw new DomainError('bookings.not_open');
    await this.claims.claim(
      claimOf(appointment, uid, { start, duration, people: seatsOf(appointment, booking), expiresAt: null }),
      now,
    );
  }

  /** A calendar of the host may have become busy since the request. */
  private async requireNotBusy(appointment: Appointment, { startAt, endAt }: Booking): Promise<void> {
    const occupied = occupiedRange(startAt.getTime(), endAt.getTime(), appointment);
    const span = { from: new Date(occupied.from), to: new Date(occupied.to) };
    const busy = await this.busyTimes.within(appointment.userId, span, appointment.busyCalendars);
    if (busy.length > 0) throw new DomainError('bookings.host_busy');
  }
}
