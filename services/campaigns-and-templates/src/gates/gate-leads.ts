import { Inject, Injectable } from '@nestjs/common';
import { email as emailSchema, leadCaptured, type Ctx, type openGate, type RequestOf } from '@linkyard/contracts';
import { ServiceDatabase, type NewDocument } from '@linkyard/mongo';
import { invalidField, Outbox } from '@linkyard/service-kit';
import type { CampaignDocument } from '../campaigns/campaign.model.js';
import type { LeadDocument } from '../leads/lead.model.js';
import { LeadsRepository } from '../leads/leads.repository.js';
import { spamScore } from '../leads/spam-score.js';
import { noAttribution, nobody } from '../leads/submit.service.js';
import type { RenderedPageDocument } from '../public-pages/rendered-page.model.js';

type EmailGate = NonNullable<RenderedPageDocument['gates']>[number];

const hour = 3_600_000;

/** Whoever opens a section by leaving an address becomes a lead. @source models.md 5 Lead */
@Injectable()
export class GateLeads {
  constructor(
    @Inject(ServiceDatabase) private readonly database: ServiceDatabase,
    @Inject(LeadsRepository) private readonly leads: LeadsRepository,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** A machine gets in alike and is kept as spam. @throws core.invalid_input for no address, or without the agreement that is asked for */
  async capture(
    ctx: Ctx,
    campaign: CampaignDocument,
    { sectionId, title, gate }: EmailGate,
    request: RequestOf<typeof openGate>,
  ): Promise<void> {
    const address = emailSchema.safeParse(request.email ?? '');
    if (!address.success) throw invalidField('email', 'Please enter a valid e-mail address.');
    const agreement = gate.type === 'email' ? gate.value : '';
    if (agreement && !request.consent) throw invalidField('consent', 'Please agree first.');
    const recent = await this.leads.recentFrom(sectionId, ctx.ipHash, new Date(Date.now() - hour));
    const { website_url: honeypot, elapsedMs, pageId } = request;
    const spam = spamScore({ honeypot, elapsedMs, recent, texts: [] });
    const lead: NewDocument<LeadDocument> = {
      tenantId: campaign.tenantId,
      kind: 'optin',
      campaignId: campaign._id,
      campaignTitle: campaign.title,
      pageId,
      sectionId,
      sectionTitle: title,
      ...nobody,
      email: address.data,
      message: '',
      state: spam.isSpam ? 'spam' : 'new',
      isRead: spam.isSpam,
      tags: [],
      answers: [],
      consent: { granted: agreement !== '', text: agreement, at: new Date() },
      // Opening a door subscribes nobody who did not say so.
      emailStatus: agreement && !spam.isSpam ? 'subscribed' : 'unknown',
      spam: { score: spam.score, reasons: spam.reasons },
      attribution: noAttribution,
      ipHash: ctx.ipHash,
    };
    await this.store(ctx, campaign, lead, spam.isSpam);
  }

  private async store(ctx: Ctx, campaign: CampaignDocument, fields: NewDocument<LeadDocument>, isSpam: boolean) {
    const { _id: campaignId, userId, tenantId, title: campaignName } = campaign;
    await this.database.transaction(async (session) => {
      const {
        _id: leadId,
        kind,
        sectionId,
        sectionTitle,
        name,
        email,
        phone,
      } = await this.leads.insert(userId, fields, session);
      if (isSpam) return;
      const who = { leadId, kind, userId, tenantId, campaignId, campaignName, sectionId };
      const fact = { ...who, formTitle: sectionTitle, name, email, phone, notifyByEmail: true };
      await this.outbox.add(leadCaptured, fact, { session, tenantId, requestId: ctx.requestId });
    });
  }
}
