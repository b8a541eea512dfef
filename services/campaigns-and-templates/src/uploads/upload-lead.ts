import type { Ctx, ReplyOf, RequestOf, storeVisitorFile, submitUpload } from '@linkyard/contracts';
import type { NewDocument } from '@linkyard/mongo';
import type { CampaignDocument } from '../campaigns/campaign.model.js';
import type { LeadDocument } from '../leads/lead.model.js';
import type { PublishedForm } from '../leads/published-forms.js';
import type { spamScore } from '../leads/spam-score.js';

interface About {
  request: RequestOf<typeof submitUpload>;
  campaign: CampaignDocument;
  form: PublishedForm;
  title: string;
  /** Null for a machine's, which is not kept. */
  stored: ReplyOf<typeof storeVisitorFile> | null;
  spam: ReturnType<typeof spamScore>;
}

/** What a sent file stands in. */
export function uploadLead(
  ctx: Ctx,
  { request, campaign, form, title, stored, spam }: About,
): NewDocument<LeadDocument> {
  const { name, email, message, pageId } = request;
  return {
    tenantId: campaign.tenantId,
    kind: 'upload',
    campaignId: campaign._id,
    campaignTitle: campaign.title,
    pageId,
    sectionId: form.sectionId,
    sectionTitle: form.title || title,
    name,
    email,
    phone: '',
    whatsapp: '',
    message,
    state: spam.isSpam ? 'spam' : 'new',
    isRead: spam.isSpam,
    tags: [],
    answers: [],
    files: stored ? [stored] : [],
    consent: { granted: false, text: '', at: new Date() },
    emailStatus: 'unknown',
    spam: { score: spam.score, reasons: spam.reasons },
    attribution: { referrerUrl: '', utmSource: '', utmMedium: '', utmCampaign: '' },
    ipHash: ctx.ipHash,
  };
}
