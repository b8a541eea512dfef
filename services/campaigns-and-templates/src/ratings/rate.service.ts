import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { blockOf, readData } from '@linkyard/blocks/schema';
import { leadCaptured, ratePage, type Ctx, type ReplyOf, type RequestOf } from '@linkyard/contracts';
import type { ClientSession } from '@linkyard/mongo';
import { DomainError, invalidField, Outbox } from '@linkyard/service-kit';
import { z } from 'zod';
import type { LeadDocument } from '../leads/lead.model.js';
import { LeadsRepository } from '../leads/leads.repository.js';
import { PublishedForms, type FormPlace } from '../leads/published-forms.js';
import { spamScore } from '../leads/spam-score.js';
import { VisitorWrites } from '../leads/visitor-writes.js';
import { PageRefresh } from '../public-pages/page-refresh.js';
import { RatingTotals } from './rating-totals.js';

type Rating = RequestOf<typeof ratePage>;
type Rated = ReplyOf<typeof ratePage>;

/** What of the block's saved data decides about a rating. */
const settingsSchema = z.object({
  question: z.string(),
  allowComment: z.boolean(),
  requireEmail: z.boolean(),
  moderate: z.boolean(),
  ttext: z.string(),
});
type Settings = z.output<typeof settingsSchema>;
interface About extends FormPlace {
  settings: Settings;
}

const hour = 3_600_000;

