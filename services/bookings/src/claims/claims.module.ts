import { Capability } from '@linkyard/service-kit';
import { claimedBuckets, claims } from './claim.schema.js';
import { Claims } from './claims.js';
import { ExpireHoldsJob } from './expire-holds.job.js';
import { FewAtOnce } from './few-at-once.js';
import { OneByOne } from './one-by-one.js';

@Capability({
  service: 'bookings',
  collections: [claims, claimedBuckets],
  eraseWithAccount: [claims, claimedBuckets],
  providers: [Claims, ExpireHoldsJob, FewAtOnce, OneByOne],
  exports: [Claims, FewAtOnce, OneByOne],
})
export class ClaimsModule {}
