import { Injectable } from '@nestjs/common';
import { calendarRefused, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { OwnerNotifier } from './owner-notifier.service.js';

/** Notifies a host in the app that a calendar has to be connected again; the mail is the bookings service's. */
@Injectable()
export class CalendarNotice {
  constructor(private readonly notifier: OwnerNotifier) {}

  @OnEvent(calendarRefused, { id: 'notify-calendar-refused', isRepeatable: true })
  onRefused({ ownerId, accountId, email, at }: EventData<typeof calendarRefused>, facts: EventFacts): Promise<void> {
    const notification = {
      ...{ type: 'appointment' as const, email },
      ...{ formTypeData: { type: 'calendar' }, subject: { kind: 'calendarAccount', id: accountId } },
    };
    return this.notifier.notify({ ownerId, dedupeKey: `calendar:${accountId}:${at}`, notification }, facts);
  }
}
