import { approveBooking, changeBookingStatus, listAppointments, listBookings } from '@linkyard/contracts';
import { api } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const bookingsApi = api.enhanceEndpoints({ addTagTypes: ['Bookings', 'Appointments'] }).injectEndpoints({
  endpoints: (build) => ({
    bookings: commandQuery(build, listBookings, { provides: ['Bookings'] }),
    approveBooking: commandMutation(build, approveBooking, ['Bookings', 'Notifications']),
    changeBookingStatus: commandMutation(build, changeBookingStatus, ['Bookings', 'Notifications']),
    /** Names and colours of what was booked. */
    bookedAppointments: commandQuery(build, listAppointments, { provides: ['Appointments'] }),
  }),
});

export const {
  useBookingsQuery,
  useApproveBookingMutation,
  useChangeBookingStatusMutation,
  useBookedAppointmentsQuery,
} = bookingsApi;
