import type { ErrorCatalogue } from './catalogue.js';

export const bookingsErrors = {
  'bookings.default_schedule': {
    http: 409,
    text: /*i18n*/ 'The default schedule cannot be deleted. Choose another default first.',
  },
  'bookings.has_bookings': {
    http: 409,
    text: /*i18n*/ 'There are bookings to come. Cancel them first, or switch the appointment off.',
  },
  'bookings.slot_taken': { http: 409, text: /*i18n*/ 'This time has just been taken. Please choose another one.' },
  'bookings.too_many_held': {
    http: 429,
    text: /*i18n*/ 'Several times or seats are being kept for you already. Please book or pay one of them first, or wait some minutes.',
  },
  'bookings.host_busy': { http: 409, text: /*i18n*/ 'Your calendar is busy at this time.' },
  'bookings.not_open': { http: 409, text: /*i18n*/ 'This time cannot be booked any more. Please choose another one.' },
  'bookings.too_many': { http: 409, text: /*i18n*/ 'You have booked this as often as it is offered in one week.' },
  'bookings.verify_email': {
    http: 409,
    text: /*i18n*/ 'We have sent a code to your e-mail address. Enter it to finish your booking.',
  },
  'bookings.cannot_be_paid': { http: 409, text: /*i18n*/ 'The host cannot take payments right now.' },
  'bookings.not_charged_yet': { http: 409, text: /*i18n*/ 'The card can be charged once the appointment has begun.' },
  'bookings.hold_ends': {
    http: 409,
    text: /*i18n*/ 'The card of this booking is not held that long. Please choose an earlier time.',
  },
  'bookings.too_late': { http: 409, text: /*i18n*/ 'It is too late to change this booking. Please contact the host.' },
  'bookings.too_early': { http: 409, text: /*i18n*/ 'This can be said only after the end of the appointment.' },
  'bookings.not_allowed': { http: 409, text: /*i18n*/ 'The host does not offer this change. Please contact them.' },
  'bookings.wrong_state': { http: 409, text: /*i18n*/ 'This booking has changed in the meantime. Load it again.' },
  'bookings.webinar_closed': { http: 409, text: /*i18n*/ 'Registration for this webinar is closed.' },
  'bookings.webinar_full': { http: 409, text: /*i18n*/ 'All seats of this webinar are taken.' },
  'bookings.has_registrations': {
    http: 409,
    text: /*i18n*/ 'People are registered for this. Cancel the webinar first, or keep the session.',
  },
  'bookings.calendar_refused': {
    http: 422,
    text: /*i18n*/ 'The calendar does not accept these credentials. Please check them and connect it again.',
  },
  'bookings.calendar_unavailable': { http: 503, text: /*i18n*/ 'The calendar could not be reached. Please try again.' },
  'bookings.calendar_unreadable': {
    http: 422,
    text: /*i18n*/ 'There is no calendar at this address. Please copy the whole address.',
  },
  'bookings.calendar_too_complex': {
    http: 422,
    text: /*i18n*/ 'This calendar takes too long to read. Please remove repeating events that you do not need and try again.',
  },
  'bookings.calendar_not_configured': {
    http: 409,
    text: /*i18n*/ 'This installation cannot connect calendars of this provider.',
  },
  'bookings.webinar_provider_refused': {
    http: 422,
    text: /*i18n*/ 'GoToWebinar did not accept our access. Please connect it again.',
  },
  'bookings.webinar_provider_unavailable': {
    http: 503,
    text: /*i18n*/ 'GoToWebinar could not be reached. Please try again.',
  },
  'bookings.webinar_provider_unreadable': {
    http: 422,
    text: /*i18n*/ 'GoToWebinar did not accept this. Please check the address and the settings there.',
  },
  'bookings.webinar_provider_not_configured': {
    http: 409,
    text: /*i18n*/ 'This installation cannot connect GoToWebinar.',
  },
  'bookings.webinar_provider_not_connected': { http: 409, text: /*i18n*/ 'Please connect GoToWebinar first.' },
} as const satisfies ErrorCatalogue;
