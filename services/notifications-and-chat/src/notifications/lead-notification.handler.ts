import { Injectable } from '@nestjs/common';
import { leadCaptured, type EventData } from '@linkyard/contracts';
import type { Texts } from '@linkyard/languages';
import { OnEvent, type EventFacts } from '@linkyard/service-kit';
import { LeadMailDigest } from './lead-mail-digest.job.js';
import { OwnerNotifier, replyToPerson, type OwnerMail } from './owner-notifier.service.js';

type Lead = EventData<typeof leadCaptured>;

/** Notifies the owner of a page of a new lead. */
@Injectable()
export class LeadNotification {
  constructor(
    private readonly notifier: OwnerNotifier,
    private readonly digest: LeadMailDigest,
  ) {}

  /** One at a time: two submissions counted at once could both be mailed as the fifth. */
  @OnEvent(leadCaptured, { id: 'onLeadCaptured', oneAtATime: true, isRepeatable: true })
  onLeadCaptured(lead: Lead, facts: EventFacts): Promise<void> {
    const { userId: ownerId, leadId } = lead;
    const news = { ownerId, dedupeKey: `lead:${leadId}`, notification: contentOf(lead) };
    if (!lead.notifyByEmail) return this.notifier.notify(news, facts);
    const from = { leadId, from: lead.name || lead.email };
    return this.notifier.notify(
      {
        ...news,
        mail: async ({ name }, i18n, link) =>
          (await this.digest.count(ownerId, from)) ? mailAbout(lead, { name, link }, i18n) : null,
      },
      facts,
    );
  }
}

const mailAbout = (lead: Lead, to: { name: string; link: string }, i18n: Texts): OwnerMail => ({
  ...{ key: `lead:${lead.leadId}`, template: 'lead-captured', ...replyToPerson(lead) },
  values: {
    ...{ ...to, pageName: lead.campaignName, message: '' },
    ...{ leadName: lead.name, leadEmail: lead.email, leadPhone: lead.phone },
    source: lead.formTitle || nameOfKind(lead.kind, i18n),
  },
});

/** What a form without a title of its own is called. */
const nameOfKind = (kind: Lead['kind'], i18n: Texts): string =>
  ({ optin: i18n.t('Sign-up'), form: i18n.t('Form'), rating: i18n.t('Rating'), upload: i18n.t('File') })[kind];

const contentOf = ({ kind, name, email, campaignName, leadId }: Lead) => ({
  /** Ratings have their own notification type; everything else is a lead. */
  type: kind === 'rating' ? ('rating' as const) : ('lead' as const),
  ...{ name, email, campaignName, formTypeData: { type: kind }, subject: { kind: 'lead', id: leadId } },
});
