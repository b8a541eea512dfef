import { Injectable } from '@nestjs/common';
import type { RequestOf, saveBooking } from '@linkyard/contracts';
import { ServiceDatabase, type NewDocument } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import { durationOf } from '../../appointments/slots.service.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { seatsOf } from '../../claims/party.js';
import { BookingFlow } from '../changes/booking-flow.js';
import { EmailVerification } from '../verification/email-verification.js';
import { AttendeeLimit } from './attendee-limit.js';
import { heldBy, KeptTimes } from './kept-times.js';
import { ofDate } from './series-dates.js';

type Sent = RequestOf<typeof saveBooking>;
type Draft = NewDocument<Booking>;
interface Placed {
  drafts: readonly Draft[];
  network: string;
  now: Date;
}

const isUnpaid = ({ state }: Draft) => state === 'awaitingPayment';

/** Takes the times of a request and writes its bookings, in one transaction. */
@Injectable()
export class WriteBookings {
  constructor(
    private readonly appointments: AppointmentsRepository,
    private readonly times: KeptTimes,
    private readonly verification: EmailVerification,
    private readonly limit: AttendeeLimit,
    private readonly flow: BookingFlow,
    private readonly database: ServiceDatabase,
  ) {}

  /**
   * Of many who want one time all but one learn it here, without a transaction each. What is kept for this visitor is looked at later.
   * @throws DomainError bookings.slot_taken
   */
  async requireFree(appointment: Appointment, { start, duration, holdKey }: Sent, now: Date): Promise<void> {
    if (holdKey || appointment.requireEmailVerification) return;
    const time = { start: new Date(start), duration: durationOf(appointment, duration) };
    if (!(await this.times.isFree(appointment, time, now))) throw new DomainError('bookings.slot_taken');
  }

  /**
   * The dates of one request, all of them or none. Everything is checked again.
   * @throws DomainError bookings.slot_taken, bookings.not_open, bookings.too_many, bookings.too_many_held; core.invalid_input for a later date of a series
   */
  async write(appointment: Appointment, request: Sent, placed: Placed): Promise<Booking[]> {
    const { userId: ownerId } = appointment;
    if (placed.drafts.some(isUnpaid)) await this.times.prepare(ownerId, placed.network);
    return this.database.transaction(async () => {
      await this.appointments.touchIfCounted(appointment);
      await this.times.release(ownerId, heldBy(request));
      await this.verification.release(appointment, request);
      await this.countUnpaid(ownerId, placed);
      const written: Booking[] = [];
      for (const [index, draft] of placed.drafts.entries())
        written.push(await ofDate(draft, index, () => this.writeDate(appointment, draft, placed, index > 0)));
      return written;
    });
  }

  /** What awaits its payment holds a time like a form that is filled in. @throws DomainError bookings.too_many_held */
  private async countUnpaid(ownerId: string, { drafts, network, now }: Placed): Promise<void> {
    const holders = drafts.filter(isUnpaid).map(({ uid }) => uid);
    const expiresAt = drafts[0]?.awaitedUntil;
    if (holders.length > 0 && expiresAt) await this.times.requireRoom(ownerId, network, { holders, expiresAt }, now);
  }

  private async writeDate(
    appointment: Appointment,
    draft: Draft,
    { network, now }: Placed,
    isLater: boolean,
  ): Promise<Booking> {
    const { startAt: start, duration, uid, awaitedUntil, state, approvalKeepsTime } = draft;
    const unpaid = isUnpaid(draft) ? { expiresAt: awaitedUntil, network } : { expiresAt: null };
    const time = { start, duration, people: seatsOf(appointment, draft), isLater, ...unpaid };
    const seatNo = await this.times.keep(appointment, uid, time, now);
    await this.limit.require(appointment, draft);
    if (state === 'awaitingApproval' && !approvalKeepsTime) await this.times.release(appointment.userId, uid);
    return this.flow.begin(appointment.userId, { ...draft, seatNo });
  }
}
