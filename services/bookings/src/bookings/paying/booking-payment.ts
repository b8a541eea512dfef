import { Inject, Injectable } from '@nestjs/common';
import { paymentAuthorized, paymentExpired, paymentSettled, type EventData } from '@linkyard/contracts';
import { allocate } from '@linkyard/money';
import { ServiceDatabase, trusted } from '@linkyard/mongo';
import { DomainError, OnEvent, type EventMeta } from '@linkyard/service-kit';
import { AppointmentsRepository } from '../../appointment-records/appointments.repository.js';
import { Claims, claimOf } from '../../claims/claims.js';
import { seatsOf } from '../../claims/party.js';
import { BookingCharge } from './booking-charge.js';
import { BookingFlow } from '../changes/booking-flow.js';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { CardHolds } from './card-holds.js';
import { chargeableOf } from './hold-policy.js';
import { noPaymentAttention, withSecond } from '../../booking-records/payment-attention.js';
import { refusedStart } from './refused-start.js';
import { refundReasons } from './refund-cause.js';
import { Refunds } from './refunds.js';

/** Followed from a booking to the one that it was moved to. */
const maxMoves = 100;

const isPaidOtherwise = (booking: Booking, paymentId: string): boolean =>
  booking.paymentState !== 'unpaid' && booking.paymentId !== paymentId;

