import {
  approveBooking,
  changeBookingStatus,
  chargeBooking,
  getAppointment,
  getBooking,
  listAppointments,
  listBookings,
  listCalendarBookings,
  noteBooking,
  rescheduleBooking,
  resolveBookingAttention,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const bookingsApi = addEndpoints(['Bookings'], (build) => ({
  bookings: commandQuery(build, listBookings, { provides: ['Bookings', 'PaymentConnections'] }),
  booking: commandQuery(build, getBooking, { provides: ['Bookings'] }),
  calendarBookings: commandQuery(build, listCalendarBookings, { provides: ['Bookings'] }),
  approveBooking: commandMutation(build, approveBooking, ['Bookings', 'Notifications']),
  changeBookingStatus: commandMutation(build, changeBookingStatus, ['Bookings', 'Notifications']),
  chargeBooking: commandMutation(build, chargeBooking, ['Bookings', 'Notifications']),
  moveBooking: commandMutation(build, rescheduleBooking, ['Bookings']),
  resolveBookingAttention: commandMutation(build, resolveBookingAttention, ['Bookings']),
  noteBooking: commandMutation(build, noteBooking, ['Bookings']),
  /** Names and colours of what was booked. */
  bookedAppointments: commandQuery(build, listAppointments, { provides: ['Appointments'] }),
  bookedAppointment: commandQuery(build, getAppointment, { provides: ['Appointments'] }),
}));

export const {
  useBookingQuery,
  useBookingsQuery,
  useCalendarBookingsQuery,
  useApproveBookingMutation,
  useChangeBookingStatusMutation,
  useChargeBookingMutation,
  useMoveBookingMutation,
  useResolveBookingAttentionMutation,
  useNoteBookingMutation,
  useBookedAppointmentQuery,
  useBookedAppointmentsQuery,
  useLazyBookedAppointmentsQuery,
} = bookingsApi;
