import { ConfirmBookingsController } from './confirm-bookings.controller.js';
import { WaitingModule } from '../waiting/waiting-visits.js';
import { Capability } from '@linkyard/service-kit';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { BusyTimesModule } from '../calendars/busy-times.module.js';
import { ClaimsModule } from '../claims/claims.module.js';
import { ConfigModule } from '../config/config.module.js';
import { AttendeeView } from './attendee-view.js';
import { BookService } from './book.service.js';
import { BookingCharge } from './booking-charge.js';
import { ApprovedTime } from './approved-time.js';
import { BookingChanges } from './booking-changes.js';
import { BookingDrafts } from './booking-drafts.js';
import { BookingExport } from './booking-export.js';
import { BookingFlow } from './booking-flow.js';
import { BookingJobs } from './booking-jobs.js';
import { BookingList } from './booking-list.js';
import { BookingPayment } from './booking-payment.js';
import { BookingsController } from './bookings.controller.js';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { emailCodes } from './email-code.schema.js';
import { CardHolds } from './card-holds.js';
import { EmailCodes } from './email-codes.js';
import { EmailVerification } from './email-verification.js';
import { KeptTimes } from './kept-times.js';
import { ManageTokens } from './manage-tokens.js';
import { PaymentNotices } from './payment-notices.js';
import { PlaceBooking } from './place-booking.js';
import { RateBooking } from './rate-booking.js';
import { Refunds } from './refunds.js';
import { RescheduleService } from './reschedule.service.js';
import { VisitorBookingsController } from './visitor-bookings.controller.js';

@Capability({
  service: 'bookings',
  imports: [ConfigModule, BookingRecordsModule, ClaimsModule, AppointmentsModule, BusyTimesModule, WaitingModule],
  collections: [emailCodes],
  eraseWithAccount: [emailCodes],
  controllers: [BookingsController, VisitorBookingsController, ConfirmBookingsController],
  providers: [
    ManageTokens,
    BookingDrafts,
    BookingFlow,
    BookService,
    AttendeeView,
    EmailCodes,
    EmailVerification,
    KeptTimes,
    PlaceBooking,
    RateBooking,
    Refunds,
    PaymentNotices,
    CardHolds,
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
    BookService,
    BookingPayment,
    RescheduleService,
  ],
})
export class BookingsModule {}
