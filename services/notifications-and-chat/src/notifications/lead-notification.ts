import { Inject, Injectable } from '@nestjs/common';
import { getUserContact, leadCaptured, sendEmail, type EventData, type ReplyOf } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { JobQueue } from '@linkyard/queue';
import { Bus, OnEvent, systemContext, type EventMeta } from '@linkyard/service-kit';
import { APP_URL } from '../config/app-url.js';
import { textsFor } from '../locales/texts.js';
import { Announcer } from './announcer.js';
import { LeadMailDigest } from './lead-mail-digest.js';
import { linkOf } from './notification-link.js';
import { NotificationsRepository } from './notifications.repository.js';

type Lead = EventData<typeof leadCaptured>;
type Contact = NonNullable<ReplyOf<typeof getUserContact>['contact']>;

/** Everything on until the person says otherwise. */
const allOn = { app: true, email: true, push: true };

/** Notifies the owner of a page of a new lead: in the app, in open windows, by mail. */
@Injectable()
export class LeadNotification {
  constructor(
    @Inject(Bus) private readonly bus: Bus,
    @Inject(NotificationsRepository) private readonly notifications: NotificationsRepository,
    @Inject(Announcer) private readonly announcer: Announcer,
    @Inject(JobQueue) private readonly jobs: JobQueue,
    @Inject(APP_URL) private readonly appUrl: string,
    @Inject(LeadMailDigest) private readonly digest: LeadMailDigest,
  ) {}

  /**
   * The notification is written once, with the note that the event is done. The mail's job is added before that: a crash in between
   * brings the event again, and the job's key makes it the same job.
   */
  @OnEvent(leadCaptured, { id: 'onLeadCaptured', oneAtATime: true })
  async onLeadCaptured(lead: Lead, { session, tenantId, requestId }: EventMeta): Promise<void> {
    const { userId } = lead;
    const ctx = systemContext({ tenantId, ...(requestId ? { requestId } : {}) });
    const { contact } = await this.bus.request(getUserContact, { userId }, ctx);
    // The account was deleted in the meantime.
    if (!contact) return;
    const prefs = contact.notificationPrefs[typeOf(lead)] ?? allOn;
    const byEmail = lead.notifyByEmail && prefs.email && contact.emailVerified && contact.status === 1;
    const from = { leadId: lead.leadId, from: lead.name || lead.email };
    if (byEmail && (await this.digest.count(userId, from))) await this.mail(lead, contact);
    if (!prefs.app) return;
    const dedupeKey = `lead:${lead.leadId}`;
    const channels = { app: true, email: byEmail, push: false };
    const fields = { tenantId, markAsRead: false, readAt: null, notification: contentOf(lead), channels, dedupeKey };
    await this.notifications.addOnce(userId, fields);
    this.announcer.afterCommit(session, userId, dedupeKey);
  }

  private async mail(lead: Lead, contact: Contact) {
    await this.jobs.enqueue(sendEmail, {
      key: `lead:${lead.leadId}`,
      template: 'lead-captured',
      to: contact.email,
      toName: contact.name.slice(0, 120),
      locale: contact.locale,
      tenantId: contact.tenantId,
      values: {
        name: contact.name,
        pageName: lead.campaignName,
        link: new URL(linkOf(contentOf(lead)), this.appUrl).href,
        leadName: lead.name,
        leadEmail: lead.email,
        leadPhone: lead.phone,
        message: '',
        source: lead.formTitle || nameOfKind(lead.kind, textsFor(contact.locale)),
      },
    });
  }
}

/** What a form without a title of its own is called. */
const nameOfKind = (kind: Lead['kind'], i18n: Texts): string =>
  ({ optin: i18n.t('Sign-up'), form: i18n.t('Form'), rating: i18n.t('Rating'), upload: i18n.t('File') })[kind];

/** Ratings have their own notification type; everything else is a lead. */
const typeOf = ({ kind }: Pick<Lead, 'kind'>) => (kind === 'rating' ? ('rating' as const) : ('lead' as const));

const contentOf = (lead: Lead) => ({
  type: typeOf(lead),
  name: lead.name,
  email: lead.email,
  campaignName: lead.campaignName,
  appointmentName: '',
  productDetails: [],
  amount: null,
  currency: null,
  webinar: '',
  payerBName: '',
  receiverBName: '',
  formTypeData: { type: lead.kind },
  subject: { kind: 'lead', id: lead.leadId },
});
