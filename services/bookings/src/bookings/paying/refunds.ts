import { Injectable } from '@nestjs/common';
import type { EventData, RequestOf, resolveBookingAttention } from '@linkyard/contracts';
import { percentOf, roundingStep } from '@linkyard/money';
import { ServiceDatabase } from '@linkyard/mongo';
import { RefundRequests, type RefundCause } from '@linkyard/payables';
import { Bus, OnEvent, Outbox, requireFound, type EventFacts } from '@linkyard/service-kit';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { BookingPayments } from './booking-payments.js';
import { CardHolds } from './card-holds.js';
import { feeOnCancel } from './hold-policy.js';
import { refundReasons } from './refund-cause.js';
import { refundDue } from './refund-due.js';

/** What cancelling returns, in minor units: everything when the host does it, else what the policy says. */
export function refundOf(
  { paid, refundAsked, cancelPolicy, currency }: Pick<Booking, 'paid' | 'refundAsked' | 'cancelPolicy' | 'currency'>,
  by: 'attendee' | 'host' | 'system',
): number {
  const left = paid - refundAsked;
  if (by !== 'attendee' || cancelPolicy.refund === 'full') return left;
  return cancelPolicy.refund === 'none'
    ? 0
    : Math.min(left, percentOf(paid, cancelPolicy.percent, { step: roundingStep(currency) }));
}

/** Gives back what was paid for a booking. */
@Injectable()
export class Refunds {
  private readonly requests: RefundRequests<Booking, Booking['paymentState']>;

  constructor(
    private readonly bookings: BookingsRepository,
    records: BookingPayments,
    outbox: Outbox,
    bus: Bus,
    private readonly holds: CardHolds,
    private readonly database: ServiceDatabase,
  ) {
    this.requests = new RefundRequests({
      ...{ records, bus, database, idempotencyPrefix: 'booking-refund' },
      secondReason: refundReasons.booking.paid_twice,
      publish: ({ _id: bookingId }, due) => outbox.add(refundDue, { ...due, bookingId }),
    });
  }

  /**
   * What the end of a booking returns, inside the caller's transaction: by its policy when the attendee cancels, else everything. A hold
   * is given up, unless the policy leaves the host a fee to charge.
   */
  async giveBack(booking: Booking, by: 'attendee' | 'host' | 'system', reason: string): Promise<Booking> {
    if (booking.paymentState !== 'authorized') return this.requestRefund(booking, refundOf(booking, by), reason);
    return by === 'attendee' && feeOnCancel(booking) > 0 ? booking : this.holds.release(booking, reason);
  }

  /** Inside the caller's transaction. @param amount minor units; 0 does nothing */
  async requestRefund(booking: Booking, amount: number, reason: string, cause?: RefundCause): Promise<Booking> {
    return this.requests.request(booking, amount, reason, cause);
  }

  @OnEvent(refundDue, { id: 'booking-refund-due', isRepeatable: true })
  async onRefundDue(due: EventData<typeof refundDue>, { eventId }: EventFacts): Promise<void> {
    const { ownerId, bookingId: _id } = due;
    await this.requests.make(due, eventId, () => this.bookings.findOne({ ownerId, _id }));
  }

  /** What a host decides about a notice of a payment. @throws DomainError core.not_found */
  async resolve(ownerId: string, { uid, ...decided }: RequestOf<typeof resolveBookingAttention>): Promise<Booking> {
    return this.database.transaction(async () => {
      const booking = requireFound(await this.bookings.findOne({ ownerId, uid }));
      return this.requests.resolve(booking, decided);
    });
  }
}
