import { Capability } from '@linkyard/service-kit';
import { BusyTimes, busyTimes } from './busy-times.js';

@Capability({
  service: 'bookings',
  collections: [busyTimes],
  eraseWithAccount: [busyTimes],
  providers: [BusyTimes],
  exports: [BusyTimes],
})
export class BusyTimesModule {}
