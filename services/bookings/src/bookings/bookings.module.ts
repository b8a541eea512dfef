import { ConfirmBookingsController } from './verification/confirm-bookings.controller.js';
import { WaitingModule } from '../waiting/waiting-visits.js';
import { Capability } from '@linkyard/service-kit';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { BusyTimesModule } from '../calendars/busy-times.module.js';
import { ClaimsModule } from '../claims/claims.module.js';
import { ConfigModule } from '../config/config.module.js';
import { AttendeeView } from './reading/attendee-view.js';
import { AttendeeLimit } from './placing/attendee-limit.js';
import { BookingCharge } from './paying/booking-charge.js';
import { ApprovedTime } from './changes/approved-time.js';
import { BookingChanges } from './changes/booking-changes.js';
import { BookingDrafts } from './placing/booking-drafts.js';
import { BookingExport } from './reading/booking-export.js';
import { BookingFlow } from './changes/booking-flow.js';
import { BookingJobs } from './booking-jobs.js';
import { BookingList } from './reading/booking-list.js';
import { BookingRequests } from './placing/booking-requests.js';
import { BookingPayable } from './paying/booking-payable.js';
import { BookingPayment } from './paying/booking-payment.js';
import { BookingPayments } from './paying/booking-payments.js';
import { BookingsController } from './bookings.controller.js';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { emailCodes } from './verification/email-code.schema.js';
import { CardHolds } from './paying/card-holds.js';
import { EmailCodes } from './verification/email-codes.js';
import { EmailVerification } from './verification/email-verification.js';
import { HoldTime } from './placing/hold-time.js';
import { HostTurns } from './placing/host-turns.js';
import { KeptTimes } from './placing/kept-times.js';
import { OwnerModes } from '../booking-records/owner-modes.js';
import { ManageTokens } from './manage-tokens.js';
import { PlaceBooking } from './placing/place-booking.js';
import { RateBooking } from './changes/rate-booking.js';
import { Refunds } from './paying/refunds.js';
import { RescheduleService } from './changes/reschedule.service.js';
import { WriteBookings } from './placing/write-bookings.js';
import { VisitorBookingsController } from './visitor-bookings.controller.js';

@Capability({
  service: 'bookings',
  imports: [ConfigModule, BookingRecordsModule, ClaimsModule, AppointmentsModule, BusyTimesModule, WaitingModule],
  collections: [emailCodes],
  eraseWithAccount: [emailCodes],
  controllers: [BookingsController, VisitorBookingsController, ConfirmBookingsController],
  providers: [
    ManageTokens,
    OwnerModes,
    BookingDrafts,
    BookingFlow,
    BookingRequests,
    HostTurns,
    HoldTime,
    AttendeeLimit,
    WriteBookings,
    AttendeeView,
    EmailCodes,
    EmailVerification,
    KeptTimes,
    PlaceBooking,
    RateBooking,
    BookingPayments,
    Refunds,
    CardHolds,
    BookingPayable,
    BookingCharge,
    BookingPayment,
    ApprovedTime,
    BookingChanges,
    RescheduleService,
    BookingList,
    BookingExport,
    BookingJobs,
  ],
  exports: [
    ConfigModule,
    BookingRecordsModule,
    ManageTokens,
    BookingDrafts,
    PlaceBooking,
    BookingPayment,
    RescheduleService,
  ],
})
export class BookingsModule {}
