import { Inject, Injectable } from '@nestjs/common';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { JobQueue, MailAllowance } from '@linkyard/queue';
import { Capability, waitingRequests, WaitingRequests } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, bookingsConfigFrom, type BookingsConfig } from '../config/bookings-config.js';

/** Free bookings (`booking`) and registrations (`registration`) for addresses that have had their mails of this hour. No time or seat is taken. */
@Injectable()
export class WaitingVisits extends WaitingRequests {
  constructor(
    @InjectStored('bookings', waitingRequests) model: StoredModel<typeof waitingRequests>,
    allowance: MailAllowance,
    jobs: JobQueue,
    @Inject(BOOKINGS_CONFIG) { PUBLIC_URL: publicUrl }: BookingsConfig,
  ) {
    super(model, { allowance, jobs, publicUrl });
  }
}

/** What waits for its reader; booking and registering import it. */
@Capability({
  service: 'bookings',
  collections: [waitingRequests],
  eraseWithAccount: [waitingRequests],
  providers: [{ provide: BOOKINGS_CONFIG, useFactory: () => bookingsConfigFrom(process.env) }, WaitingVisits],
  exports: [WaitingVisits],
})
export class WaitingModule {}
