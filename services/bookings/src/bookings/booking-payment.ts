import { Inject, Injectable } from '@nestjs/common';
import { paymentExpired, paymentSettled, type EventData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { DomainError, OnEvent, type EventMeta } from '@linkyard/service-kit';
import { AppointmentsRepository } from '../appointments/appointments.repository.js';
import { Claims, claimOf } from '../claims/claims.js';
import { BookingCharge } from './booking-charge.js';
import { BookingFlow } from './booking-flow.js';
import type { Booking } from './booking.schema.js';
import { BookingsRepository } from './bookings.repository.js';
import { paidTooLate, Refunds } from './refunds.js';

/** After these the outcome is unknown, and the same request may be retried. */
const passing = ['core.unavailable', 'core.timeout', 'payments.provider_unavailable'];

/** Money for bookings. Commerce takes it; what being paid means is decided here. @source design.md 4 "How money flows" */
@Injectable()
export class BookingPayment {
  constructor(
    @Inject(BookingsRepository) private readonly bookings: BookingsRepository,
    @Inject(AppointmentsRepository) private readonly appointments: AppointmentsRepository,
    @Inject(Claims) private readonly claims: Claims,
    @Inject(BookingFlow) private readonly flow: BookingFlow,
    @Inject(Refunds) private readonly refunds: Refunds,
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(BookingCharge) private readonly charge: BookingCharge,
  ) {}

  /** Begins the payment of the bookings of one request. @throws DomainError bookings.cannot_be_paid, and they are given up */
  async start(made: readonly Booking[]): Promise<Booking[]> {
    const [first] = made;
    if (!first || first.state !== 'awaitingPayment' || first.payUrl !== null) return [...made];
    try {
      const { paymentId, redirectUrl } = await this.charge.begin(first, made);
      const saved = made.map(({ userId: ownerId, _id }) =>
        this.bookings.update({ ownerId, _id }, { $set: { paymentId, payUrl: redirectUrl } }),
      );
      return (await Promise.all(saved)).filter((booking) => booking !== null);
    } catch (error) {
      if (!(error instanceof DomainError) || passing.includes(error.code)) throw error;
      await this.giveUp(made);
      throw new DomainError('bookings.cannot_be_paid');
    }
  }

  /** These can no longer be paid: their slots are free again, and the key may be reused. */
  private async giveUp(made: readonly Booking[]): Promise<void> {
    await this.database.transaction(async () => {
      for (const booking of made) {
        const { userId: ownerId, _id } = await this.flow.expire(booking, new Date());
        await this.bookings.update({ ownerId, _id }, { $set: { idempotencyKey: null } });
      }
    });
  }

  /** For the attendee's return: the provider is asked, and what it says is carried out at once. */
  async settle(booking: Booking): Promise<Booking> {
    const { userId: ownerId, _id, uid, paymentId, paymentState } = booking;
    if (paymentState !== 'unpaid' || paymentId === null) return booking;
    if (await this.charge.isSettled(ownerId, paymentId))
      await this.database.transaction(() => this.paid(ownerId, _id, paymentId));
    return (await this.bookings.byUid(uid)) ?? booking;
  }

  @OnEvent(paymentSettled, { id: 'payment-of-booking-settled' })
  async onSettled({ subject, ownerId, paymentId }: EventData<typeof paymentSettled>, _meta: EventMeta): Promise<void> {
    if (subject.kind === 'booking') await this.paid(ownerId, subject.id, paymentId);
  }

  @OnEvent(paymentExpired, { id: 'payment-of-booking-expired' })
  async onExpired({ subject, ownerId }: EventData<typeof paymentExpired>, _meta: EventMeta): Promise<void> {
    if (subject.kind !== 'booking') return;
    for (const booking of await this.paidTogether(ownerId, subject.id))
      if (booking.state === 'awaitingPayment') await this.flow.expire(booking, new Date());
  }

  async close({ userId: ownerId, paymentId }: Booking): Promise<void> {
    if (paymentId !== null) await this.charge.cancel(ownerId, paymentId);
  }

  /** Inside a transaction. A repeat changes nothing. */
  private async paid(ownerId: string, bookingId: string, paymentId: string, now = new Date()): Promise<void> {
    for (const booking of await this.paidTogether(ownerId, bookingId)) {
      const { _id } = booking;
      const $set = { paid: booking.due, paymentId, paymentState: 'paid' as const, payUrl: null };
      const settled = await this.bookings.update({ ownerId, _id, paymentState: 'unpaid' }, { $set });
      if (settled) await this.arrived(settled, now);
    }
  }

  /** Paid too late is a booking still if its time is free; otherwise everything goes back. */
  private async arrived(booking: Booking, now: Date): Promise<void> {
    const isWanted = booking.state === 'awaitingPayment' || booking.state === 'expired';
    if (isWanted && (await this.claimFor(booking, now))) {
      const { userId: ownerId, _id } = booking;
      const back = { $set: { state: 'awaitingPayment' as const } };
      await this.flow.proceed((await this.bookings.update({ ownerId, _id }, back)) ?? booking, now);
      return;
    }
    const open = booking.state === 'awaitingPayment' ? await this.flow.expire(booking, now) : booking;
    await this.refunds.ask(open, open.paid, paidTooLate);
  }

  private async claimFor(booking: Booking, now: Date): Promise<boolean> {
    const { userId: ownerId, uid, appointmentId, startAt, duration } = booking;
    if (await this.claims.keep(ownerId, uid)) return true;
    const appointment = await this.appointments.findOne({ ownerId, _id: appointmentId });
    if (!appointment || startAt <= now) return false;
    const request = claimOf(appointment, uid, { start: startAt, duration, expiresAt: null });
    // Asked first: a duplicate key would end the transaction.
    if (!(await this.claims.isFree(request, now))) return false;
    await this.claims.claim(request, now);
    return true;
  }

  /** One booking, or all of a series: they were paid in one go. */
  private async paidTogether(ownerId: string, bookingId: string): Promise<Booking[]> {
    const first = await this.bookings.findOne({ ownerId, _id: bookingId });
    if (!first) return [];
    const { recurringId } = first;
    return recurringId === null ? [first] : this.bookings.findMany({ ownerId, recurringId, rescheduledFrom: null });
  }
}
