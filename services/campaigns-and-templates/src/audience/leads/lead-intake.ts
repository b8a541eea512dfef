import { Injectable } from '@nestjs/common';
import { leadCaptured, type Ctx, type PageAttribution } from '@linkyard/contracts';
import type { ClientSession, NewDocument } from '@linkyard/mongo';
import { Outbox } from '@linkyard/service-kit';
import type { CampaignDocument } from '../../publishing/campaigns/campaign.schema.js';
import { chosenTitle, noAttribution } from './lead.presenter.js';
import type { LeadDocument } from '../../lead-records/lead.schema.js';
import { LeadsRepository } from '../../lead-records/leads.repository.js';
import { spamScore } from './spam-score.js';

type Spam = ReturnType<typeof spamScore>;
type Given = Pick<
  LeadDocument,
  | 'name'
  | 'email'
  | 'phone'
  | 'whatsapp'
  | 'message'
  | 'answers'
  | 'files'
  | 'rating'
  | 'raterHash'
  | 'consent'
  | 'emailStatus'
> & { attribution?: PageAttribution | undefined };

/** What every visitor's form sends besides its answers. */
interface Sent {
  website_url?: string | undefined;
  elapsedMs: number | null;
}

/** One lead about to be written. */
export interface Capture {
  kind: LeadDocument['kind'];
  campaign: CampaignDocument;
  form: { sectionId: string; title: string; sectionData?: Record<string, unknown> };
  pageId: string;
  /** Stands for the form's title where that is empty. */
  otherTitle?: string;
  /** What the visitor gave; the rest is empty. */
  given: Partial<Given>;
  spam: Spam;
  /** The source shown to the owner; the lead's own title by default. */
  formTitle?: string;
  notifyByEmail: boolean;
}

const hour = 3_600_000;

/** The only path from a visitor's answers to a lead: spam check, write, and the event that notifies the owner unless it is spam. @source models.md 5 Lead */
@Injectable()
export class LeadIntake {
  constructor(
    private readonly leads: LeadsRepository,
    private readonly outbox: Outbox,
  ) {}

  /** How much speaks for a machine, with what this network sent to the section within the hour. */
  async judge(
    ctx: Ctx,
    sectionId: string,
    { website_url: honeypot, elapsedMs }: Sent,
    texts: readonly string[],
  ): Promise<Spam> {
    const recent = await this.leads.recentFrom(sectionId, ctx.ipHash, new Date(Date.now() - hour));
    return spamScore({ honeypot, elapsedMs, recent, texts });
  }

  async take(ctx: Ctx, capture: Capture, session: ClientSession): Promise<LeadDocument> {
    const { campaign, spam, notifyByEmail } = capture;
    const { userId, tenantId } = campaign;
    const lead = await this.leads.insert(userId, leadOf(ctx, capture));
    if (spam.isSpam) return lead;
    const fact = {
      leadId: lead._id,
      kind: lead.kind,
      userId,
      tenantId,
      campaignId: campaign._id,
      campaignName: campaign.title,
      sectionId: lead.sectionId,
      formTitle: chosenTitle(capture.formTitle ?? lead.sectionTitle),
      name: lead.name,
      email: lead.email,
      phone: lead.phone || lead.whatsapp,
      notifyByEmail,
    };
    await this.outbox.add(leadCaptured, fact, { session, tenantId, requestId: ctx.requestId });
    return lead;
  }
}

const titleShownBy = ({ sectionData }: Capture['form']): string =>
  typeof sectionData?.['title'] === 'string' ? sectionData['title'] : '';

function leadOf(ctx: Ctx, { kind, campaign, form, pageId, otherTitle = '', given, spam, notifyByEmail }: Capture) {
  const lead: NewDocument<LeadDocument> = {
    tenantId: campaign.tenantId,
    kind,
    campaignId: campaign._id,
    campaignTitle: campaign.title,
    pageId,
    sectionId: form.sectionId,
    sectionTitle: form.title || otherTitle,
    name: '',
    email: '',
    phone: '',
    whatsapp: '',
    message: '',
    state: spam.isSpam ? 'spam' : 'new',
    isRead: spam.isSpam,
    tags: [],
    answers: [],
    consent: { granted: false, text: '', at: new Date() },
    formTitle: titleShownBy(form),
    country: ctx.country ?? '',
    notifiesByEmail: notifyByEmail && !spam.isSpam,
    ...given,
    attribution: { ...noAttribution, ...given.attribution },
    // Spam is never a subscription.
    emailStatus: spam.isSpam ? 'unknown' : (given.emailStatus ?? 'unknown'),
    spam: { score: spam.score, reasons: spam.reasons },
    ipHash: ctx.ipHash,
  };
  return lead;
}
