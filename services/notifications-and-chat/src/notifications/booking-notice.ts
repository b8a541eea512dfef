import { Inject, Injectable } from '@nestjs/common';
import {
  bookingCancelled,
  bookingConfirmed,
  bookingRequested,
  getUserContact,
  type EventData,
} from '@linkyard/contracts';
import { Bus, OnEvent, systemContext, type EventMeta } from '@linkyard/service-kit';
import { Announcer } from './announcer.js';
import { NotificationsRepository } from './notifications.repository.js';

type Booking = EventData<typeof bookingRequested>;

/** Notifies a host of bookings in the app and in open windows; the mails are the bookings service's. */
@Injectable()
export class BookingNotice {
  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(NotificationsRepository) private readonly notifications: NotificationsRepository,
    @Inject(Announcer) private readonly announcer: Announcer,
  ) {}

  @OnEvent(bookingRequested, { id: 'notify-booking-requested' })
  async onRequested(booking: EventData<typeof bookingRequested>, meta: EventMeta): Promise<void> {
    await this.notify(booking, 'requested', meta);
  }

  /** What the host has approved is no news to them. */
  @OnEvent(bookingConfirmed, { id: 'notify-booking-confirmed' })
  async onConfirmed(booking: EventData<typeof bookingConfirmed>, meta: EventMeta): Promise<void> {
    if (!booking.isApproved) await this.notify(booking, 'confirmed', meta);
  }

  @OnEvent(bookingCancelled, { id: 'notify-booking-cancelled' })
  async onCancelled(booking: EventData<typeof bookingCancelled>, meta: EventMeta): Promise<void> {
    if (booking.by === 'attendee' && booking.wasAnnounced) await this.notify(booking, 'cancelled', meta);
  }

  private async notify(booking: Booking, what: string, { session, tenantId, requestId }: EventMeta): Promise<void> {
    const { ownerId: userId, uid } = booking;
    const ctx = systemContext({ tenantId, ...(requestId ? { requestId } : {}) });
    const { contact } = await this.bus.request(getUserContact, { userId }, ctx);
    const isWanted = contact !== null && (contact.notificationPrefs['appointment']?.app ?? true);
    if (!isWanted) return;
    const dedupeKey = `booking:${uid}:${what}`;
    const channels = { app: true, email: false, push: false };
    const notification = contentOf(booking, what);
    const fields = { tenantId, markAsRead: false, readAt: null, notification, channels, dedupeKey };
    await this.notifications.addOnce(userId, fields);
    this.announcer.afterCommit(session, userId, dedupeKey);
  }
}

const contentOf = ({ attendee, title, bookingId }: Booking, what: string) => ({
  type: 'appointment' as const,
  name: attendee.name,
  email: attendee.email,
  campaignName: '',
  appointmentName: title,
  productDetails: [],
  amount: null,
  currency: null,
  webinar: '',
  payerBName: '',
  receiverBName: '',
  formTypeData: { type: what },
  subject: { kind: 'booking', id: bookingId },
});
