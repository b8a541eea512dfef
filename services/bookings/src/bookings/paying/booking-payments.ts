import { Injectable } from '@nestjs/common';
import { bookingPaymentStates } from '@linkyard/contracts';
import { fieldsOf, PayableRecords, storedPayment, type PaymentChange } from '@linkyard/payables';
import type { Booking } from '../../booking-records/booking.schema.js';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';

type State = Booking['paymentState'];

/** What bookings store of their payments. */
@Injectable()
export class BookingPayments extends PayableRecords<Booking, State> {
  readonly states = bookingPaymentStates;

  constructor(private readonly bookings: BookingsRepository) {
    super();
  }

  describe(booking: Booking) {
    const { due, holdUntil: heldUntil, cardHold: mayTakeLess } = booking;
    return storedPayment(booking, { due, heldUntil, mayTakeLess });
  }

  async again({ userId: ownerId, _id }: Booking): Promise<Booking | null> {
    return this.bookings.findOne({ ownerId, _id });
  }

  async save({ userId: ownerId, _id, paymentState, rev }: Booking, change: PaymentChange<State>) {
    const holdUntil = change.heldUntil === undefined ? {} : { holdUntil: change.heldUntil };
    const $set = { ...fieldsOf(change), ...holdUntil };
    return this.bookings.update({ ownerId, _id, paymentState }, { $set }, { rev });
  }
}
