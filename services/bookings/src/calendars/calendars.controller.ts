import { Controller } from '@nestjs/common';
import {
  connectCalendar,
  deleteCalendar,
  getCalendarFeed,
  listCalendars,
  readCalendarFeed,
  rotateCalendarFeed,
  testCalendar,
  updateCalendar,
  type RequestOf,
  type UserCtx,
} from '@linkyard/contracts';
import { Handles } from '@linkyard/service-kit';
import { CalendarsService } from './calendars.service.js';
import { FeedService } from './feed/feed.service.js';

@Controller()
export class CalendarsController {
  constructor(
    private readonly calendars: CalendarsService,
    private readonly feed: FeedService,
  ) {}

  @Handles(listCalendars)
  list(_request: object, { userId }: UserCtx) {
    return this.calendars.list(userId);
  }

  @Handles(connectCalendar)
  connect(request: RequestOf<typeof connectCalendar>, { userId }: UserCtx) {
    return this.calendars.connect(userId, request);
  }

  @Handles(testCalendar)
  test({ _id }: RequestOf<typeof testCalendar>, { userId }: UserCtx) {
    return this.calendars.test(userId, _id);
  }

  @Handles(updateCalendar)
  update(request: RequestOf<typeof updateCalendar>, { userId }: UserCtx) {
    return this.calendars.update(userId, request);
  }

  @Handles(deleteCalendar)
  async remove({ _id }: RequestOf<typeof deleteCalendar>, { userId }: UserCtx) {
    await this.calendars.remove(userId, _id);
    return { ids: [_id] };
  }

  @Handles(getCalendarFeed)
  address(_request: object, { userId }: UserCtx) {
    return this.feed.address(userId);
  }

  @Handles(rotateCalendarFeed)
  rotate(_request: object, { userId }: UserCtx) {
    return this.feed.rotate(userId);
  }

  @Handles(readCalendarFeed)
  read({ token }: RequestOf<typeof readCalendarFeed>) {
    return this.feed.read(token);
  }
}
