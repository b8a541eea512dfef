import { Inject, Injectable } from '@nestjs/common';
import { trusted, type NewDocument } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { addDays, clockAt, dayRange, startOfWeek } from '@linkyard/time';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import { HostWeek } from '../../schedules/host-week.js';
import { SlotsService } from '../../appointments/slots.service.js';
import { Claims, claimOf } from '../../claims/claims.js';
import { seatsOf } from '../../claims/party.js';
import { BookingFlow } from '../changes/booking-flow.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository, liveStates } from '../../booking-records/bookings.repository.js';
import { ofDate } from './series-dates.js';

/** Checks everything again and claims the time of one booking, inside the caller's transaction. */
@Injectable()
export class PlaceBooking {
  constructor(
    @Inject(SlotsService) private readonly slots: SlotsService,
    @Inject(Claims) private readonly claims: Claims,
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(BookingFlow) private readonly flow: BookingFlow,
    @Inject(HostWeek) private readonly week: HostWeek,
  ) {}

  /**
   * The dates of one request, all of them or none.
   * @throws DomainError bookings.slot_taken, bookings.not_open, bookings.too_many; core.invalid_input for a later date of a series
   */
  async placeAll(
    appointment: Appointment,
    drafts: readonly NewDocument<Booking>[],
    network: string,
    now: Date,
  ): Promise<Booking[]> {
    const placed: Booking[] = [];
    for (const [index, draft] of drafts.entries())
      placed.push(
        await ofDate(draft, index, () => this.place(appointment, draft, { network, now, isLater: index > 0 })),
      );
    return placed;
  }

  private async place(
    appointment: Appointment,
    draft: NewDocument<Booking>,
    { network, now, isLater }: { network: string; now: Date; isLater: boolean },
  ): Promise<Booking> {
    const { startAt, duration, uid, awaitedUntil, state } = draft;
    const people = seatsOf(appointment, draft);
    await this.slots.requireOpen(appointment, startAt, { duration, people, now, isLater });
    await this.requireFewer(appointment, draft);
    const unpaid = state === 'awaitingPayment' ? { expiresAt: awaitedUntil, network } : { expiresAt: null };
    const seatNo = await this.claims.claim(
      claimOf(appointment, uid, { start: startAt, duration, people, ...unpaid }),
      now,
    );
    const booking = await this.bookings.insert(appointment.userId, { ...draft, seatNo });
    return state === 'awaitingPayment' ? booking : this.flow.proceed(booking, now, appointment);
  }

  private async requireFewer(
    { userId: ownerId, _id: appointmentId, limits }: Appointment,
    draft: NewDocument<Booking>,
  ) {
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
