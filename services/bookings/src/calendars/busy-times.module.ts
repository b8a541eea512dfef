import { Capability } from '@linkyard/service-kit';
import { BusyTimes, busyTimes } from './busy-times.js';
import { CalendarAccounts, calendarAccounts } from './calendar-account.model.js';
import { ChosenCalendars } from './chosen-calendars.js';
import { FreshBusyTimes } from './fresh-busy-times.js';

@Capability({
  service: 'bookings',
  collections: [busyTimes, calendarAccounts],
  eraseWithAccount: [busyTimes, calendarAccounts],
  providers: [BusyTimes, CalendarAccounts, ChosenCalendars, FreshBusyTimes],
  exports: [BusyTimes, CalendarAccounts, ChosenCalendars, FreshBusyTimes],
})
export class BusyTimesModule {}
