import { ConfirmRegistrationsController } from './confirm-registrations.controller.js';
import { RegistrationAdmission } from './registration-admission.js';
import { WaitingModule } from '../waiting/waiting-visits.js';
import { Capability, ownKey } from '@linkyard/service-kit';
import { ClaimsModule } from '../claims/claims.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { ProviderWebinarsModule } from '../provider-webinars/provider-webinars.module.js';
import { RegistrationChanges } from './registration-changes.js';
import { RegistrationExport } from './registration-export.js';
import { RegistrationFlow } from './registration-flow.js';
import { RegistrationList } from './registration-list.js';
import { RegistrationPayable } from './registration-payable.js';
import { RegistrationPayment } from './registration-payment.js';
import { RegistrationPayments } from './registration-payments.js';
import { RegistrationRefunds } from './registration-refunds.js';
import { RegistrationTokens } from './registration-tokens.js';
import { registrations } from './registration.schema.js';
import { RegistrationsController } from './registrations.controller.js';
import { OwnerModes } from '../booking-records/owner-modes.js';
import { RegistrationsRepository } from './registrations.repository.js';
import { repeatedRegistrations } from './repeated-registration.schema.js';
import { RepeatedRegistrations } from './repeated-registrations.js';
import { RepeatedRegistrationsRepository } from './repeated-registrations.repository.js';
import { SubscribeService } from './subscribe.service.js';
import { VisitorRegistrationsController } from './visitor-registrations.controller.js';
import { VisitorWebinars } from './visitor-webinars.js';
import { WebinarBlockSource } from './webinar-block-source.js';
import { WebinarJobs } from './webinar-jobs.js';
import { WebinarMailer } from './webinar-mailer.js';
import { WebinarMails } from './webinar-mails.js';
import { webinarSeats } from './webinar-seat.schema.js';
import { WebinarSeats } from './webinar-seats.js';
import { webinars } from './webinar.schema.js';
import { registrationModes } from './migrations/2026-11-26-registration-modes.js';
import { webinarMediaUses } from './migrations/2026-11-26-webinar-media-uses.js';
import { WebinarsController } from './webinars.controller.js';
import { WebinarsRepository } from './webinars.repository.js';
import { WebinarsService } from './webinars.service.js';

const collections = [webinars, webinarSeats, registrations, repeatedRegistrations];

/** Webinars and the registrations for them. */
@Capability({
  service: 'bookings',
  imports: [BookingsModule, ClaimsModule, ProviderWebinarsModule, WaitingModule],
  collections,
  migrations: [webinarMediaUses, registrationModes],
  eraseWithAccount: collections,
  transferWithAccount: [
    webinars,
    webinarSeats,
    { collection: registrations, onConflict: ownKey },
    { collection: repeatedRegistrations, onConflict: ownKey },
  ],
  exportWithAccount: [webinars, registrations],
  controllers: [
    WebinarsController,
    RegistrationsController,
    VisitorRegistrationsController,
    ConfirmRegistrationsController,
  ],
  providers: [
    WebinarsRepository,
    RegistrationsRepository,
    OwnerModes,
    WebinarSeats,
    WebinarsService,
    VisitorWebinars,
    WebinarBlockSource,
    RepeatedRegistrationsRepository,
    RepeatedRegistrations,
    RegistrationTokens,
    RegistrationFlow,
    RegistrationRefunds,
    RegistrationPayments,
    RegistrationPayable,
    RegistrationPayment,
    RegistrationChanges,
    RegistrationList,
    RegistrationExport,
    RegistrationAdmission,
    SubscribeService,
    WebinarMailer,
    WebinarMails,
    WebinarJobs,
  ],
  exports: [
    WebinarsRepository,
    WebinarsService,
    SubscribeService,
    RegistrationsRepository,
    RegistrationTokens,
    RegistrationFlow,
    WebinarMailer,
  ],
})
export class WebinarsModule {}
