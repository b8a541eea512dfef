import { Inject, Injectable } from '@nestjs/common';
import {
  donationCompleted,
  donationEnded,
  donationRenewalFailed,
  getUserContact,
  sendEmail,
  type EventData,
  type ReplyOf,
} from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { formatAmount } from '@linkyard/money';
import { JobQueue } from '@linkyard/queue';
import { Bus, OnEvent, systemContext, type EventMeta } from '@linkyard/service-kit';
import { APP_URL } from '../config/app-url.js';
import { textsFor } from '../locales/texts.js';
import { Announcer } from './announcer.js';
import { linkOf } from './notification-link.js';
import { NotificationsRepository } from './notifications.repository.js';

type Donation = EventData<typeof donationCompleted>;
type Ended = EventData<typeof donationEnded>;
interface Change {
  kind: 'donationEnd' | 'donationFailure';
  template: 'donation-stopped' | 'donation-not-renewed';
  /** The same for every copy of the event. */
  key: string;
}
type Contact = NonNullable<ReplyOf<typeof getUserContact>['contact']>;

const rhythms = (i18n: Texts) => ({ once: '', month: i18n.t('every month'), year: i18n.t('every year') });

/** Everything is on until the person changes it. */
const allOn = { app: true, email: true, push: true };

/** Notifies the receiver of a donation: in the app, in open windows, by mail. */
@Injectable()
export class DonationNotice {
  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(NotificationsRepository) private readonly notifications: NotificationsRepository,
    @Inject(Announcer) private readonly announcer: Announcer,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(APP_URL) private readonly appUrl: string,
  ) {}

  /** The mail's job comes first: after a crash the event is handled again, and the job's key makes it the same job. */
  @OnEvent(donationCompleted, { id: 'notify-donation-completed' })
  async onCompleted(donation: Donation, { session, tenantId, requestId }: EventMeta): Promise<void> {
    const { ownerId: userId, donationId } = donation;
    const ctx = systemContext({ tenantId, ...(requestId ? { requestId } : {}) });
    const { contact } = await this.bus.request(getUserContact, { userId }, ctx);
    // The account has been deleted.
    if (!contact) return;
    const prefs = contact.notificationPrefs['donation'] ?? allOn;
    const byEmail = prefs.email && contact.emailVerified && contact.status === 1;
    if (byEmail) await this.mail(donation, contact);
    if (!prefs.app) return;
    const dedupeKey = `donation:${donationId}`;
    const channels = { app: true, email: byEmail, push: false };
    const notification = contentOf(donation);
    const fields = { tenantId, markAsRead: false, readAt: null, notification, channels, dedupeKey };
    await this.notifications.addOnce(userId, fields);
    this.announcer.afterCommit(session, userId, dedupeKey);
  }

  @OnEvent(donationEnded, { id: 'notify-donation-ended' })
  onEnded(donation: Ended, meta: EventMeta): Promise<void> {
    return this.notify(donation, { kind: 'donationEnd', template: 'donation-stopped', key: donation.donationId }, meta);
  }

  @OnEvent(donationRenewalFailed, { id: 'notify-donation-renewal-failed' })
  onRenewalFailed(donation: EventData<typeof donationRenewalFailed>, meta: EventMeta): Promise<void> {
    const key = `${donation.donationId}:${new Date(donation.failedAt).getTime()}`;
    return this.notify(donation, { kind: 'donationFailure', template: 'donation-not-renewed', key }, meta);
  }

  /** Of a change of a donation that repeats. */
  private async notify(donation: Ended, { kind, template, key }: Change, meta: EventMeta): Promise<void> {
    const { ownerId: userId, donationId, name, email, currency, amount } = donation;
    const { session, tenantId, requestId } = meta;
    const ctx = systemContext({ tenantId, ...(requestId ? { requestId } : {}) });
    const { contact } = await this.bus.request(getUserContact, { userId }, ctx);
    if (!contact) return;
    const prefs = contact.notificationPrefs['donation'] ?? allOn;
    const byEmail = prefs.email && contact.emailVerified && contact.status === 1;
    const notification = { ...contentOf(donation), subject: { kind, id: donationId } };
    const i18n = textsFor(contact.locale);
    if (byEmail)
      await this.jobs.enqueue(sendEmail, {
        ...{ key: `${template}:${key}`, template, to: contact.email },
        ...{ toName: contact.name.slice(0, 120), locale: contact.locale, tenantId: contact.tenantId },
        values: {
          ...{ name: contact.name, pageName: donation.campaignName, donorEmail: email },
          donor: name || i18n.t('Someone'),
          amount: formatAmount(amount, currency, i18n.language),
          rhythm: rhythms(i18n)[donation.interval],
          link: new URL(linkOf(notification), this.appUrl).href,
        },
      });
    if (!prefs.app) return;
    const dedupeKey = `${kind === 'donationEnd' ? 'donation-end' : 'donation-failure'}:${key}`;
    const channels = { app: true, email: byEmail, push: false };
    const fields = { tenantId, markAsRead: false, readAt: null, notification, channels, dedupeKey };
    await this.notifications.addOnce(userId, fields);
    this.announcer.afterCommit(session, userId, dedupeKey);
  }

  private async mail(donation: Donation, contact: Contact) {
    const { donationId, name, email, message, amount, currency, campaignName } = donation;
    const i18n = textsFor(contact.locale);
    await this.jobs.enqueue(sendEmail, {
      key: `donation:${donationId}`,
      template: 'donation-received',
      to: contact.email,
      toName: contact.name.slice(0, 120),
      locale: contact.locale,
      tenantId: contact.tenantId,
      values: {
        name: contact.name,
        pageName: campaignName,
        amount: formatAmount(amount, currency, i18n.language),
        donor: name || i18n.t('Someone'),
        donorEmail: email,
        message,
        link: new URL(linkOf(contentOf(donation)), this.appUrl).href,
      },
    });
  }
}

type Given = Pick<Donation, 'donationId' | 'name' | 'email' | 'campaignName' | 'amount' | 'currency'>;

const contentOf = ({ donationId, name, email, campaignName, amount, currency }: Given) => ({
  type: 'donation' as const,
  ...{ name, email, campaignName, amount, currency },
  appointmentName: '',
  productDetails: [],
  webinar: '',
  payerBName: '',
  receiverBName: '',
  formTypeData: null,
  subject: { kind: 'donation', id: donationId },
});
