import { Injectable } from '@nestjs/common';
import {
  bookingCancelled,
  bookingCompleted,
  bookingConfirmed,
  bookingRejected,
  bookingRequested,
  type bookingActors,
} from '@linkyard/contracts';
import { trusted, type NewDocument } from '@linkyard/mongo';
import { DomainError, nextState, Outbox } from '@linkyard/service-kit';
import { hourMs } from '@linkyard/time';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import { Claims } from '../../claims/claims.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { bookingTransitions, type BookingStep } from '../../booking-records/booking-transitions.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { remindersOf } from './reminders-of.js';

type Actor = (typeof bookingActors)[number];
interface Cause {
  by: Actor;
  reason?: string;
}

/** What every event of a booking says. */
export const toEventPayload = (booking: Booking) => {
  const { _id: bookingId, userId: ownerId, uid, appointmentId, title, startAt, endAt } = booking;
  const { name, email } = booking.attendee;
  return { bookingId, ownerId, uid, appointmentId, title, startAt, endAt, attendee: { name, email } };
};

/** Until when the host may answer a request; at the latest when it begins. */
export const approvalDeadline = ({ approvalHours }: Pick<Booking, 'approvalHours'>, startAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + approvalHours * hourMs, startAt.getTime()));

/** The steps of a booking. Each is a compare-and-set with its event, inside the caller's transaction. @source models.md 7 "state machine" */
@Injectable()
export class BookingFlow {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly claims: Claims,
    private readonly outbox: Outbox,
  ) {}

  /** Inserts a booking as what it is, and announces it unless it is to be paid first. */
  async begin(ownerId: string, draft: NewDocument<Booking>): Promise<Booking> {
    const booking = await this.bookings.insert(ownerId, draft);
    const { state, tenantId } = booking;
    if (state === 'confirmed')
      await this.outbox.add(bookingConfirmed, { ...toEventPayload(booking), isApproved: false }, { tenantId });
    if (state === 'awaitingApproval') await this.outbox.add(bookingRequested, toEventPayload(booking), { tenantId });
    return booking;
  }

  /** Paid: it is confirmed, or waits for the host. @throws DomainError bookings.wrong_state */
  async proceed(booking: Booking, now: Date): Promise<Booking> {
    if (!booking.needsApproval) return this.confirm(booking, now, false);
    const awaitedUntil = approvalDeadline(booking, booking.startAt, now);
    const waiting = await this.transition(booking, 'asked', now, {
      cause: { by: 'attendee' },
      set: { awaitedUntil },
    });
    if (!booking.approvalKeepsTime) await this.claims.release(booking.userId, booking.uid);
    await this.outbox.add(bookingRequested, toEventPayload(waiting), { tenantId: waiting.tenantId });
    return waiting;
  }

  /** @throws DomainError bookings.wrong_state */
  async confirm(booking: Booking, now: Date, isApproved: boolean): Promise<Booking> {
    const { userId: ownerId, appointmentId: _id } = booking;
    const appointment = await this.appointments.findOne({ ownerId, _id });
    const rules = appointment ?? { reminders: [], followUp: null };
    const confirmed = await this.transition(booking, 'confirmed', now, {
      cause: { by: isApproved ? 'host' : 'attendee' },
      set: { awaitedUntil: null, approvedAt: isApproved ? now : null, ...remindersOf(booking, rules, now) },
    });
    await this.outbox.add(
      bookingConfirmed,
      { ...toEventPayload(confirmed), isApproved },
      { tenantId: confirmed.tenantId },
    );
    return confirmed;
  }

  /** @throws DomainError bookings.wrong_state */
  async reject(booking: Booking, reason: string, now: Date): Promise<Booking> {
    const rejected = await this.close(booking, 'rejected', now, {
      cause: { by: 'host', reason },
      set: { reject: { reason, at: now } },
    });
    await this.outbox.add(bookingRejected, { ...toEventPayload(rejected), reason }, { tenantId: rejected.tenantId });
    return rejected;
  }

  /** @throws DomainError bookings.wrong_state */
  async cancel(booking: Booking, cause: Required<Cause>, now: Date): Promise<Booking> {
    const { by, reason } = cause;
    const cancelled = await this.close(booking, 'cancelled', now, {
      cause,
      set: { cancel: { by, reason, at: now }, icsSequence: booking.icsSequence + 1 },
    });
    await this.publishEvents(booking, cancelled, cause);
    return cancelled;
  }

  /** Payment or approval timed out. @throws DomainError bookings.wrong_state */
  async expire(booking: Booking, now: Date): Promise<Booking> {
    const cause = { by: 'system', reason: booking.state === 'awaitingPayment' ? 'not paid' : 'not approved' } as const;
    const expired = await this.close(booking, 'expired', now, { cause });
    await this.publishEvents(booking, expired, cause);
    return expired;
  }

  /** @throws DomainError bookings.wrong_state */
  async complete(booking: Booking, cause: Cause, now: Date): Promise<Booking> {
    const completed = await this.transition(booking, 'completed', now, { cause });
    await this.outbox.add(bookingCompleted, toEventPayload(completed), { tenantId: completed.tenantId });
    return completed;
  }

  /** @throws DomainError bookings.wrong_state */
  async missed(booking: Booking, now: Date): Promise<Booking> {
    return this.transition(booking, 'missed', now, { cause: { by: 'host' } });
  }

  /** Its time has been claimed once more. @throws DomainError bookings.wrong_state */
  async reopen(booking: Booking, now: Date): Promise<Booking> {
    return this.transition(booking, 'reopened', now, { cause: { by: 'attendee' } });
  }

  /** Its place is taken by another booking, which the caller makes. @throws DomainError bookings.wrong_state */
  async replace(booking: Booking, by: Actor, rescheduledTo: string, now: Date): Promise<Booking> {
    return this.close(booking, 'moved', now, {
      cause: { by },
      set: { rescheduledTo },
    });
  }

  private async publishEvents(before: Booking, after: Booking, { by, reason = '' }: Cause) {
    const data = { ...toEventPayload(after), by, reason, wasAnnounced: before.state !== 'awaitingPayment' };
    await this.outbox.add(bookingCancelled, data, { tenantId: after.tenantId });
  }

  private async close(booking: Booking, step: BookingStep, now: Date, more: Facts): Promise<Booking> {
    const set = { ...more.set, awaitedUntil: null, remindAt: null };
    const closed = await this.transition(booking, step, now, { ...more, set });
    await this.claims.release(booking.userId, booking.uid);
    return closed;
  }

  private async transition(
    { userId: ownerId, _id, state }: Booking,
    step: BookingStep,
    at: Date,
    { cause: { by, reason = '' }, set = {} }: Facts,
  ): Promise<Booking> {
    const to = nextState(bookingTransitions, state, step);
    if (!to) throw new DomainError('bookings.wrong_state');
    const $push = { stateHistory: { from: state, to, at, by, reason } };
    const filter = { ownerId, _id, state: trusted({ $in: [state] }) };
    const turned = await this.bookings.update(filter, { $set: { ...set, state: to }, $push });
    if (!turned) throw new DomainError('bookings.wrong_state');
    return turned;
  }
}

interface Facts {
  cause: Cause;
  set?: Partial<Booking>;
}
