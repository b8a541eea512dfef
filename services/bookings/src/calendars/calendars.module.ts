import { Capability } from '@linkyard/service-kit';
import { BookingRecordsModule } from '../booking-records/booking-records.module.js';
import { ConfigModule } from '../config/config.module.js';
import { BusyTimesModule } from './busy-times.module.js';
import { CalendarsController } from './calendars.controller.js';
import { CalendarsService } from './calendars.service.js';
import { ConsentService } from './consent.service.js';
import { CalendarEntries, calendarEntries } from './entries/calendar-entry.model.js';
import { MeetingRooms } from './entries/meeting-rooms.js';
import { RequestEntries } from './entries/request-entries.js';
import { WriteEntriesJob } from './entries/write-entries.job.js';
import { CalendarFeeds, calendarFeeds } from './feed/calendar-feed.model.js';
import { FeedService } from './feed/feed.service.js';
import { SyncCalendarsJob } from './sync-calendars.job.js';

const collections = [calendarFeeds, calendarEntries];

/** Hosts' own calendars: their busy times block slots, and bookings are written to one of them. */
@Capability({
  service: 'bookings',
  imports: [ConfigModule, BookingRecordsModule, BusyTimesModule],
  collections,
  eraseWithAccount: collections,
  controllers: [CalendarsController],
  providers: [
    ConsentService,
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
export class CalendarsModule {}
