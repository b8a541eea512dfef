import { Inject } from '@nestjs/common';
import { Capability } from '@linkyard/service-kit';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { BookingsModule } from '../bookings/bookings.module.js';
import { CalendarAdapters } from './adapters/calendar-adapters.js';
import { ProviderClients } from './adapters/provider-clients.js';
import { BusyTimesModule } from './busy-times.module.js';
import { CalendarMail } from './calendar-mail.js';
import { CalendarSync } from './calendar-sync.js';
import { CalendarsController } from './calendars.controller.js';
import { CalendarsService } from './calendars.service.js';
import { ConsentService } from './consent.service.js';
import { CalendarEntries, calendarEntries } from './entries/calendar-entry.model.js';
import { IcsReader } from './ics/ics-reader.js';
import { MeetingRooms } from './entries/meeting-rooms.js';
import { RequestEntries } from './entries/request-entries.js';
import { WriteEntriesJob } from './entries/write-entries.job.js';
import { CalendarFeeds, calendarFeeds } from './feed/calendar-feed.model.js';
import { FeedService } from './feed/feed.service.js';
import { FreshBusyTimes } from './fresh-busy-times.js';
import { SyncCalendarsJob } from './sync-calendars.job.js';

const collections = [calendarFeeds, calendarEntries];

/** Hosts' own calendars: their busy times block slots, and bookings are written to one of them. */
@Capability({
  service: 'bookings',
  imports: [AppointmentsModule, BookingsModule, BusyTimesModule],
  collections,
  eraseWithAccount: collections,
  controllers: [CalendarsController],
  providers: [
    ProviderClients,
    IcsReader,
    CalendarAdapters,
    ConsentService,
    CalendarMail,
    CalendarSync,
    CalendarsService,
    CalendarFeeds,
    FeedService,
    SyncCalendarsJob,
    CalendarEntries,
    MeetingRooms,
    RequestEntries,
    WriteEntriesJob,
  ],
})
export class CalendarsModule {
  constructor(@Inject(FreshBusyTimes) fresh: FreshBusyTimes, @Inject(CalendarSync) calendars: CalendarSync) {
    fresh.readWith((account) => calendars.sync(account));
  }
}
