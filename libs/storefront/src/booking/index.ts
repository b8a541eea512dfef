export { bookingAddress, type BookingQuery } from './booking-query.js';
export { bookingStyle } from './booking-style.js';
export { googleCalendarLink, outlookCalendarLink } from './calendar-links.js';
export { chooseScreen } from './choose-screen.js';
export type { ChooseView, ListedSlot, SlotDays } from './choose-view.js';
export { placeText } from './place-text.js';
export { seatsText } from './seats-text.js';
