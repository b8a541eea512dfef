import { Injectable } from '@nestjs/common';
import type { bookingPaidItems, ReplyInput, RequestOf } from '@linkyard/contracts';
import { trusted } from '@linkyard/mongo';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { RegistrationsRepository } from '../webinars/registrations.repository.js';

/** What was paid with one payment, for its receipt. */
@Injectable()
export class PaidItems {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly registrations: RegistrationsRepository,
  ) {}

  /** The earliest first. */
  async of({ ownerId, paymentId }: RequestOf<typeof bookingPaidItems>): Promise<ReplyInput<typeof bookingPaidItems>> {
    const filter = { ownerId, paymentId, paid: trusted({ $gt: 0 }) };
    const [booked, registered] = await Promise.all([
      this.bookings.findMany(filter, { sort: { startAt: 1 } }),
      this.registrations.findMany(filter),
    ]);
    const items = [...booked, ...registered].map(({ title, startAt, timeZone, paid }) => ({
      ...{ title, startAt, timeZone, paid },
    }));
    const [booking] = booked;
    if (booking) {
      const { attendee, locale } = booking;
      return { person: { name: attendee.name, email: attendee.email, locale }, items };
    }
    const [registration] = registered;
    if (!registration) return { person: null, items };
    const { firstName, lastName, email } = registration.person;
    return { person: { name: `${firstName} ${lastName}`.trim(), email, locale: registration.locale }, items };
  }
}
