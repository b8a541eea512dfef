import { Injectable } from '@nestjs/common';
import { bookingCancelled, bookingConfirmed, bookingRequested, type EventData } from '@linkyard/contracts';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { OwnerNotifier } from './owner-notifier.service.js';

type Booking = EventData<typeof bookingRequested>;

/** Notifies a host of bookings in the app and in open windows; the mails are the bookings service's. */
@Injectable()
export class BookingNotice {
  constructor(private readonly notifier: OwnerNotifier) {}

  @OnEvent(bookingRequested, { id: 'notify-booking-requested', isRepeatable: true })
  onRequested(booking: EventData<typeof bookingRequested>, facts: EventFacts): Promise<void> {
    return this.notify(booking, 'requested', facts);
  }

  /** What the host has approved is no news to them. */
  @OnEvent(bookingConfirmed, { id: 'notify-booking-confirmed', isRepeatable: true })
  async onConfirmed(booking: EventData<typeof bookingConfirmed>, facts: EventFacts): Promise<void> {
    if (!booking.isApproved) await this.notify(booking, 'confirmed', facts);
  }

  @OnEvent(bookingCancelled, { id: 'notify-booking-cancelled', isRepeatable: true })
  async onCancelled(booking: EventData<typeof bookingCancelled>, facts: EventFacts): Promise<void> {
    if (booking.by === 'attendee' && booking.wasAnnounced) await this.notify(booking, 'cancelled', facts);
  }

  private notify({ ownerId, uid, attendee, title, bookingId }: Booking, what: string, facts: EventFacts) {
    const notification = {
      ...{ type: 'appointment' as const, name: attendee.name, email: attendee.email, appointmentName: title },
      ...{ formTypeData: { type: what }, subject: { kind: 'booking', id: bookingId } },
    };
    return this.notifier.notify({ ownerId, dedupeKey: `booking:${uid}:${what}`, notification }, facts);
  }
}
