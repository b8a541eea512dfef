import { Inject, Injectable } from '@nestjs/common';
import {
  email,
  getUserContact,
  sendEmail,
  userAppNotification,
  userNotified,
  type JobData,
  type NotificationView,
  type ReplyOf,
} from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { JobQueue } from '@linkyard/queue';
import { broadcast, Bus, LOGGER, SiteUrls, UserContacts, type EventFacts, type Logger } from '@linkyard/service-kit';
import { textsFor } from '../locales/texts.js';
import { linkOf } from './notification-link.js';
import type { NotificationDocument } from './notification.schema.js';
import { NotificationsRepository } from './notifications.repository.js';

type Content = NotificationView['notification'];
type Mail = JobData<typeof sendEmail>;
export type Owner = NonNullable<ReplyOf<typeof getUserContact>['contact']>;
export type OwnerMail = Pick<Mail, 'key' | 'template' | 'values' | 'replyTo'>;

export interface OwnerNews {
  ownerId: string;
  /** One notification for each key, however often its event comes. */
  dedupeKey: string;
  notification: Pick<Content, 'type'> & Partial<Content>;
  /**
   * The mail about it, null for none. Called only for an owner who wants mails of this type. Its key makes a repeated mail the same one.
   * @param link to the record in the app
   */
  mail?(owner: Owner, i18n: Texts, link: string): OwnerMail | null | Promise<OwnerMail | null>;
}

/** Everything is on until the person changes it. */
const allOn = { app: true, email: true, push: true };

/**
 * Notifies an owner by the channels they chose for this type: the list in the app, open windows, mail. For handlers of events that run
 * outside a transaction: keys make each effect happen once.
 */
@Injectable()
export class OwnerNotifier {
  constructor(
    private readonly bus: Bus,
    private readonly contacts: UserContacts,
    private readonly notifications: NotificationsRepository,
    private readonly jobs: JobQueue,
    private readonly urls: SiteUrls,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async notify(news: OwnerNews, { tenantId }: EventFacts): Promise<void> {
    const { ownerId, dedupeKey } = news;
    const contact = await this.contacts.find(ownerId);
    // The account has been deleted.
    if (!contact) return;
    const notification = { ...blank, ...news.notification };
    const prefs = contact.notificationPrefs[notification.type] ?? allOn;
    const byEmail = news.mail !== undefined && prefs.email && contact.emailVerified && contact.status === 1;
    if (byEmail) await this.mail(news, notification, contact);
    if (!prefs.app) return;
    const channels = { app: true, email: byEmail, push: false };
    const fields = { tenantId, markAsRead: false, readAt: null, notification, channels, dedupeKey };
    const added = await this.notifications.addOnce(ownerId, fields);
    // Only the toast is lost: the notification itself stands in the list.
    if (added)
      await this.announce(added).catch((error: unknown) =>
        this.logger.warn({ err: error }, 'a notification could not be announced'),
      );
  }

  private async mail({ mail }: OwnerNews, notification: Content, owner: Owner): Promise<void> {
    const { email: to, name, locale, tenantId } = owner;
    const { link } = await this.urls.of(tenantId);
    const content = await mail?.(owner, textsFor(locale), link(linkOf(notification)));
    if (!content) return;
    await this.jobs.enqueue(sendEmail, { ...content, to, toName: name.slice(0, 120), locale, tenantId });
  }

  private async announce(added: NotificationDocument) {
    const { userId, notification } = added;
    const payload = userAppNotification.payload.parse({
      ...added,
      link: linkOf(notification),
      state: { type: 'search', value: notification.name || notification.email },
    });
    await broadcast(this.bus.connection, userNotified, { userId, event: userAppNotification.name, payload });
  }
}

const blank: Omit<Content, 'type'> = {
  ...{ name: '', email: '', campaignName: '', appointmentName: '', productDetails: [], amount: null, currency: null },
  ...{ webinar: '', payerBName: '', receiverBName: '', formTypeData: null, subject: null },
};

/** An answer to a mail about a person reaches that person, where they left an address. */
export function replyToPerson(person: { name: string; email: string }): Pick<Mail, 'replyTo'> {
  const address = email.safeParse(person.email);
  return address.success ? { replyTo: { name: person.name.slice(0, 120), email: address.data } } : {};
}
