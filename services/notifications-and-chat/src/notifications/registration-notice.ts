import { Inject, Injectable } from '@nestjs/common';
import {
  getUserContact,
  registrationApproved,
  registrationCancelled,
  registrationRequested,
  type EventData,
} from '@linkyard/contracts';
import { Bus, OnEvent, systemContext, type EventMeta } from '@linkyard/service-kit';
import { Announcer } from './announcer.js';
import { NotificationsRepository } from './notifications.repository.js';

type Registration = EventData<typeof registrationRequested>;

/** Notifies a creator of registrations for their webinars, in the app and in open windows. */
@Injectable()
export class RegistrationNotice {
  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(NotificationsRepository) private readonly notifications: NotificationsRepository,
    @Inject(Announcer) private readonly announcer: Announcer,
  ) {}

  @OnEvent(registrationRequested, { id: 'notify-registration-requested' })
  async onRequested(registration: EventData<typeof registrationRequested>, meta: EventMeta): Promise<void> {
    await this.notify(registration, 'requested', meta);
  }

  /** What the creator has approved is not announced to them. */
  @OnEvent(registrationApproved, { id: 'notify-registration-approved' })
  async onApproved(registration: EventData<typeof registrationApproved>, meta: EventMeta): Promise<void> {
    if (!registration.isApproved) await this.notify(registration, 'approved', meta);
  }

  @OnEvent(registrationCancelled, { id: 'notify-registration-cancelled' })
  async onCancelled(registration: EventData<typeof registrationCancelled>, meta: EventMeta): Promise<void> {
    if (registration.by === 'registrant' && registration.wasAnnounced)
      await this.notify(registration, 'cancelled', meta);
  }

  private async notify(registration: Registration, what: string, meta: EventMeta): Promise<void> {
    const { session, tenantId, requestId } = meta;
    const { ownerId: userId, uid } = registration;
    const ctx = systemContext({ tenantId, ...(requestId ? { requestId } : {}) });
    const { contact } = await this.bus.request(getUserContact, { userId }, ctx);
    const isWanted = contact !== null && (contact.notificationPrefs['webinar']?.app ?? true);
    if (!isWanted) return;
    const dedupeKey = `registration:${uid}:${what}`;
    const channels = { app: true, email: false, push: false };
    const notification = contentOf(registration, what);
    const fields = { tenantId, markAsRead: false, readAt: null, notification, channels, dedupeKey };
    await this.notifications.addOnce(userId, fields);
    this.announcer.afterCommit(session, userId, dedupeKey);
  }
}

const contentOf = ({ person, title, registrationId }: Registration, what: string) => ({
  type: 'webinar' as const,
  name: person.name,
  email: person.email,
  campaignName: '',
  appointmentName: '',
  productDetails: [],
  amount: null,
  currency: null,
  webinar: title,
  payerBName: '',
  receiverBName: '',
  formTypeData: { type: what },
  subject: { kind: 'registration', id: registrationId },
});
