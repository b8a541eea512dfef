import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ratePage, type Ctx, type ReplyOf, type RequestOf } from '@linkyard/contracts';
import type { ClientSession } from '@linkyard/mongo';
import { KeyedQueue, fieldRefusal } from '@linkyard/service-kit';
import { z } from 'zod';
import { LeadIntake, type Capture } from '../leads/lead-intake.js';
import type { LeadDocument } from '../../lead-records/lead.schema.js';
import { LeadsRepository } from '../../lead-records/leads.repository.js';
import { PublishedForms, settingsOf, type FormPlace } from '../leads/published-forms.js';
import { spamScore } from '../leads/spam-score.js';
import { VisitorWrites } from '../leads/visitor-writes.js';
import { PageRefresh } from '../../publishing/public-pages/page-refresh.js';
import { RatingTotals } from '../../lead-records/rating-totals.js';

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

/** Takes visitors' stars: one rating each and section, counted with it, shown on the page a moment later. @source models.md 3, 5 */
@Injectable()
export class RateService {
  /** Ratings of one section change the same counts. */
  private readonly queue = new KeyedQueue(1);

  constructor(
    private readonly writes: VisitorWrites,
    private readonly forms: PublishedForms,
    private readonly leads: LeadsRepository,
    private readonly intake: LeadIntake,
    private readonly totals: RatingTotals,
    private readonly refresh: PageRefresh,
  ) {}

  /** @throws forms.closed, core.invalid_input by field, core.idempotency_mismatch */
  async rate(ctx: Ctx, request: Rating): Promise<Rated> {
    const place = await this.forms.find(request);
    const about = { ...place, settings: settingsOf(place, 'rating', settingsSchema) };
    check(about.settings, request);
    const { sectionId, idempotencyKey: key, campaignId, pageId, stars, comment, name, email } = request;
    const content = [campaignId, pageId, stars, comment, name, email];
    const write = { sectionId, key, content, reply: ratePage.reply };
    const store = async (session: ClientSession) => ({
      text: about.settings.ttext,
      counts: await this.store(ctx, request, about, session),
    });
    const reply = await this.queue.run(sectionId, () => this.writes.once(write, store));
    this.refresh.soon(campaignId);
    return reply;
  }

  private async store(ctx: Ctx, request: Rating, about: About, session: ClientSession): Promise<Rated['counts']> {
    const { campaign, form } = about;
    const { userId } = campaign;
    const { sectionId } = form;
    const raterHash = raterOf(ctx, request);
    const before = await this.leads.byRater(userId, sectionId, raterHash);
    const texts = [request.comment, request.name];
    // Changing a rating does not count as another one from the same network.
    const spam = before
      ? spamScore({ honeypot: request.website_url, elapsedMs: request.elapsedMs, recent: 0, texts })
      : await this.intake.judge(ctx, sectionId, request, texts);
    // A bot cannot overwrite a visitor's rating; a rating that was spam stays spam.
    if (before && spam.isSpam) return this.totals.of(sectionId);
    if (before) return this.change(before, request, about);
    // The counters first: ratings at the same moment meet there, before the rest is written in vain.
    const counts = spam.isSpam ? await this.totals.of(sectionId) : await this.count(about, [[request.stars, 1]]);
    await this.intake.take(ctx, captureOf(request, about, { raterHash, spam }), session);
    return counts;
  }

  private async change(before: LeadDocument, request: Rating, about: About) {
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
    await this.leads.update({ ownerId: userId, _id }, { $set: set });
    if (before.state === 'spam' || !before.rating) return this.totals.of(sectionId);
    const moved: [number, number][] = [
      [before.rating.stars, -1],
      [stars, 1],
    ];
    return this.count(about, moved);
  }

  private async count({ campaign, form }: About, by: readonly [number, number][]) {
    await this.refresh.ask(campaign._id);
    return this.totals.change({ sectionId: form.sectionId, userId: campaign.userId }, by);
  }
}

function check({ allowComment, requireEmail }: Settings, { comment, name, email }: Rating) {
  if (!allowComment && (comment || name)) throw fieldRefusal('comment', 'core.not_in_form');
  if (requireEmail && !email) throw fieldRefusal('email', 'core.fill_in');
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

function captureOf(
  request: Rating,
  { campaign, form, settings }: About,
  { raterHash, spam }: { raterHash: string; spam: Capture['spam'] },
): Capture {
  const { pageId, name, email, comment, stars, attribution } = request;
  return {
    kind: 'rating',
    campaign,
    form,
    pageId,
    otherTitle: settings.question,
    given: {
      name,
      email,
      message: comment,
      answers: answersOf(request, settings),
      rating: { stars, isShown: !settings.moderate },
      raterHash,
      attribution,
    },
    spam,
    formTitle: form.title,
    // Stars are many and short: the bell is enough.
    notifyByEmail: false,
  };
}
