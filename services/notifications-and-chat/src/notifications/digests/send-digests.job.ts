import { Injectable } from '@nestjs/common';
import { sendEmail, userChanged, wantsMail } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { Bus, DueRows, listen, RecurringJob, SiteUrls, UserContacts } from '@linkyard/service-kit';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { textsFor } from '../../locales/texts.js';
import { textOf } from '../notification-texts.js';
import type { NotificationDocument } from '../notification.schema.js';
import { NotificationsRepository } from '../notifications.repository.js';
import type { Recipient } from '../rules/notification-rule.js';
import type { DigestDocument } from './digest.schema.js';
import { DigestsRepository } from './digests.repository.js';
import { nextDigest } from './next-digest.js';

/** Sentences in one mail; the app has the rest. */
const maxLines = 50;

/**
 * Mails what waits for a digest at the hour of its reader: what was read or is no longer wanted by mail is left out, and nothing is mailed where
 * nothing is left. A run that is repeated writes the same mail, by its key. @source cases F13, F14, ADR 0057
 */
@Injectable()
export class SendDigestsJob extends RecurringJob implements OnApplicationBootstrap {
  readonly id = 'send-notification-digests';
  readonly everyMs = 60_000;

  constructor(
    private readonly digests: DigestsRepository,
    private readonly notifications: NotificationsRepository,
    private readonly database: ServiceDatabase,
    private readonly jobs: JobQueue,
    private readonly contacts: UserContacts,
    private readonly urls: SiteUrls,
    private readonly due: DueRows,
    private readonly bus: Bus,
  ) {
    super();
  }

  /** A digest that waits follows its reader's choice. Where the signal is lost it goes at the time that was chosen before. */
  onApplicationBootstrap(): void {
    listen(this.bus.connection, userChanged, ({ userId }) => void this.follow(userId).catch(() => undefined));
  }

  async follow(userId: string, now = new Date()): Promise<void> {
    const digest = await this.digests.findOne({ ownerId: userId });
    if (!digest?.dueAt || digest.dueAt <= now) return;
    const recipient = await this.contacts.find(userId);
    if (!recipient) return;
    const { notificationDigest: choice, timeZone: zone } = recipient;
    const next = nextDigest(choice, { zone, after: now, lastPeriod: digest.lastPeriod });
    // Without a digest from now on, what waits goes with the next run.
    await this.digests.reschedule(digest, next ?? { at: now, period: digest.period ?? '' });
  }

  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now },
      find: (page) => this.digests.due(now, page),
      process: (digest) => this.send(digest, now),
    });
  }

  private async send(digest: DigestDocument, now: Date): Promise<void> {
    const { userId } = digest;
    const recipient = await this.contacts.find(userId);
    const mailKey = digest.mailKey ?? `digest:${userId}:${now.getTime()}`;
    if (digest.mailKey === null) await this.digests.update({ ownerId: userId }, { $set: { mailKey } });
    await this.notifications.claimForDigest(userId);
    const claimed = await this.notifications.claimed(userId);
    const news = recipient
      ? claimed.filter((one) => !one.markAsRead && wantsMail(recipient, one.notification.type))
      : [];
    if (recipient && news.length > 0) await this.mail(recipient, news, mailKey);
    // Together: after a failure between them the next digest would be taken for a repetition of this one.
    await this.database.transaction(async () => {
      const isMore = await this.notifications.endDigest(userId);
      if (isMore || !(await this.digests.end(digest))) await this.beginNext({ digest, recipient, now });
    });
  }

  /** Of one that more was put to while it was written: that waits for the next. */
  private async beginNext({
    digest,
    recipient,
    now,
  }: {
    digest: DigestDocument;
    recipient: Recipient | null;
    now: Date;
  }) {
    const { userId, period: lastPeriod } = digest;
    const next =
      recipient && nextDigest(recipient.notificationDigest, { zone: recipient.timeZone, after: now, lastPeriod });
    const change = { mailKey: null, lastPeriod, dueAt: next?.at ?? now, period: next?.period ?? lastPeriod };
    await this.digests.update({ ownerId: userId }, { $set: change });
  }

  private async mail(recipient: Recipient, news: readonly NotificationDocument[], key: string): Promise<void> {
    const { email: to, name, locale, tenantId } = recipient;
    const i18n = textsFor(locale);
    const { link } = await this.urls.of(tenantId);
    const more = news.length - maxLines;
    const lines = news.slice(0, maxLines).map((one) => textOf(one.notification, i18n).slice(0, 160));
    await this.jobs.enqueue(sendEmail, {
      ...{ key, template: 'notification-digest', to, toName: name.slice(0, 120), locale, tenantId },
      values: {
        ...{ name, count: String(news.length), link: link('/notifications') },
        lines: [...lines, ...(more > 0 ? [i18n.t('and {more} more', { more })] : [])].join('\n').slice(0, 4_000),
      },
    });
  }
}
