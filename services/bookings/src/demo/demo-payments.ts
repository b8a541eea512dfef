import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { saveBooking, type UserCtx } from '@linkyard/contracts';
import { dayMs } from '@linkyard/time';
import type { Appointment } from '../appointment-records/appointment.schema.js';
import { SlotsService } from '../appointments/slots.service.js';
import { PlaceBooking } from '../bookings/placing/place-booking.js';
import { BookingPayment } from '../bookings/paying/booking-payment.js';

const people = [
  { name: 'Hana Novak', email: 'hana.novak@example.com' },
  { name: 'Peter Lang', email: 'peter.lang@example.com' },
  { name: 'Grace Miller', email: 'grace.miller@example.com' },
];

/** A few consultations to come, booked and paid at the simulated provider as visitors do it. */
@Injectable()
export class DemoPayments {
  constructor(
    private readonly slots: SlotsService,
    private readonly placing: PlaceBooking,
    private readonly payment: BookingPayment,
  ) {}

  /** @param pay the buyer's click on the payment page @throws DomainError bookings.cannot_be_paid without a payment account */
  async make(ctx: UserCtx, appointment: Appointment, pay = payAt, now = new Date()): Promise<number> {
    const { defaultDuration: duration, publicId } = appointment;
    const from = now.getTime() + 2 * dayMs;
    const free = await this.slots.open(appointment, { from, to: from + 14 * dayMs, duration, now });
    let count = 0;
    for (const [index, attendee] of people.entries()) {
      const slot = free[Math.floor(((index + 0.5) / people.length) * free.length)];
      if (!slot) continue;
      const start = new Date(slot.start).toISOString();
      const request = { publicId, start, timeZone: 'Europe/Berlin', attendee, idempotencyKey: randomUUID() };
      const [made] = await this.payment.start(await this.placing.place(saveBooking.request.parse(request), ctx));
      if (!made?.payUrl) continue;
      await pay(made.payUrl, attendee);
      await this.payment.settle(made);
      count += 1;
    }
    return count;
  }
}

async function payAt(url: string, { name, email }: { name: string; email: string }): Promise<void> {
  const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email, name });
  await fetch(url, { method: 'POST', body, redirect: 'manual' });
}