/** Takes visitors' stars: one rating each and section, counted with it, shown on the page a moment later. @source models.md 3, 5 */
@Injectable()
export class RateService {
  constructor(
    @Inject(VisitorWrites) private readonly writes: VisitorWrites,
    @Inject(PublishedForms) private readonly forms: PublishedForms,
    @Inject(LeadsRepository) private readonly leads: LeadsRepository,
    @Inject(RatingTotals) private readonly totals: RatingTotals,
    @Inject(PageRefresh) private readonly refresh: PageRefresh,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** @throws forms.closed, core.invalid_input by field, core.idempotency_mismatch */
  async rate(ctx: Ctx, request: Rating): Promise<Rated> {
    const place = await this.forms.find(request);
    const about = { ...place, settings: settingsOf(place) };
    check(about.settings, request);
    const { sectionId, idempotencyKey: key, campaignId, pageId, stars, comment, name, email } = request;
    const content = [campaignId, pageId, stars, comment, name, email];
    const reply = await this.writes.once({ sectionId, key, content, reply: ratePage.reply }, async (session) => ({
      text: about.settings.ttext,
      counts: await this.store(ctx, request, about, session),
    }));
    this.refresh.soon(campaignId);
    return reply;
  }

  private async store(ctx: Ctx, request: Rating, about: About, session: ClientSession): Promise<Rated['counts']> {
    const { campaign, form } = about;
    const { userId } = campaign;
    const { sectionId } = form;
    const raterHash = raterOf(ctx, request);
    const before = await this.leads.findOne({ ownerId: userId, sectionId, raterHash }, { session });
    const recent = before ? 0 : await this.leads.recentFrom(sectionId, ctx.ipHash, new Date(Date.now() - hour));
    const texts = [request.comment, request.name];
    const spam = spamScore({ honeypot: request.website_url, elapsedMs: request.elapsedMs, recent, texts });
    // A machine that writes over somebody's rating changes nothing; one that was spam stays it.
    if (before && spam.isSpam) return this.totals.of(sectionId, session);
    if (before) return this.change(before, request, about, session);
    const lead = await this.leads.insert(userId, { ...leadOf(ctx, request, about, spam), raterHash }, session);
    if (spam.isSpam) return this.totals.of(sectionId, session);
    await this.tell(ctx, lead, about, session);
    return this.count(about, [[request.stars, 1]], session);
  }

  private async change(before: LeadDocument, request: Rating, about: About, session: ClientSession) {
    const { stars, comment: message, name, email } = request;
    const { _id, userId, sectionId } = before;
    // What the creator has hidden stays hidden; other words have to be looked at again.
    const isShown = (before.rating?.isShown ?? false) && (message === before.message || !about.settings.moderate);
    const set = {
      rating: { stars, isShown },
      message,
      name: name || before.name,
      email: email || before.email,
      answers: answersOf(request, about.settings),
    };
    await this.leads.update({ ownerId: userId, _id }, { $set: set }, { session });
    if (before.state === 'spam' || !before.rating) return this.totals.of(sectionId, session);
    const moved: [number, number][] = [
      [before.rating.stars, -1],
      [stars, 1],
    ];
    return this.count(about, moved, session);
  }

  private async count({ campaign, form }: About, by: readonly [number, number][], session: ClientSession) {
    await this.refresh.ask(campaign._id, session);
    return this.totals.change({ sectionId: form.sectionId, userId: campaign.userId }, by, session);
  }

  private async tell(ctx: Ctx, lead: LeadDocument, { campaign, form }: About, session: ClientSession) {
    const fact = {
      leadId: lead._id,
      kind: lead.kind,
      userId: campaign.userId,
      tenantId: campaign.tenantId,
      campaignId: campaign._id,
      campaignName: campaign.title,
      sectionId: form.sectionId,
      formTitle: form.title,
      name: lead.name,
      email: lead.email,
      phone: '',
      // Stars are many and short: the bell is enough.
      notifyByEmail: false,
    };
    await this.outbox.add(leadCaptured, fact, { session, tenantId: campaign.tenantId, requestId: ctx.requestId });
  }
}

/** @throws forms.closed when this section is not one that is rated */
function settingsOf({ form }: FormPlace): Settings {
  const block = blockOf(form.type);
  const data = block?.collects === 'rating' ? settingsSchema.safeParse(readData(block, form.sectionData)) : null;
  if (!data?.success) throw new DomainError('forms.closed');
  return data.data;
}

function check({ allowComment, requireEmail }: Settings, { comment, name, email }: Rating) {
  if (!allowComment && (comment || name)) throw invalidField('comment', 'This field is not part of the form.');
  if (requireEmail && !email) throw invalidField('email', 'Please fill this in.');
}

/** The key a browser keeps, else the network and what the browser calls itself. Never stored as it is. */
function raterOf({ ipHash, userAgent }: Ctx, { sectionId, visitorKey }: Rating): string {
  const who = visitorKey ? ['key', visitorKey] : ['network', ipHash, userAgent];
  return createHash('sha256')
    .update(JSON.stringify([sectionId, ...who]))
    .digest('base64url');
}

function answersOf({ stars, comment }: Rating, { question }: Settings): LeadDocument['answers'] {
  const answers = [{ fieldId: 'stars', title: question, type: 'rating', value: stars }];
  return comment ? [...answers, { fieldId: 'comment', title: 'Comment', type: 'textarea', value: comment }] : answers;
}

function leadOf(ctx: Ctx, request: Rating, { campaign, form, settings }: About, spam: ReturnType<typeof spamScore>) {
  return {
    tenantId: campaign.tenantId,
    kind: 'rating' as const,
    campaignId: campaign._id,
    campaignTitle: campaign.title,
    pageId: request.pageId,
    sectionId: form.sectionId,
    sectionTitle: form.title || settings.question,
    name: request.name,
    email: request.email,
    phone: '',
    whatsapp: '',
    message: request.comment,
    state: spam.isSpam ? ('spam' as const) : ('new' as const),
    isRead: spam.isSpam,
    tags: [],
    answers: answersOf(request, settings),
    rating: { stars: request.stars, isShown: !settings.moderate },
    consent: { granted: false, text: '', at: new Date() },
    emailStatus: 'unknown' as const,
    spam: { score: spam.score, reasons: spam.reasons },
    attribution: { referrerUrl: '', utmSource: '', utmMedium: '', utmCampaign: '' },
    ipHash: ctx.ipHash,
  };
}
