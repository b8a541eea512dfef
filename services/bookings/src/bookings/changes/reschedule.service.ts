import { Injectable } from '@nestjs/common';
import { bookingRescheduled } from '@linkyard/contracts';
import { newId, ServiceDatabase } from '@linkyard/mongo';
import { DomainError, Outbox, fieldRefusal } from '@linkyard/service-kit';
import { dayMs } from '@linkyard/time';
import { newPublicId } from '../../appointments/appointment-fields.js';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import { endOf, SlotsService } from '../../appointments/slots.service.js';
import { Claims, claimOf } from '../../claims/claims.js';
import { seatsOf } from '../../claims/party.js';
import { toEventPayload, approvalDeadline, BookingFlow } from './booking-flow.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { ManageTokens } from '../manage-tokens.js';
import { refusalBy } from './policy.js';
import { remindersOf } from './reminders-of.js';
import { agreedTime } from '../placing/wall-clock.js';

@Injectable()
export class RescheduleService {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly slots: SlotsService,
    private readonly claims: Claims,
    private readonly flow: BookingFlow,
    private readonly tokens: ManageTokens,
    private readonly database: ServiceDatabase,
    private readonly outbox: Outbox,
  ) {}

  /**
   * The booking closes, and a new one takes its place with what was paid.
   * @throws DomainError bookings.not_allowed, bookings.too_late, bookings.wrong_state, bookings.slot_taken, bookings.not_open, bookings.hold_ends
   */
  async reschedule(
    booking: Booking,
    { by, start, reason }: { by: 'attendee' | 'host'; start: Date; reason: string },
    now = new Date(),
  ): Promise<Booking> {
    const { reschedulePolicy, rescheduleCount, startAt, duration } = booking;
    if (start.getTime() === startAt.getTime()) throw fieldRefusal('start', 'bookings.same_time');
    if (booking.state !== 'confirmed' && booking.state !== 'awaitingApproval')
      throw new DomainError('bookings.wrong_state');
    const isUsedUp = rescheduleCount >= reschedulePolicy.maxTimes;
    const refusal = refusalBy(reschedulePolicy, startAt, now) ?? (isUsedUp ? 'bookings.not_allowed' : null);
    if (by === 'attendee' && refusal) throw new DomainError(refusal);
    const appointment = await this.appointmentOf(booking);
    // A host may still move what is not offered any more.
    if (by === 'attendee' && !isOffered(appointment)) throw new DomainError('bookings.not_open');
    if (booking.holdUntil && endOf(start, duration).getTime() > booking.holdUntil.getTime() - dayMs)
      throw new DomainError('bookings.hold_ends');
    await this.slots.refresh(appointment);
    const uid = newPublicId();
    const people = seatsOf(appointment, booking);
    return this.database.transaction(async () => {
      await this.appointments.touchIfCounted(appointment);
      await this.flow.replace(booking, by, uid, now);
      await this.slots.requireOpen(appointment, start, { duration, people, now });
      const claim = claimOf(appointment, uid, { start, duration, people, expiresAt: null });
      const seatNo = await this.claims.claim(claim, now);
      const moved = await this.successor(booking, appointment, { uid, start, seatNo, now, by, reason });
      const isRequest = moved.state === 'awaitingApproval';
      if (isRequest && !moved.approvalKeepsTime) await this.claims.release(moved.userId, uid);
      const data = { ...toEventPayload(moved), fromUid: booking.uid, fromStartAt: startAt, by };
      await this.outbox.add(bookingRescheduled, data, { tenantId: moved.tenantId });
      return moved;
    });
  }

  private async successor(
    booking: Booking,
    appointment: Appointment,
    about: { uid: string; start: Date; seatNo: number; now: Date; by: 'attendee' | 'host'; reason: string },
  ): Promise<Booking> {
    const { uid, start, seatNo, now, by, reason } = about;
    const {
      userId: ownerId,
      _id,
      rev: _rev,
      createdAt: _made,
      updatedAt: _changed,
      deletedAt: _gone,
      ...same
    } = booking;
    // What was paid moves along: the closed record has nothing left to return.
    const nothing = { paid: 0, refundAsked: 0, refunded: 0, paymentId: null, holdUntil: null };
    const paymentState = booking.paymentState === 'authorized' ? ('none' as const) : booking.paymentState;
    await this.bookings.update({ ownerId, _id }, { $set: { ...nothing, paymentState } });
    const times = { startAt: start, endAt: endOf(start, booking.duration) };
    const { state } = booking;
    return this.bookings.insert(ownerId, {
      ...same,
      ...times,
      ...agreedTime(booking.hostTimeZone, start),
      ...(state === 'confirmed' ? remindersOf(times, appointment, now) : { reminders: [], remindAt: null }),
      awaitedUntil: state === 'awaitingApproval' ? approvalDeadline(booking, start, now) : null,
      _id: newId(),
      uid,
      seatNo,
      rescheduledFrom: booking.uid,
      rescheduleCount: booking.rescheduleCount + 1,
      icsSequence: booking.icsSequence + 1,
      manageTokenHash: this.tokens.hashOf(uid),
      idempotencyKey: null,
      stateHistory: [{ from: 'rescheduled', to: state, at: now, by, reason }],
    });
  }

  /** @throws DomainError bookings.not_open when the appointment has been deleted */
  private async appointmentOf({ userId: ownerId, appointmentId: _id }: Booking): Promise<Appointment> {
    const appointment = await this.appointments.findOne({ ownerId, _id });
    if (!appointment) throw new DomainError('bookings.not_open');
    return appointment;
  }
}

const isOffered = ({ state, status }: Appointment): boolean => state === 'published' && status === 1;
