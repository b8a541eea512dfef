import { Injectable } from '@nestjs/common';
import { ServiceDatabase } from '@linkyard/mongo';
import { PaymentFlow } from '@linkyard/payables';
import { DomainError } from '@linkyard/service-kit';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { BookingFlow } from '../changes/booking-flow.js';
import { BookingCharge } from './booking-charge.js';
import { BookingPayable } from './booking-payable.js';
import { chargeableOf } from './hold-policy.js';
import { refusedStart } from './refused-start.js';

/** Begins, settles and charges the payments of bookings; `BookingPayable` decides what being paid means. */
@Injectable()
export class BookingPayment {
  private readonly following: PaymentFlow<Booking, Booking['paymentState']>;

  constructor(
    private readonly bookings: BookingsRepository,
    private readonly flow: BookingFlow,
    private readonly database: ServiceDatabase,
    private readonly commerce: BookingCharge,
    payable: BookingPayable,
  ) {
    this.following = new PaymentFlow(payable);
  }

  /** Begins the payment of the bookings of one request. @throws DomainError bookings.cannot_be_paid or payments.amount_refused, and they are given up */
  async start(made: readonly Booking[]): Promise<Booking[]> {
    const [first] = made;
    if (!first || first.state !== 'awaitingPayment' || first.payUrl !== null) return [...made];
    try {
      const { paymentId, redirectUrl: payUrl, mode } = await this.commerce.begin(first, made);
      const saved = made.map((booking) => this.noteStarted(booking, { paymentId, payUrl, mode }));
      return await Promise.all(saved);
    } catch (error) {
      const refusal = refusedStart(error);
      if (!refusal) throw error;
      await this.giveUp(made);
      throw refusal;
    }
  }

  /** The payment may have been reported before its start was answered: what is paid keeps no payment page. */
  private async noteStarted(booking: Booking, begun: Pick<Booking, 'paymentId' | 'payUrl' | 'mode'>): Promise<Booking> {
    const { userId: ownerId, _id } = booking;
    const filter = { ownerId, _id, paymentState: 'unpaid' } as const;
    const noted = await this.bookings.update(filter, { $set: begun });
    return noted ?? (await this.bookings.update({ ownerId, _id }, { $set: { mode: begun.mode } })) ?? booking;
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

  /** For the attendee's return: the provider is asked, and what it says is carried out at once. @returns `retryUrl` after an attempt that was declined */
  async settle(booking: Booking): Promise<Booking & { retryUrl: string | null }> {
    const { userId: ownerId, uid, paymentId, paymentState } = booking;
    if (paymentState !== 'unpaid' || paymentId === null) return { ...booking, retryUrl: null };
    const { state, amount, currency, authorizedUntil, retryUrl } = await this.commerce.read(ownerId, paymentId);
    const payment = { ...paidFor(booking), paymentId, amount, currency };
    const now = new Date();
    await this.database.transaction(async () => {
      if (state === 'settled') await this.following.settled(payment, now);
      if (authorizedUntil) await this.following.authorized(payment, new Date(authorizedUntil), now);
    });
    return { ...((await this.bookings.byUid(uid)) ?? booking), retryUrl };
  }

  /**
   * Charges what is held, in whole or in part; the rest of it is released.
   * @param amount minor units; everything that may be charged when null
   * @throws DomainError payments.not_held, bookings.not_charged_yet, payments.capture_exceeds, payments.capture_refused
   */
  async charge(booking: Booking, amount: number | null, now = new Date()): Promise<Booking> {
    const { userId: ownerId, uid, paymentId, paymentState, currency } = booking;
    if (paymentState !== 'authorized' || paymentId === null) throw new DomainError('payments.not_held');
    const most = chargeableOf(booking, now);
    if (most === 0) throw new DomainError('bookings.not_charged_yet');
    if (amount !== null && amount > most) throw new DomainError('payments.capture_exceeds');
    const taken = await this.commerce.capture(ownerId, paymentId, amount ?? most);
    const payment = { ...paidFor(booking), paymentId, amount: taken, currency };
    await this.database.transaction(() => this.following.settled(payment, now));
    return (await this.bookings.byUid(uid)) ?? booking;
  }

  async close({ userId: ownerId, paymentId }: Booking): Promise<void> {
    if (paymentId !== null) await this.commerce.cancel(ownerId, paymentId);
  }
}

const paidFor = ({ userId: ownerId, _id: id }: Booking) => ({
  ownerId,
  subject: { service: 'bookings', kind: 'booking', id } as const,
});
