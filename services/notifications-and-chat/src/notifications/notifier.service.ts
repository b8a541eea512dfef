import { Injectable } from '@nestjs/common';
import { sendEmail, userAppNotification, userNotified } from '@linkyard/contracts';
import { JobQueue } from '@linkyard/queue';
import { broadcast, Bus, SiteUrls, UserContacts, type EventFacts } from '@linkyard/service-kit';
import { textsFor } from '../locales/texts.js';
import { LeadMailDigest } from './lead-mail-digest.job.js';
import { linkOf } from './notification-texts.js';
import { presentNotification } from './notification.presenter.js';
import type { NotificationDocument } from './notification.schema.js';
import { NotificationsRepository } from './notifications.repository.js';
import type { Content, Notice, Recipient } from './rules/notification-rule.js';

/** Everything is on until the person changes it. */
const allOn = { app: true, email: true, push: true };

/**
 * Notifies people by the channels they chose for this type: the list in the app, open windows, mail. For handlers of events that run outside
 * a transaction and may be repeated: the record is written once for each key, and so is what goes out by each channel.
 */
@Injectable()
export class Notifier {
  constructor(
    private readonly bus: Bus,
    private readonly contacts: UserContacts,
    private readonly notifications: NotificationsRepository,
    private readonly jobs: JobQueue,
    private readonly urls: SiteUrls,
    private readonly leadMails: LeadMailDigest,
  ) {}

  async notify(notice: Notice, { tenantId }: Pick<EventFacts, 'tenantId'>): Promise<void> {
    for (const userId of notice.recipients) {
      const recipient = await this.contacts.find(userId);
      // Null: the account has been deleted.
      if (recipient) await this.reach(recipient, notice, tenantId);
    }
  }

  private async reach(recipient: Recipient, notice: Notice, tenantId: string | null): Promise<void> {
    const content = { ...blank, ...notice.content };
    const wanted = recipient.notificationPrefs[content.type] ?? allOn;
    const isMailed = notice.mail !== undefined && wanted.email && recipient.emailVerified && recipient.status === 1;
    const channels = { app: wanted.app, email: isMailed, push: false };
    if (!channels.app && !channels.email) return;
    const fields = { tenantId, markAsRead: false, readAt: null, notification: content, channels };
    const { document, isNew } = await this.notifications.addOnce(recipient.userId, {
      ...fields,
      dedupeKey: notice.dedupeKey,
    });
    // Windows that miss it find the notification in the list.
    if (isNew && document.channels.app) await this.announce(document, recipient);
    if (document.channels.email) await this.mail(notice, content, recipient);
  }

  private async mail({ mail }: Notice, content: Content, recipient: Recipient): Promise<void> {
    if (!mail) return;
    const { userId, email: to, name, locale, tenantId } = recipient;
    const { collectAs, values, ...about } = mail;
    if (collectAs && !(await this.leadMails.count(userId, collectAs))) return;
    const { link } = await this.urls.of(tenantId);
    await this.jobs.enqueue(sendEmail, {
      ...{ ...about, to, toName: name.slice(0, 120), locale, tenantId },
      values: values(recipient, textsFor(locale), link(linkOf(content))),
    });
  }

  private async announce(document: NotificationDocument, { userId, locale }: Recipient): Promise<void> {
    const payload = userAppNotification.payload.parse(presentNotification(document, textsFor(locale)));
    await broadcast(this.bus.connection, userNotified, { userId, event: userAppNotification.name, payload });
  }
}

const blank: Omit<Content, 'type'> = {
  ...{ name: '', email: '', campaignName: '', appointmentName: '', productDetails: [], amount: null, currency: null },
  ...{ webinar: '', payerBName: '', receiverBName: '', formTypeData: null, subject: null },
};
