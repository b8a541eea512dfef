import { Injectable } from '@nestjs/common';
import type { bookingWalletHosts, RequestOf } from '@linkyard/contracts';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { RegistrationsRepository } from '../webinars/registrations.repository.js';

/** With whom an address has booked, or registered for a webinar. */
@Injectable()
export class WalletHosts {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly registrations: RegistrationsRepository,
  ) {}

  /** The latest first. */
  async of({ email, limit }: RequestOf<typeof bookingWalletHosts>): Promise<string[]> {
    const found = await Promise.all([this.bookings.hostsOf(email, limit), this.registrations.hostsOf(email, limit)]);
    const latest = found.flat().toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    return [...new Set(latest.map(({ userId }) => userId))].slice(0, limit);
  }
}
