import { Capability } from '@linkyard/service-kit';
import { BookingsModule } from '../bookings/bookings.module.js';
import { GotoAccess } from './goto-access.js';
import { GotoClient } from './goto-client.js';
import { ProviderWebinars } from './provider-webinars.js';
import { WebinarConnections, webinarConnections } from './webinar-connection.model.js';
import { WebinarSyncs, webinarSyncs } from './webinar-sync.model.js';

const collections = [webinarConnections, webinarSyncs];
const shared = [WebinarConnections, WebinarSyncs, GotoClient, GotoAccess, ProviderWebinars];

@Capability({
  service: 'bookings',
  imports: [BookingsModule],
  collections,
  eraseWithAccount: collections,
  providers: shared,
  exports: shared,
})
export class ProviderWebinarsModule {}
