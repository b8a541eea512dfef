import { Injectable } from '@nestjs/common';
import { InjectStored, type StoredModel } from '@linkyard/mongo';
import { JobQueue, MailAllowance } from '@linkyard/queue';
import { Capability, SiteUrls, waitingRequests, WaitingRequests } from '@linkyard/service-kit';

/** Free bookings (`booking`) and registrations (`registration`) for addresses that have had their mails of this hour. No time or seat is taken. */
@Injectable()
export class WaitingVisits extends WaitingRequests {
  constructor(
    @InjectStored('bookings', waitingRequests) model: StoredModel<typeof waitingRequests>,
    allowance: MailAllowance,
    jobs: JobQueue,
    urls: SiteUrls,
  ) {
    super(model, { allowance, jobs, urls });
  }
}

/** What waits for its reader; booking and registering import it. */
@Capability({
  service: 'bookings',
  collections: [waitingRequests],
  eraseWithAccount: [waitingRequests],
  providers: [WaitingVisits],
  exports: [WaitingVisits],
})
export class WaitingModule {}
