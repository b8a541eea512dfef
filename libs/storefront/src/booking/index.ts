export { bookingStyle } from './booking-style.js';
export { googleCalendarLink, outlookCalendarLink } from './calendar-links.js';
export { seatsText } from './seats-text.js';
