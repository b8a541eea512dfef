import { startBooking } from './live/start-booking.js';

const main = document.querySelector('main');
if (main) startBooking(main);
