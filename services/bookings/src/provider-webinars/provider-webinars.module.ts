import { Capability } from '@linkyard/service-kit';
import { ProviderWebinars } from './provider-webinars.js';
import { WebinarConnections, webinarConnections } from './webinar-connection.model.js';
import { WebinarSyncs, webinarSyncs } from './webinar-sync.model.js';

const collections = [webinarConnections, webinarSyncs];
const shared = [WebinarConnections, WebinarSyncs, ProviderWebinars];

/** Which webinars are held at a provider, as the webinars themselves see it. */
@Capability({
  service: 'bookings',
  collections,
  eraseWithAccount: collections,
  providers: shared,
  exports: shared,
})
export class ProviderWebinarsModule {}
