import { Injectable } from '@nestjs/common';
import { answerParserOf } from '@linkyard/blocks/schema';
import { pageTexts } from '@linkyard/blocks/texts';
import { submitForm, type Ctx, type ReplyOf, type RequestOf } from '@linkyard/contracts';
import type { ClientSession } from '@linkyard/mongo';
import { DomainError } from '@linkyard/service-kit';
import type { CampaignDocument } from '../../publishing/campaigns/campaign.schema.js';
import { LivePages } from '../../publishing/public-pages/live-pages.js';
import { LeadIntake, type Capture } from './lead-intake.js';
import type { LeadDocument } from '../../lead-records/lead.schema.js';
import { PublishedForms, type PublishedForm } from './published-forms.js';
import { VisitorWrites } from './visitor-writes.js';

type Submission = RequestOf<typeof submitForm>;
type Thanks = ReplyOf<typeof submitForm>;
type Parsed = Extract<ReturnType<NonNullable<ReturnType<typeof answerParserOf>>>, { ok: true }>;

/** Takes what visitors send: checked by the block's own published fields, once per key, spam kept apart. @source models.md 5 */
@Injectable()
export class SubmitService {
  constructor(
    private readonly writes: VisitorWrites,
    private readonly forms: PublishedForms,
    private readonly live: LivePages,
    private readonly intake: LeadIntake,
  ) {}

  /** @throws forms.closed, core.invalid_input by field, core.idempotency_mismatch */
  async submit(ctx: Ctx, request: Submission): Promise<Thanks> {
    const { campaign, form } = await this.forms.find(request);
    const parse = answerParserOf(form.type);
    if (!parse) throw new DomainError('forms.closed');
    const parsed = parse(form.sectionData, request.answers, pageTexts(campaign.language));
    if (!parsed.ok)
      throw new DomainError('core.invalid_input', {
        errors: parsed.errors.map((error) => ({ ...error, path: `answers.${error.path}` })),
        language: campaign.language,
      });
    const thanks = await this.thanksOf(campaign, parsed.thankYou);
    const { sectionId, idempotencyKey: key } = request;
    const content = [request.campaignId, request.pageId, request.answers];
    return this.writes.once({ sectionId, key, content, reply: submitForm.reply }, async (session) => {
      await this.store(ctx, request, { campaign, form, parsed }, session);
      return thanks;
    });
  }

  private async store(
    ctx: Ctx,
    request: Submission,
    about: { campaign: CampaignDocument; form: PublishedForm; parsed: Parsed },
    session: ClientSession,
  ) {
    const { campaign, form, parsed } = about;
    const texts = parsed.answers.map(({ value }) => String(value));
    const spam = await this.intake.judge(ctx, form.sectionId, request, texts);
    const consent = consentOf(form, parsed);
    const capture: Capture = {
      kind: form.type === 'el_optin' ? 'optin' : 'form',
      campaign,
      form,
      pageId: request.pageId,
      given: {
        ...parsed.person,
        message: messageOf(parsed.answers),
        answers: parsed.answers,
        consent,
        emailStatus: emailStatusOf(form, parsed, consent.granted),
        attribution: request.attribution,
      },
      spam,
      notifyByEmail: wantsMail(form),
    };
    await this.intake.take(ctx, capture, session);
  }

  /** A page of the campaign becomes its address. */
  private async thanksOf(
    campaign: CampaignDocument,
    { thanktype, text, link, page }: Parsed['thankYou'],
  ): Promise<Thanks> {
    if (thanktype === 'link' && link) return { thanktype, text: '', link };
    const target = thanktype === 'page' && page ? await this.live.withoutBodies(campaign._id, page) : null;
    if (target)
      return { thanktype: 'page', text: '', link: `/${campaign.campName}${target.slug ? `/${target.slug}` : ''}` };
    return { thanktype: 'text', text: text ?? pageTexts(campaign.language).t('Thank you!'), link: null };
  }
}

/** A form names its recipients (`sentemail`); an opt-in always notifies. @source spec 3 el_form */
const wantsMail = ({ type, sectionData }: PublishedForm) =>
  type === 'el_optin' || (typeof sectionData['sentemail'] === 'string' && sectionData['sentemail'] !== '');

const consentTextOf = ({ sectionData }: PublishedForm): string =>
  typeof sectionData['consentText'] === 'string' ? sectionData['consentText'] : '';

function consentOf(form: PublishedForm, { answers }: Parsed) {
  const granted = answers.some(({ fieldId, value }) => fieldId === 'consent' && value !== false && value !== '');
  return { granted, text: granted ? consentTextOf(form) : '', at: new Date() };
}

/** Not subscribed without the consent box, nor where the address is to be confirmed: nothing confirms it yet. @source models.md 5 "emailStatus" */
function emailStatusOf(form: PublishedForm, { person }: Parsed, granted: boolean): LeadDocument['emailStatus'] {
  const isAsked = consentTextOf(form) !== '';
  if (form.type !== 'el_optin' || !person.email || (isAsked && !granted)) return 'unknown';
  return form.sectionData['doubleOptin'] === true ? 'unknown' : 'subscribed';
}

const messageOf = (answers: Parsed['answers']): string =>
  String(answers.find(({ type }) => type === 'textarea')?.value ?? '').slice(0, 2_000);
