import { Injectable } from '@nestjs/common';
import type { bookingPaymentFigures, RequestOf } from '@linkyard/contracts';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { RegistrationsRepository } from '../webinars/registrations.repository.js';

/** What bookings and registrations hold as paid and returned, by payment. */
@Injectable()
export class PaymentFigures {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly registrations: RegistrationsRepository,
  ) {}

  /** The bookings of a series share one payment; a second payment is held beside the one that counts. */
  async of({ payments }: RequestOf<typeof bookingPaymentFigures>) {
    const held = [...(await this.bookings.ofPayments(payments)), ...(await this.registrations.ofPayments(payments))];
    const asked = new Set(payments.map(({ paymentId }) => paymentId));
    const sums = new Map<string, { paid: number; refunded: number }>();
    for (const { paymentId, paid, refunded, duplicates = [] } of held)
      for (const one of [{ paymentId, amount: paid, refunded }, ...duplicates]) {
        if (one.paymentId === null || !asked.has(one.paymentId)) continue;
        const sum = sums.get(one.paymentId) ?? { paid: 0, refunded: 0 };
        // Second payments that earlier versions noted do not say what came back.
        sums.set(one.paymentId, { paid: sum.paid + one.amount, refunded: sum.refunded + (one.refunded ?? 0) });
      }
    return [...sums].map(([paymentId, sum]) => ({ paymentId, ...sum }));
  }
}
