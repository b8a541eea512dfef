import { Inject, Injectable } from '@nestjs/common';
import type { Ctx, holdSlot, RequestOf, saveBooking } from '@linkyard/contracts';
import { isDuplicateKey, ServiceDatabase, trusted, type NewDocument } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import { clockAt, dayRange, minuteMs, startOfWeek, addDays } from '@linkyard/time';
import { newPublicId } from '../appointments/appointment-fields.js';
import type { Appointment } from '../appointments/appointment.schema.js';
import { AppointmentsRepository } from '../appointments/appointments.repository.js';
import { durationOf, SlotsService } from '../appointments/slots.service.js';
import { Claims, claimOf } from '../claims/claims.js';
import { OneByOne } from '../claims/one-by-one.js';
import { BookingDrafts } from './booking-drafts.js';
import { BookingFlow } from './booking-flow.js';
import { checkRequest, hashOf } from './booking-request.js';
import type { Booking } from './booking.schema.js';
import { BookingsRepository, liveStates } from './bookings.repository.js';

type Sent = RequestOf<typeof saveBooking>;

/** How long a form may be filled in before its time is given up. */
const holdMs = 10 * minuteMs;

@Injectable()
export class BookService {
  constructor(
    @Inject(AppointmentsRepository) private readonly appointments: AppointmentsRepository,
    @Inject(SlotsService) private readonly slots: SlotsService,
    @Inject(Claims) private readonly claims: Claims,
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(BookingDrafts) private readonly drafts: BookingDrafts,
    @Inject(BookingFlow) private readonly flow: BookingFlow,
    @Inject(OneByOne) private readonly queue: OneByOne,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found, bookings.slot_taken, bookings.not_open */
  async hold({ publicId, start, duration, holdKey }: RequestOf<typeof holdSlot>, now = new Date()) {
    const appointment = await this.published(publicId);
    const minutes = durationOf(appointment, duration);
    const key = newPublicId();
    const expiresAt = new Date(now.getTime() + holdMs);
    await this.database.transaction(async () => {
      if (holdKey) await this.claims.release(appointment.userId, holderOf(holdKey));
      const at = new Date(start);
      await this.slots.requireOpen(appointment, at, { duration: minutes, now });
      await this.claims.claim(claimOf(appointment, holderOf(key), { start: at, duration: minutes, expiresAt }), now);
    });
    return { holdKey: key, expiresAt };
  }

  /**
   * The bookings of one request: one, or those of a series; all of them or none. What is to be paid waits in `awaitingPayment`.
   * @throws DomainError core.not_found, core.invalid_input, core.idempotency_mismatch, bookings.slot_taken, bookings.not_open, bookings.too_many
   */
  async save(request: Sent, ctx: Ctx, now = new Date()): Promise<Booking[]> {
    const appointment = await this.published(request.publicId);
    return this.queue.run(appointment.userId, () => this.make(appointment, request, ctx, now));
  }

  private async make(appointment: Appointment, request: Sent, ctx: Ctx, now: Date): Promise<Booking[]> {
    const { userId: ownerId } = appointment;
    const earlier = await this.earlier(ownerId, request);
    if (earlier) return earlier;
    // A field that no person sees has been filled in.
    if (request.website_url) throw new DomainError('bookings.not_open');
    checkRequest(appointment, request);
    const drafts = await this.drafts.of(appointment, request, { locale: ctx.locale, now });
    const hold = request.holdKey ? holderOf(request.holdKey) : undefined;
    try {
      return await this.database.transaction(async () => {
        await this.appointments.touchIfCounted(appointment);
        if (hold) await this.claims.release(ownerId, hold);
        const saved: Booking[] = [];
        for (const draft of drafts) saved.push(await this.place(appointment, draft, now));
        return saved;
      });
    } catch (error) {
      // The same request at the same moment was first.
      const first = isDuplicateKey(error) || error instanceof DomainError ? await this.earlier(ownerId, request) : null;
      if (!first) throw error;
      return first;
    }
  }

  private async place(appointment: Appointment, draft: NewDocument<Booking>, now: Date): Promise<Booking> {
    const { startAt, duration, uid, awaitedUntil, state } = draft;
    await this.slots.requireOpen(appointment, startAt, { duration, now });
    await this.requireFewer(appointment, draft);
    const expiresAt = state === 'awaitingPayment' ? awaitedUntil : null;
    const seatNo = await this.claims.claim(claimOf(appointment, uid, { start: startAt, duration, expiresAt }), now);
    const booking = await this.bookings.insert(appointment.userId, { ...draft, seatNo });
    return state === 'awaitingPayment' ? booking : this.flow.proceed(booking, now);
  }

  private async requireFewer(
    { userId: ownerId, _id: appointmentId, limits }: Appointment,
    draft: NewDocument<Booking>,
  ) {
    const limit = limits.perAttendeePerWeek;
    if (limit === 0) return;
    const zone = draft.hostTimeZone;
    const at = draft.startAt.getTime();
    const monday = startOfWeek(clockAt(zone, at).dateAt(at));
    const week = {
      $gte: new Date(dayRange(zone, monday).from),
      $lt: new Date(dayRange(zone, addDays(monday, 7)).from),
    };
    const same = { appointmentId, 'attendee.email': draft.attendee.email, startAt: trusted(week) };
    const count = await this.bookings.count({ ownerId, ...same, state: trusted({ $in: [...liveStates] }) });
    if (count >= limit) throw new DomainError('bookings.too_many');
  }

  /** @throws DomainError core.idempotency_mismatch */
  private async earlier(ownerId: string, request: Sent): Promise<Booking[] | null> {
    const first = await this.bookings.findOne({ ownerId, idempotencyKey: request.idempotencyKey });
    if (!first) return null;
    if (first.requestHash !== hashOf(request)) throw new DomainError('core.idempotency_mismatch');
    const { recurringId } = first;
    return recurringId === null
      ? [first]
      : this.bookings.findMany({ ownerId, recurringId, rescheduledFrom: null }, { sort: { startAt: 1 } });
  }

  /** @throws DomainError core.not_found */
  private async published(publicId: string): Promise<Appointment> {
    const appointment = await this.appointments.findPublished(publicId);
    if (!appointment) throw new DomainError('core.not_found');
    return appointment;
  }
}

const holderOf = (holdKey: string) => `hold:${holdKey}`;
