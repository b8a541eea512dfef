import { Injectable } from '@nestjs/common';
import { sendEmail, wantsMail } from '@linkyard/contracts';
import { InjectStored, notAmong, trusted, type DuePage, type StoredModel } from '@linkyard/mongo';
import { JobQueue } from '@linkyard/queue';
import { DueRows, RecurringJob, SiteUrls, UserContacts } from '@linkyard/service-kit';
import { textsFor } from '../locales/texts.js';
import { leadMails, type LeadMailWindow } from './lead-mail.schema.js';
import { NotificationsRepository } from './notifications.repository.js';

const windowMs = 10 * 60_000;
const atOnce = 5;
/** Names in one mail; the app has the rest. */
const named = 20;

/** The first five submissions in ten minutes are mailed one by one, the others together when the ten minutes are over. */
@Injectable()
export class LeadMailDigest extends RecurringJob {
  readonly id = 'lead-mail-digest';
  readonly everyMs = 60_000;

  constructor(
    @InjectStored('notifications-and-chat', leadMails) private readonly windows: StoredModel<typeof leadMails>,
    private readonly jobs: JobQueue,
    private readonly contacts: UserContacts,
    private readonly urls: SiteUrls,
    private readonly due: DueRows,
    private readonly notifications: NotificationsRepository,
  ) {
    super();
  }

  /** Counts one submission. @returns whether it is mailed by itself; the same for each delivery of its event */
  async count(ownerId: string, lead: LeadMailWindow['collected'][number], now = new Date()) {
    const open = await this.windows.findOne({ _id: ownerId }).lean<LeadMailWindow | null>().exec();
    const { leadId } = lead;
    if (open?.mailed.includes(leadId)) return true;
    if (open?.collected.some((one) => one.leadId === leadId)) return false;
    const isOver = !open || (now.getTime() - open.openedAt.getTime() >= windowMs && open.collected.length === 0);
    if (isOver) {
      const fresh = { _id: ownerId, openedAt: now, mailed: [leadId], collected: [] };
      await this.windows.replaceOne({ _id: ownerId }, fresh, { upsert: true }).exec();
      return true;
    }
    const isSingle = open.mailed.length < atOnce;
    const change = isSingle ? { $push: { mailed: leadId } } : { $push: { collected: lead } };
    await this.windows.updateOne({ _id: ownerId }, change).exec();
    return isSingle;
  }

  /** Mails what was collected in the windows that are over. The job's key makes a repeated mail the same one. */
  async run(signal: AbortSignal, now = new Date()): Promise<void> {
    await this.due.forEachDue({
      ...{ job: this.id, signal, now },
      find: (page) => this.over(now, page),
      process: (window) => this.end(window),
    });
  }

  private async over(now: Date, { limit, except }: DuePage): Promise<LeadMailWindow[]> {
    const filter = { openedAt: trusted({ $lte: new Date(now.getTime() - windowMs) }), ...notAmong(except) };
    return this.windows.find(filter, null, { limit }).lean<LeadMailWindow[]>().exec();
  }

  private async end(window: LeadMailWindow): Promise<void> {
    const { _id, openedAt, collected } = window;
    if (collected.length > 0) await this.mail(window);
    // A lead that arrived in the meantime is mailed with the others by the next run.
    await this.windows.deleteOne({ _id, openedAt, collected: trusted({ $size: collected.length }) }).exec();
  }

  private async mail({ _id: userId, openedAt, collected }: LeadMailWindow): Promise<void> {
    const contact = await this.contacts.find(userId);
    if (!contact || !wantsMail(contact, 'lead')) return;
    const read = await this.notifications.readAmong(
      userId,
      collected.map(({ leadId }) => `lead:${leadId}`),
    );
    const unread = collected.filter(({ leadId }) => !read.has(`lead:${leadId}`));
    if (unread.length === 0) return;
    const i18n = textsFor(contact.locale);
    const more = unread.length - named;
    const people = unread.slice(0, named).map(({ from }) => from);
    const { link, site } = await this.urls.of(contact.tenantId);
    // What has come in stands in the app.
    if (site.isClosed) return;
    await this.jobs.enqueue(sendEmail, {
      key: `leads:${userId}:${openedAt.getTime()}:${collected.length}`,
      template: 'leads-collected',
      to: contact.email,
      toName: contact.name.slice(0, 120),
      locale: contact.locale,
      tenantId: contact.tenantId,
      values: {
        name: contact.name,
        count: String(unread.length),
        people: [...people, ...(more > 0 ? [i18n.t('and {more} more', { more })] : [])].join(', ').slice(0, 4_000),
        link: link('/myleads'),
      },
    });
  }
}
