import { Controller } from '@nestjs/common';
import { exampleCalendars } from '@linkyard/contracts';
import { Capability, Handles } from '@linkyard/service-kit';
import { calendarExamples } from './calendar-examples.js';

@Controller()
export class CalendarExamplesController {
  @Handles(exampleCalendars)
  async all() {
    return { files: calendarExamples() };
  }
}

/** What calendar files look like, for the check of a site. */
@Capability({ service: 'bookings', controllers: [CalendarExamplesController] })
export class CalendarExamplesModule {}
