import { Inject, Injectable } from '@nestjs/common';
import type { Ctx, holdSlot, RequestOf, saveBooking } from '@linkyard/contracts';
import { isDuplicateKey, ServiceDatabase, type NewDocument } from '@linkyard/mongo';
import { DomainError, KeyedQueue, requireFound } from '@linkyard/service-kit';
import { minuteMs } from '@linkyard/time';
import { newPublicId } from '../../appointments/appointment-fields.js';
import type { Appointment } from '../../appointment-records/appointment.schema.js';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import { durationOf, SlotsService } from '../../appointments/slots.service.js';
import { holderOf } from '../../claims/claims.js';
import { BookingDrafts } from './booking-drafts.js';
import { checkRequest, hashOf } from './booking-request.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { EmailVerification, type Visitor } from '../verification/email-verification.js';
import { KeptTimes } from './kept-times.js';
import { PlaceBooking } from './place-booking.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';

type Sent = RequestOf<typeof saveBooking>;

/** How long a form may be filled in before its time is given up. */
const holdMs = 10 * minuteMs;

/** Transactions of one host that run beside each other: enough to use the time one waits for the database, too few to conflict all the time. */
const perHost = 4;

@Injectable()
export class BookService {
  private readonly queue = new KeyedQueue(perHost);

  constructor(
    @Inject(AppointmentsRepository) private readonly appointments: AppointmentsRepository,
    @Inject(KeptTimes) private readonly times: KeptTimes,
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(BookingDrafts) private readonly drafts: BookingDrafts,
    @Inject(PlaceBooking) private readonly placement: PlaceBooking,
    @Inject(EmailVerification) private readonly verification: EmailVerification,
    @Inject(SlotsService) private readonly slots: SlotsService,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found, bookings.slot_taken, bookings.not_open, bookings.too_many_held */
  async hold(
    { publicId, start, duration, holdKey }: RequestOf<typeof holdSlot>,
    { ipHash: network }: Ctx,
    now = new Date(),
  ) {
    const appointment = await this.published(publicId);
    const minutes = durationOf(appointment, duration);
    const key = holdKey ?? newPublicId();
    const expiresAt = new Date(now.getTime() + holdMs);
    await this.slots.refreshWeek(appointment);
    await this.times.prepare(appointment.userId, network);
    // Guests are named later.
    const time = { start: new Date(start), duration: minutes, people: 1, expiresAt, network };
    await this.queue.run(appointment.userId, () =>
      this.database.transaction(async () => {
        if (holdKey) await this.times.release(appointment.userId, holderOf(holdKey));
        // First: of many who want one time only one writes what the network holds.
        await this.times.keep(appointment, holderOf(key), time, now);
        await this.times.requireRoom(appointment.userId, network, { holders: [holderOf(key)], expiresAt }, now);
      }),
    );
    return { holdKey: key, expiresAt };
  }

  /**
   * The bookings of one request: one, or those of a series; all of them or none. What is to be paid waits in `awaitingPayment`.
   * @throws DomainError core.not_found, core.invalid_input, core.idempotency_mismatch, bookings.slot_taken, bookings.not_open, bookings.too_many, bookings.too_many_held, bookings.verify_email, core.confirm_address
   */
  async save(request: Sent, ctx: Visitor, now = new Date()): Promise<Booking[]> {
    const appointment = await this.published(request.publicId);
    await this.slots.refresh(appointment);
    return this.queue.run(appointment.userId, () => this.make(appointment, request, ctx, now));
  }

  private async make(appointment: Appointment, request: Sent, ctx: Visitor, now: Date): Promise<Booking[]> {
    const { userId: ownerId } = appointment;
    const earlier = await this.earlier(ownerId, request);
    if (earlier) return earlier;
    // A field that no person sees has been filled in.
    if (request.website_url) throw new DomainError('bookings.not_open');
    checkRequest(appointment, request);
    if (await this.isGone(appointment, request, now)) return this.earlierOrTaken(ownerId, request);
    const drafts = await this.drafts.of(appointment, request, { locale: ctx.locale, now });
    const hold = request.holdKey ? holderOf(request.holdKey) : undefined;
    const { ipHash: network } = ctx;
    const isCounted = appointment.requireEmailVerification || drafts.some(({ state }) => state === 'awaitingPayment');
    if (isCounted) await this.times.prepare(ownerId, network);
    await this.verification.require(appointment, request, { drafts, hold, by: ctx, now });
    try {
      return await this.database.transaction(async () => {
        await this.appointments.touchIfCounted(appointment);
        if (hold) await this.times.release(ownerId, hold);
        await this.verification.release(appointment, request);
        await this.countUnpaid(ownerId, drafts, network, now);
        return this.placement.placeAll(appointment, drafts, network, now);
      });
    } catch (error) {
      // The same request at the same moment was first.
      const first = isDuplicateKey(error) || error instanceof DomainError ? await this.earlier(ownerId, request) : null;
      if (!first) throw error;
      return first;
    }
  }

  /** What awaits its payment holds a time like a form that is filled in. @throws DomainError bookings.too_many_held */
  private async countUnpaid(ownerId: string, drafts: readonly NewDocument<Booking>[], network: string, now: Date) {
    const unpaid = drafts.filter(({ state }) => state === 'awaitingPayment').map(({ uid }) => uid);
    const until = drafts[0]?.awaitedUntil;
    if (unpaid.length > 0 && until)
      await this.times.requireRoom(ownerId, network, { holders: unpaid, expiresAt: until }, now);
  }

  /** Of many who want one time all but one learn it here, without a transaction each. What is kept for this visitor is looked at later. */
  private async isGone(appointment: Appointment, { start, duration, holdKey }: Sent, now: Date): Promise<boolean> {
    if (holdKey || appointment.requireEmailVerification) return false;
    const time = { start: new Date(start), duration: durationOf(appointment, duration) };
    return !(await this.times.isFree(appointment, time, now));
  }

  /** @throws DomainError bookings.slot_taken unless this very request took it a moment ago */
  private async earlierOrTaken(ownerId: string, request: Sent): Promise<Booking[]> {
    const first = await this.earlier(ownerId, request);
    if (!first) throw new DomainError('bookings.slot_taken');
    return first;
  }

  /** @throws DomainError core.idempotency_mismatch */
  private async earlier(ownerId: string, request: Sent): Promise<Booking[] | null> {
    const first = await this.bookings.byKey(ownerId, request.idempotencyKey);
    if (!first) return null;
    if (first.requestHash !== hashOf(request)) throw new DomainError('core.idempotency_mismatch');
    const { recurringId } = first;
    return recurringId === null
      ? [first]
      : this.bookings.findMany({ ownerId, recurringId, rescheduledFrom: null }, { sort: { startAt: 1 } });
  }

  /** @throws DomainError core.not_found */
  private async published(publicId: string): Promise<Appointment> {
    return requireFound(await this.appointments.findPublished(publicId));
  }
}
