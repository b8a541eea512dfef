import { Inject, Injectable } from '@nestjs/common';
import { deriveKey, equalInConstantTime, hashToken, keyedHash, tokenMatches } from '@linkyard/crypto';
import { DomainError, requireFound } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config/bookings-config.js';
import type { Booking } from '../booking-records/booking.schema.js';
import { BookingsRepository } from '../booking-records/bookings.repository.js';

/** Tokens by which attendees manage their bookings. They follow from the uid, so that each mail can carry the link; only the hash is stored. */
@Injectable()
export class ManageTokens {
  private readonly key: Buffer;

  constructor(
    @Inject(BOOKINGS_CONFIG) config: BookingsConfig,
    private readonly bookings: BookingsRepository,
  ) {
    this.key = deriveKey(config.DATA_KEY, 'bookings.manage');
  }

  of(uid: string): string {
    return keyedHash(this.key, 'manage', uid);
  }

  hashOf(uid: string): string {
    return hashToken(this.of(uid));
  }

  /** For what may be done with the uid alone. @throws DomainError core.not_found */
  async find(uid: string): Promise<Booking> {
    return requireFound(await this.bookings.byUid(uid));
  }

  /** @throws DomainError core.not_found for a wrong token as for a wrong uid */
  async open(uid: string, token: string): Promise<Booking> {
    const booking = await this.bookings.byUid(uid);
    const isOpen =
      booking && (tokenMatches(token, booking.manageTokenHash) || equalInConstantTime(token, this.of(uid)));
    if (!isOpen) throw new DomainError('core.not_found');
    return booking;
  }
}
