import { payablesOf } from '@linkyard/payables';
import { serviceOf } from '@linkyard/service-kit';
import { WaitingModule } from './waiting/waiting-visits.js';
import { AppointmentsModule } from './appointments/appointments.module.js';
import { BookingsModule } from './bookings/bookings.module.js';
import { BusyTimesModule } from './calendars/busy-times.module.js';
import { CalendarExamplesModule } from './calendar-examples/calendar-examples.module.js';
import { CalendarsModule } from './calendars/calendars.module.js';
import { ClaimsModule } from './claims/claims.module.js';
import { DemoModule } from './demo/demo.module.js';
import { GotoWebinarModule } from './gotowebinar/gotowebinar.module.js';
import { ProviderWebinarsModule } from './provider-webinars/provider-webinars.module.js';
import { MailsModule } from './mails/mails.module.js';
import { ReferencesModule } from './references/references.module.js';
import { WalletModule } from './wallet/wallet.module.js';
import { WebinarsModule } from './webinars/webinars.module.js';
import { TimeZonesModule } from './time-zones/time-zones.module.js';

/** Each capability is a folder with its own module; add it here and nowhere else. */
export const bookingsService = serviceOf('bookings', [
  WaitingModule,
  TimeZonesModule,
  ClaimsModule,
  BusyTimesModule,
  AppointmentsModule,
  BookingsModule,
  CalendarsModule,
  CalendarExamplesModule,
  MailsModule,
  ProviderWebinarsModule,
  WebinarsModule,
  payablesOf('bookings'),
  GotoWebinarModule,
  WalletModule,
  ReferencesModule,
  DemoModule,
]);
