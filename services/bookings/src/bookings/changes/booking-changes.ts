import { Injectable } from '@nestjs/common';
import type { approveBooking, changeBookingStatus, chargeBooking, noteBooking, RequestOf } from '@linkyard/contracts';
import { priceStep } from '@linkyard/money';
import { ServiceDatabase } from '@linkyard/mongo';
import { amountField, DomainError, fieldRefusal, requireFound } from '@linkyard/service-kit';
import { ApprovedTime } from './approved-time.js';
import { BookingFlow } from './booking-flow.js';
import { BookingPayment } from '../paying/booking-payment.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { CardHolds } from '../paying/card-holds.js';
import { refusalBy } from './policy.js';
import { Refunds } from '../paying/refunds.js';

/** What becomes of a booking after it was made. */
@Injectable()
export class BookingChanges {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly time: ApprovedTime,
    private readonly flow: BookingFlow,
    private readonly payment: BookingPayment,
    private readonly refunds: Refunds,
    private readonly holds: CardHolds,
    private readonly database: ServiceDatabase,
  ) {}

  /** @throws DomainError core.not_found */
  async ofHost(ownerId: string, uid: string): Promise<Booking> {
    return requireFound(await this.bookings.findOne({ ownerId, uid }));
  }

  /** @throws DomainError bookings.not_allowed, bookings.too_late, bookings.wrong_state */
  async cancelByAttendee(booking: Booking, reason: string, now = new Date()): Promise<Booking> {
    const refusal = refusalBy(booking.cancelPolicy, booking.startAt, now);
    if (refusal && booking.state !== 'awaitingPayment') throw new DomainError(refusal);
    return this.cancel(booking, 'attendee', reason, now);
  }

  /** @throws DomainError core.not_found, bookings.wrong_state, bookings.too_early */
  async changeStatus(
    ownerId: string,
    { uid, command, reason }: RequestOf<typeof changeBookingStatus>,
    now = new Date(),
  ): Promise<Booking> {
    const booking = await this.ofHost(ownerId, uid);
    if (command === 'cancel') return this.cancel(booking, 'host', reason, now);
    if (now < (command === 'noShow' ? booking.endAt : booking.startAt)) throw new DomainError('bookings.too_early');
    return this.database.transaction(() =>
      command === 'noShow' ? this.flow.missed(booking, now) : this.flow.complete(booking, { by: 'host', reason }, now),
    );
  }

  /** @throws DomainError core.not_found, bookings.wrong_state, bookings.slot_taken, bookings.host_busy */
  async decide(
    ownerId: string,
    { uid, approve, reason, ignoreBusy }: RequestOf<typeof approveBooking>,
    now = new Date(),
  ): Promise<Booking> {
    const booking = await this.ofHost(ownerId, uid);
    if (booking.state !== 'awaitingApproval') throw new DomainError('bookings.wrong_state');
    if (approve && !ignoreBusy) await this.time.refresh(booking);
    return this.database.transaction(async () => {
      if (!approve) {
        const rejected = await this.flow.reject(booking, reason, now);
        return this.refunds.giveBack(rejected, 'host', reason || 'The host rejected the booking');
      }
      await this.time.take(booking, ignoreBusy, now);
      return this.flow.confirm(booking, now, true);
    });
  }

  /** @throws DomainError core.not_found, payments.not_held, bookings.not_charged_yet, payments.capture_exceeds, payments.capture_refused, core.invalid_input */
  async charge(
    ownerId: string,
    { uid, command, amount }: RequestOf<typeof chargeBooking>,
    now = new Date(),
  ): Promise<Booking> {
    const booking = await this.ofHost(ownerId, uid);
    if (booking.paymentState !== 'authorized') throw new DomainError('payments.not_held');
    if (command === 'release')
      return this.database.transaction(() => this.holds.release(booking, 'Released by the host'));
    return this.payment.charge(booking, amount === undefined ? null : minorOf(amount, booking.currency), now);
  }

  /** @throws DomainError core.not_found */
  async note(ownerId: string, { uid, internalNotes }: RequestOf<typeof noteBooking>): Promise<Booking> {
    return requireFound(await this.bookings.update({ ownerId, uid }, { $set: { internalNotes } }));
  }

  private async cancel(booking: Booking, by: 'attendee' | 'host', reason: string, now: Date): Promise<Booking> {
    const others = booking.state === 'awaitingPayment' ? await this.unpaidBeside(booking) : [];
    const cancelled = await this.database.transaction(async () => {
      for (const other of others) await this.flow.cancel(other, { by, reason }, now);
      const closed = await this.flow.cancel(booking, { by, reason }, now);
      return this.refunds.giveBack(closed, by, reason || `Cancelled by the ${by}`);
    });
    if (booking.state === 'awaitingPayment') await this.payment.close(booking);
    return cancelled;
  }

  /** The other dates that one payment was to pay. */
  private async unpaidBeside(booking: Booking): Promise<Booking[]> {
    const dates = await this.bookings.seriesOf(booking);
    return dates.filter(({ uid, state }) => uid !== booking.uid && state === 'awaitingPayment');
  }
}

/** @throws DomainError core.invalid_input */
function minorOf(major: string, currency: string): number {
  const minor = amountField('amount', major, currency, priceStep(currency));
  if (minor <= 0) throw fieldRefusal('amount', 'core.amount_not_positive');
  return minor;
}
