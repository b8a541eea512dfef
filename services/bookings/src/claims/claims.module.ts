import { Capability } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, bookingsConfigFrom } from '../config/bookings-config.js';
import { claimedBuckets, claims } from './claim.schema.js';
import { Claims } from './claims.js';
import { ExpireHoldsJob } from './expire-holds.job.js';
import { UnpaidHolds, unpaidHolds } from './unpaid-holds.js';

@Capability({
  service: 'bookings',
  collections: [claims, claimedBuckets, unpaidHolds],
  eraseWithAccount: [claims, claimedBuckets, unpaidHolds],
  transferWithAccount: [
    { collection: claims, onConflict: 'drop' },
    { collection: claimedBuckets, onConflict: 'drop' },
  ],
  providers: [
    { provide: BOOKINGS_CONFIG, useFactory: () => bookingsConfigFrom(process.env) },
    Claims,
    UnpaidHolds,
    ExpireHoldsJob,
  ],
  exports: [Claims, UnpaidHolds],
})
export class ClaimsModule {}
