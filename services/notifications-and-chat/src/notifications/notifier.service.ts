import { Injectable } from '@nestjs/common';
import { sendEmail, userAppNotification, userNotified, wantsMail } from '@linkyard/contracts';
import { JobQueue } from '@linkyard/queue';
import { runAcrossTenants, runForTenant } from '@linkyard/request-context';
import { broadcast, Bus, SiteUrls, UserContacts } from '@linkyard/service-kit';
import { textsFor } from '../locales/texts.js';
import { PushSender } from '../push/push-sender.js';
import { DigestsRepository } from './digests/digests.repository.js';
import { nextDigest } from './digests/next-digest.js';
import { LeadMailDigest } from './lead-mail-digest.job.js';
import { linkOf, searchedLinkOf, textOf } from './notification-texts.js';
import { presentNotification } from './notification.presenter.js';
import type { NotificationDocument } from './notification.schema.js';
import { NotificationsRepository } from './notifications.repository.js';
import type { Content, Notice, Recipient } from './rules/notification-rule.js';

/** Everything is on until the person changes it. */
const allOn = { app: true, email: true, push: true };

/**
 * Notifies people by the channels they chose for this type: the list in the app, open windows, mail, push. For handlers of events that run outside
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
    private readonly digests: DigestsRepository,
    private readonly push: PushSender,
  ) {}

  async notify(notice: Notice): Promise<void> {
    await runAcrossTenants('a reader may be of another tenant than what happened', async () => {
      for (const userId of notice.recipients) {
        const recipient = await this.contacts.find(userId);
        // Null: the account has been deleted.
        if (recipient) await runForTenant(recipient.tenantId, () => this.reach(recipient, notice));
      }
    });
  }

  private async reach(recipient: Recipient, notice: Notice): Promise<void> {
    const { tenantId } = recipient;
    const content = { ...blank, ...notice.content };
    const wanted = wantedOf(recipient, notice);
    const { app, email, push } = wanted.channels;
    if (!app && !email && !push) return;
    const fields = { ...wanted, tenantId, markAsRead: false, readAt: null, notification: content };
    const { document, isNew } = await this.notifications.addOnce(recipient.userId, {
      ...fields,
      dedupeKey: notice.dedupeKey,
    });
    // Windows that miss it find the notification in the list.
    if (isNew && document.channels.app) await this.announce(document, recipient);
    if (document.digest === 'waiting') await this.collect(recipient);
    else if (document.digest === 'none' && document.channels.email) await this.mail(notice, content, recipient);
    if (document.channels.push) await this.pushTo(recipient, document);
  }

  private async collect({ userId, tenantId, timeZone, notificationDigest }: Recipient): Promise<void> {
    const { dueAt, lastPeriod } = await this.digests.addTo(userId, tenantId);
    if (dueAt) return;
    const now = new Date();
    const next = nextDigest(notificationDigest, { zone: timeZone, after: now, lastPeriod });
    // Switched off since the notification was stored: it goes with the next run.
    await this.digests.schedule(userId, next ?? { at: now, period: lastPeriod ?? '' });
  }

  private async pushTo({ userId, tenantId, locale }: Recipient, { notification, dedupeKey }: NotificationDocument) {
    const { site } = await this.urls.of(tenantId);
    const body = textOf(notification, textsFor(locale));
    const note = { dedupeKey, title: site.brand.title, body, link: searchedLinkOf(notification), tag: dedupeKey };
    await this.push.toUser(userId, tenantId, note);
  }

  private async mail({ mail, dedupeKey }: Notice, content: Content, recipient: Recipient): Promise<void> {
    if (!mail) return;
    const { userId, email: to, name, locale, tenantId } = recipient;
    const notification = { userId, dedupeKey };
    const { collectAs, values, ...about } = mail;
    if (collectAs && !(await this.leadMails.count(userId, collectAs))) return;
    const { link } = await this.urls.of(tenantId);
    await this.jobs.enqueue(sendEmail, {
      ...{ ...about, notification, to, toName: name.slice(0, 120), locale, tenantId },
      values: values(recipient, textsFor(locale), link(linkOf(content))),
    });
  }

  private async announce(document: NotificationDocument, { userId, locale }: Recipient): Promise<void> {
    const payload = userAppNotification.payload.parse(presentNotification(document, textsFor(locale)));
    await broadcast(this.bus.connection, userNotified, { userId, event: userAppNotification.name, payload });
  }
}

/** By which channels a person is notified, and whether the mail waits for others. */
function wantedOf(recipient: Recipient, { content: { type }, mail }: Notice) {
  const { app, push } = recipient.notificationPrefs[type] ?? allOn;
  const email = mail !== undefined && wantsMail(recipient, type);
  const isCollected = email && type !== 'system' && recipient.notificationDigest.frequency !== 'off';
  // What is about the account itself is always listed: a person who acts as its owner cannot hide it.
  const channels = { app: app || type === 'system', email, push: push && recipient.status === 1 };
  return { channels, digest: isCollected ? ('waiting' as const) : ('none' as const) };
}

const blank: Omit<Content, 'type'> = {
  ...{ name: '', email: '', campaignName: '', appointmentName: '', productDetails: [], amount: null, currency: null },
  ...{ webinar: '', payerBName: '', receiverBName: '', formTypeData: null, subject: null },
};
