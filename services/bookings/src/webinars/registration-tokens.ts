import { Inject, Injectable } from '@nestjs/common';
import { deriveKey, equalInConstantTime, keyedHash } from '@linkyard/crypto';
import { DomainError } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config/bookings-config.js';
import type { Registration } from './registration.schema.js';
import { RegistrationsRepository } from './registrations.repository.js';
import type { RepeatedRegistration } from './repeated-registration.schema.js';
import { RepeatedRegistrationsRepository } from './repeated-registrations.repository.js';

/** Tokens by which people open their registration. They follow from the uid, so that each mail can carry the link. */
@Injectable()
export class RegistrationTokens {
  private readonly key: Buffer;

  constructor(
    @Inject(BOOKINGS_CONFIG) config: BookingsConfig,
    private readonly registrations: RegistrationsRepository,
    private readonly repeated: RepeatedRegistrationsRepository,
  ) {
    this.key = deriveKey(config.DATA_KEY, 'bookings.registration');
  }

  of(uid: string): string {
    return keyedHash(this.key, 'registration', uid);
  }

  /** Without its token: for what reveals nothing of it. @throws DomainError core.not_found */
  async find(uid: string): Promise<Registration | RepeatedRegistration> {
    const registration = (await this.registrations.byUid(uid)) ?? (await this.repeated.byUid(uid));
    if (!registration) throw new DomainError('core.not_found');
    return registration;
  }

  /** @throws DomainError core.not_found for a wrong token as for a wrong uid */
  async open(uid: string, token: string): Promise<Registration | RepeatedRegistration> {
    const registration = await this.find(uid);
    if (!equalInConstantTime(token, this.of(uid))) throw new DomainError('core.not_found');
    return registration;
  }
}
