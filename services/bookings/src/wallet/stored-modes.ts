import { Injectable } from '@nestjs/common';
import { testPaymentKnown, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventMeta } from '@linkyard/service-kit';
import { BookingsRepository } from '../booking-records/bookings.repository.js';
import { RegistrationsRepository } from '../webinars/registrations.repository.js';

/** What was paid by test payments of earlier versions, which were stored without a mode. */
@Injectable()
export class StoredModes {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly registrations: RegistrationsRepository,
  ) {}

  @OnEvent(testPaymentKnown, { id: 'mode-of-stored' })
  async onKnown({ ownerId, paymentId }: EventData<typeof testPaymentKnown>, _meta: EventMeta): Promise<void> {
    const change = { $set: { mode: 'test' as const } };
    await this.bookings.updateMany({ ownerId, paymentId }, change);
    await this.registrations.updateMany({ ownerId, paymentId }, change);
  }
}
