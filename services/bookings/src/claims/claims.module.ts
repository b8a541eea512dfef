import { Capability } from '@linkyard/service-kit';
import { claimedBuckets, claims } from './claim.schema.js';
import { Claims } from './claims.js';
import { ExpireHoldsJob } from './expire-holds.job.js';

@Capability({
  service: 'bookings',
  collections: [claims, claimedBuckets],
  eraseWithAccount: [claims, claimedBuckets],
  providers: [Claims, ExpireHoldsJob],
  exports: [Claims],
})
export class ClaimsModule {}
