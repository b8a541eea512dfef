import { Injectable } from '@nestjs/common';
import { bookingCancelled, bookingConfirmed, bookingRescheduled, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { BookingsRepository } from '../../booking-records/bookings.repository.js';
import { CalendarAccounts } from '../calendar-account.model.js';
import { CalendarEntries } from './calendar-entry.model.js';

/** Bookings that are made, moved or cancelled are written to their host's calendar. */
@Injectable()
export class RequestEntries {
  constructor(
    private readonly bookings: BookingsRepository,
    private readonly accounts: CalendarAccounts,
    private readonly entries: CalendarEntries,
  ) {}

  @OnEvent(bookingConfirmed, { id: 'calendar-booking-confirmed', isRepeatable: true })
  async onConfirmed({ uid }: EventData<typeof bookingConfirmed>, _facts: EventFacts): Promise<void> {
    await this.request(uid);
  }

  @OnEvent(bookingRescheduled, { id: 'calendar-booking-rescheduled', isRepeatable: true })
  async onRescheduled({ uid }: EventData<typeof bookingRescheduled>, _facts: EventFacts): Promise<void> {
    await this.request(uid);
  }

  @OnEvent(bookingCancelled, { id: 'calendar-booking-cancelled', isRepeatable: true })
  async onCancelled({ uid }: EventData<typeof bookingCancelled>, _facts: EventFacts): Promise<void> {
    await this.request(uid);
  }

  private async request(uid: string): Promise<void> {
    const booking = await this.bookings.byUid(uid);
    // Without a calendar there is nothing to write to; one that is connected later begins with later bookings.
    if (booking && (await this.accounts.findOne({ ownerId: booking.userId })))
      await this.entries.request(booking.userId, booking.icsUid);
  }
}
