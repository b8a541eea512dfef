export { bookingsService } from './bookings.module.js';
