import { Inject, Injectable } from '@nestjs/common';
import { calendarRefused, getUserContact, type EventData } from '@linkyard/contracts';
import { Bus, OnEvent, systemContext, type EventMeta } from '@linkyard/service-kit';
import { Announcer } from './announcer.js';
import { NotificationsRepository } from './notifications.repository.js';

/** Notifies a host in the app that a calendar has to be connected again; the mail is the bookings service's. */
@Injectable()
export class CalendarNotice {
  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(NotificationsRepository) private readonly notifications: NotificationsRepository,
    @Inject(Announcer) private readonly announcer: Announcer,
  ) {}

  @OnEvent(calendarRefused, { id: 'notify-calendar-refused' })
  async onRefused(refused: EventData<typeof calendarRefused>, meta: EventMeta): Promise<void> {
    const { session, tenantId, requestId } = meta;
    const { ownerId: userId, accountId, at } = refused;
    const ctx = systemContext({ tenantId, ...(requestId ? { requestId } : {}) });
    const { contact } = await this.bus.request(getUserContact, { userId }, ctx);
    const isWanted = contact !== null && (contact.notificationPrefs['appointment']?.app ?? true);
    if (!isWanted) return;
    const dedupeKey = `calendar:${accountId}:${at}`;
    const channels = { app: true, email: false, push: false };
    const notification = contentOf(refused);
    const fields = { tenantId, markAsRead: false, readAt: null, notification, channels, dedupeKey };
    await this.notifications.addOnce(userId, fields);
    this.announcer.afterCommit(session, userId, dedupeKey);
  }
}

const contentOf = ({ email, accountId }: EventData<typeof calendarRefused>) => ({
  type: 'appointment' as const,
  name: '',
  email,
  campaignName: '',
  appointmentName: '',
  productDetails: [],
  amount: null,
  currency: null,
  webinar: '',
  payerBName: '',
  receiverBName: '',
  formTypeData: { type: 'calendar' },
  subject: { kind: 'calendarAccount', id: accountId },
});
