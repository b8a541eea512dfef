import { Injectable } from '@nestjs/common';
import { trusted, type NewDocument } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { addDays, clockAt, dayRange, startOfWeek } from '@linkyard/time';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository, liveStates } from '../../booking-records/bookings.repository.js';
import { HostWeek } from '../../schedules/host-week.js';

/** How often one attendee may book an appointment in a week of its host. */
@Injectable()
export class AttendeeLimit {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly week: HostWeek,
  ) {}

  /** @throws DomainError bookings.too_many */
  async require({ userId: ownerId, _id: appointmentId, limits }: Appointment, draft: NewDocument<Booking>) {
    const limit = limits.perAttendeePerWeek;
    if (limit === 0) return;
    const zone = draft.hostTimeZone;
    const at = draft.startAt.getTime();
    const firstDay = startOfWeek(clockAt(zone, at).dateAt(at), await this.week.startOf(ownerId));
    const week = {
      $gte: new Date(dayRange(zone, firstDay).from),
      $lt: new Date(dayRange(zone, addDays(firstDay, 7)).from),
    };
    const same = { appointmentId, 'attendee.email': draft.attendee.email, startAt: trusted(week) };
    const count = await this.bookings.count({ ownerId, ...same, state: trusted({ $in: [...liveStates] }) });
    if (count >= limit) throw new DomainError('bookings.too_many');
  }
}
