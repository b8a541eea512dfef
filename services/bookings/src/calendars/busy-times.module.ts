import { Capability } from '@linkyard/service-kit';
import { AppointmentRecordsModule } from '../appointment-records/appointment-records.module.js';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { ConfigModule } from '../config/config.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { SchedulesModule } from '../schedules/schedules.module.js';
import { CalendarAdapters } from './adapters/calendar-adapters.js';
import { ProviderClients } from './adapters/provider-clients.js';
import { BusyTimes, busyTimes } from './busy-times.js';
import { CalendarAccounts, calendarAccounts } from './calendar-account.model.js';
import { CalendarMail } from './calendar-mail.js';
import { CalendarSync } from './calendar-sync.js';
import { ChosenCalendars } from './chosen-calendars.js';
import { FreshBusyTimes } from './fresh-busy-times.js';
import { IcsReader } from './ics/ics-reader.js';

const shared = [
  BusyTimes,
  CalendarAccounts,
  ChosenCalendars,
  ProviderClients,
  IcsReader,
  CalendarAdapters,
  CalendarMail,
  CalendarSync,
  FreshBusyTimes,
];

/** When hosts are busy in their own calendars, and how those are read. */
@Capability({
  service: 'bookings',
  imports: [ConfigModule, ConsentsModule, AppointmentRecordsModule, BookingRecordsModule, SchedulesModule],
  collections: [busyTimes, calendarAccounts],
  eraseWithAccount: [busyTimes, calendarAccounts],
  providers: shared,
  exports: [...shared, AppointmentRecordsModule, SchedulesModule],
})
export class BusyTimesModule {}