interface Paid {
  paymentId: string;
  /** Minor units. */
  amount: number;
}
interface Held {
  paymentId: string;
  authorizedUntil: Date;
}

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
    @Inject(BookingCharge) private readonly commerce: BookingCharge,
    @Inject(CardHolds) private readonly holds: CardHolds,
  ) {}

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
    const { userId: ownerId, _id, uid, paymentId, paymentState } = booking;
    if (paymentState !== 'unpaid' || paymentId === null) return { ...booking, retryUrl: null };
    const { state, amount, authorizedUntil, retryUrl } = await this.commerce.read(ownerId, paymentId);
    await this.database.transaction(async () => {
      if (state === 'settled') await this.paid(ownerId, _id, { paymentId, amount });
      if (authorizedUntil) await this.held(ownerId, _id, { paymentId, authorizedUntil: new Date(authorizedUntil) });
    });
    return { ...((await this.bookings.byUid(uid)) ?? booking), retryUrl };
  }

  @OnEvent(paymentSettled, { id: 'payment-of-booking-settled' })
  async onSettled({ subject, ownerId, ...money }: EventData<typeof paymentSettled>, _meta: EventMeta): Promise<void> {
    if (subject.kind === 'booking') await this.paid(ownerId, subject.id, money);
  }

  @OnEvent(paymentAuthorized, { id: 'payment-of-booking-authorized' })
  async onAuthorized(event: EventData<typeof paymentAuthorized>, _meta: EventMeta): Promise<void> {
    const { subject, ownerId, paymentId } = event;
    const authorizedUntil = new Date(event.authorizedUntil);
    if (subject.kind === 'booking') await this.held(ownerId, subject.id, { paymentId, authorizedUntil });
  }

  /**
   * Charges what is held, in whole or in part; the rest of it is released.
   * @param amount minor units; everything that may be charged when null
   * @throws DomainError payments.not_held, bookings.not_charged_yet, payments.capture_exceeds, payments.capture_refused
   */
  async charge(booking: Booking, amount: number | null, now = new Date()): Promise<Booking> {
    const { userId: ownerId, _id, uid, paymentId, paymentState } = booking;
    if (paymentState !== 'authorized' || paymentId === null) throw new DomainError('payments.not_held');
    const most = chargeableOf(booking, now);
    if (most === 0) throw new DomainError('bookings.not_charged_yet');
    if (amount !== null && amount > most) throw new DomainError('payments.capture_exceeds');
    const taken = await this.commerce.capture(ownerId, paymentId, amount ?? most);
    await this.database.transaction(() => this.paid(ownerId, _id, { paymentId, amount: taken }));
    return (await this.bookings.byUid(uid)) ?? booking;
  }

  @OnEvent(paymentExpired, { id: 'payment-of-booking-expired' })
  async onExpired({ subject, ownerId, paymentId }: EventData<typeof paymentExpired>, _meta: EventMeta): Promise<void> {
    if (subject.kind !== 'booking') return;
    // Another payment may have taken the place of the one that has ended.
    const isOwn = (booking: Booking) => booking.paymentId === null || booking.paymentId === paymentId;
    for (const booking of (await this.paidTogether(ownerId, subject.id)).filter(isOwn))
      if (booking.state === 'awaitingPayment') await this.flow.expire(booking, new Date());
  }

  async close({ userId: ownerId, paymentId }: Booking): Promise<void> {
    if (paymentId !== null) await this.commerce.cancel(ownerId, paymentId);
  }

  /** Inside a transaction. A repeat changes nothing. */
  private async paid(ownerId: string, bookingId: string, { paymentId, amount }: Paid, now = new Date()): Promise<void> {
    const together = await this.paidTogether(ownerId, bookingId, paymentId);
    const [first] = together;
    if (!first) return;
    if (together.every((booking) => isPaidOtherwise(booking, paymentId)))
      return this.noteSecond(first, { paymentId, amount });
    const dues = together.map(({ due }) => due);
    const shares = allocate(amount, dues);
    const differs = !first.cardHold && amount !== dues.reduce((sum, due) => sum + due, 0);
    const notice = { ...noPaymentAttention, code: 'amount_differs' as const, key: paymentId };
    for (const [index, booking] of together.entries()) {
      const { _id, cardHold } = booking;
      if (isPaidOtherwise(booking, paymentId)) continue;
      const paid = {
        ...{ paid: cardHold ? amount : (shares[index] ?? 0), paymentId, paymentState: 'paid' as const },
        ...(differs && index === 0 ? { paymentAttention: notice } : {}),
      };
      const from = cardHold ? (['unpaid', 'authorized', 'cancelled'] as const) : (['unpaid'] as const);
      const filter = { ownerId, _id, paymentState: trusted({ $in: [...from] }) };
      const settled = await this.bookings.update(filter, { $set: { ...paid, payUrl: null, holdUntil: null } });
      // A hold brought the booking on its way before it was charged.
      if (settled && booking.paymentState === 'unpaid') await this.arrived(settled, now);
    }
  }

  /** A payment of a booking that another one has paid: its host decides. One that moved along with its booking is no second one. */
  private async noteSecond(booking: Booking, { paymentId, amount }: Paid): Promise<void> {
    const { userId: ownerId } = booking;
    if (await this.isKnown(ownerId, paymentId)) return;
    let current = booking;
    for (let moves = 0; current.rescheduledTo !== null && moves < maxMoves; moves += 1)
      current = (await this.bookings.byUid(current.rescheduledTo)) ?? { ...current, rescheduledTo: null };
    const duplicates = withSecond(current, paymentId, amount);
    await this.bookings.update({ ownerId, _id: current._id }, { $set: { duplicates } });
  }

  /** It may have moved along with its booking. */
  private async isKnown(ownerId: string, paymentId: string): Promise<boolean> {
    return (await this.bookings.count({ ownerId, paymentId }, 1)) > 0;
  }

  /** Inside a transaction: the booking goes on as if it were paid. A repeat changes nothing. */
  private async held(ownerId: string, bookingId: string, { paymentId, authorizedUntil }: Held, now = new Date()) {
    const $set = { paymentId, holdUntil: authorizedUntil, paymentState: 'authorized' as const, payUrl: null };
    const held = await this.bookings.update({ ownerId, _id: bookingId, paymentState: 'unpaid' }, { $set });
    if (held) return this.arrived(held, now);
    const booking = await this.bookings.findOne({ ownerId, _id: bookingId });
    if (!booking || !isPaidOtherwise(booking, paymentId) || (await this.isKnown(ownerId, paymentId))) return;
    await this.holds.releaseSecond(booking, paymentId);
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
    const reason = refundReasons.booking.paid_too_late;
    if (open.paymentState === 'authorized') await this.holds.release(open, reason, 'paid_too_late');
    else await this.refunds.ask(open, open.paid, reason, 'paid_too_late');
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

  /** One booking, or all of a series: they were paid in one go. */
  private async paidTogether(ownerId: string, bookingId: string, paymentId?: string): Promise<Booking[]> {
    const first = await this.bookings.findOne({ ownerId, _id: bookingId });
    if (!first) return [];
    const { recurringId, cardHold, rescheduledTo } = first;
    // A hold has moved along with its booking before it was charged.
    if (paymentId && cardHold && rescheduledTo !== null) return this.bookings.findMany({ ownerId, paymentId });
    return recurringId === null ? [first] : this.bookings.findMany({ ownerId, recurringId, rescheduledFrom: null });
  }
}
