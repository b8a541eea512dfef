import { Injectable } from '@nestjs/common';
import { PayableSubject, type PaymentNews } from '@linkyard/payables';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { Claims, claimOf } from '../../claims/claims.js';
import { seatsOf } from '../../claims/party.js';
import { BookingFlow } from '../changes/booking-flow.js';
import { BookingPayments } from './booking-payments.js';
import { CardHolds } from './card-holds.js';
import { refundReasons } from './refund-cause.js';
import { Refunds } from './refunds.js';

/** Followed from a booking to the one that it was moved to. */
const maxMoves = 100;

/** What being paid means for a booking. @source design.md 4 "How money flows" */
@Injectable()
export class BookingPayable extends PayableSubject<Booking, Booking['paymentState']> {
  readonly kind = 'booking';

  constructor(
    readonly records: BookingPayments,
    private readonly bookings: BookingsRepository,
    private readonly appointments: AppointmentsRepository,
    private readonly claims: Claims,
    private readonly flow: BookingFlow,
    private readonly refunds: Refunds,
    private readonly holds: CardHolds,
  ) {
    super();
  }

  /** One booking, or all of a series, which are paid in one go. The payment of one that was moved has moved along. */
  async find({ ownerId, subject }: PaymentNews): Promise<Booking[]> {
    const named = await this.bookings.findOne({ ownerId, _id: subject.id });
    if (!named) return [];
    return named.recurringId === null ? [await this.current(named)] : this.bookings.seriesOf(named);
  }

  private async current(booking: Booking): Promise<Booking> {
    let current = booking;
    for (let moves = 0; current.rescheduledTo !== null && moves < maxMoves; moves += 1)
      current = (await this.bookings.byUid(current.rescheduledTo)) ?? { ...current, rescheduledTo: null };
    return current;
  }

  /** A hold brought the booking on its way before it was charged. */
  override async onPaid(paid: Booking, before: Booking): Promise<void> {
    if (before.paymentState === 'unpaid') await this.onPaymentReceived(paid, new Date());
  }

  override async onHeld(held: Booking): Promise<void> {
    await this.onPaymentReceived(held, new Date());
  }

  override async onSecondHold(booking: Booking, { paymentId }: PaymentNews): Promise<void> {
    await this.holds.releaseSecond(booking, paymentId);
  }

  override async onExpired(booking: Booking): Promise<void> {
    if (booking.state === 'awaitingPayment') await this.flow.expire(booking, new Date());
  }

  /** Paid too late is a booking still if its time is free; otherwise everything goes back. */
  private async onPaymentReceived(booking: Booking, now: Date): Promise<void> {
    const isWanted = booking.state === 'awaitingPayment' || booking.state === 'expired';
    if (isWanted && (await this.claimFor(booking, now))) {
      const awaited = booking.state === 'expired' ? await this.flow.reopen(booking, now) : booking;
      await this.flow.proceed(awaited, now);
      return;
    }
    const open = booking.state === 'awaitingPayment' ? await this.flow.expire(booking, now) : booking;
    const reason = refundReasons.booking.paid_too_late;
    if (open.paymentState === 'authorized') await this.holds.release(open, reason, 'paid_too_late');
    else await this.refunds.requestRefund(open, open.paid, reason, 'paid_too_late');
  }

  private async claimFor(booking: Booking, now: Date): Promise<boolean> {
    const { userId: ownerId, uid, appointmentId, startAt, duration } = booking;
    if (await this.claims.keep(ownerId, uid)) return true;
    const appointment = await this.appointments.findOne({ ownerId, _id: appointmentId });
    if (!appointment || startAt <= now) return false;
    const people = seatsOf(appointment, booking);
    const request = claimOf(appointment, uid, { start: startAt, duration, people, expiresAt: null });
    // Asked first: a duplicate key would end the transaction.
    if (!(await this.claims.isFree(request, now))) return false;
    await this.claims.claim(request, now);
    return true;
  }
}
