import { Capability } from '@linkyard/service-kit';
import { bookings } from './booking.schema.js';
import { BookingsRepository } from './bookings.repository.js';

@Capability({
  service: 'bookings',
  collections: [bookings],
  eraseWithAccount: [bookings],
  exportWithAccount: [bookings],
  providers: [BookingsRepository],
  exports: [BookingsRepository],
})
export class BookingRecordsModule {}
