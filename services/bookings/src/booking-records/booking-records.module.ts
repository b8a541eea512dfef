import { Capability, ownKey } from '@linkyard/service-kit';
import { bookingSearchWords } from './migrations/2026-11-26-booking-search-words.js';
import { bookings } from './booking.schema.js';
import { bookingModes } from './migrations/2026-11-26-booking-modes.js';
import { BookingsRepository } from './bookings.repository.js';

@Capability({
  service: 'bookings',
  collections: [bookings],
  migrations: [bookingSearchWords, bookingModes],
  eraseWithAccount: [bookings],
  transferWithAccount: [{ collection: bookings, onConflict: ownKey }],
  exportWithAccount: [bookings],
  providers: [BookingsRepository],
  exports: [BookingsRepository],
})
export class BookingRecordsModule {}
