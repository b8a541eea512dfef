import type { FormSubmissionView, LeadView, OptinView } from '@linkyard/contracts';
import { defineModel, type OwnedDocument } from '@linkyard/mongo';

/** One capture: an opt-in or an answered form. @source models.md 5 Lead */
export interface LeadDocument extends OwnedDocument {
  kind: LeadView['kind'];
  /** Null for the rating of a booking, which belongs to no page. */
  campaignId: string | null;
  campaignTitle: string;
  pageId: string | null;
  /** The section, or the appointment of a booking that was rated. */
  sectionId: string;
  sectionTitle: string;
  name: string;
  email: string;
  phone: string;
  whatsapp: string;
  message: string;
  state: LeadView['state'];
  isRead: boolean;
  tags: string[];
  answers: FormSubmissionView['answers'];
  consent: { granted: boolean; text: string; at: Date };
  emailStatus: OptinView['emailStatus'];
  spam: { score: number; reasons: string[] };
  attribution: LeadView['attribution'];
  ipHash: string;
  /** What was sent along; absent where nothing can be. */
  files?: LeadView['files'];
  /** Of a rating only. */
  rating?: LeadView['rating'];
  /** Pseudonym of the rating visitor, to recognise a second rating; one per section. */
  raterHash?: string;
}

const leadModel = defineModel<LeadDocument>({
  collection: 'leads',
  indexes: [
    { key: { userId: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, kind: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, campaignId: 1, createdAt: -1, _id: -1 } },
    { key: { userId: 1, name: 1, _id: 1 } },
    { key: { userId: 1, email: 1, _id: 1 } },
    { key: { userId: 1, isRead: 1, kind: 1 }, options: { partialFilterExpression: { isRead: false } } },
    { key: { sectionId: 1, ipHash: 1, createdAt: -1 } },
    {
      key: { sectionId: 1, raterHash: 1 },
      options: { unique: true, partialFilterExpression: { raterHash: { $type: 'string' } } },
    },
    {
      key: { sectionId: 1, updatedAt: -1 },
      options: { partialFilterExpression: { 'rating.isShown': true } },
    },
  ],
});

/** What was answered to a repeatable write, for a day. @source models.md 0 "idempotencyKey" */
export interface SubmissionRecord {
  /** `<section>:<key>` */
  _id: string;
  /** Hash of the content: the same key with other content is refused. */
  contentHash: string;
  /** Null while the write is under way. */
  reply: unknown;
  createdAt: Date;
}

const submissionModel = defineModel<SubmissionRecord>({
  collection: 'submissions',
  indexes: [{ key: { createdAt: 1 }, options: { expireAfterSeconds: 86_400 } }],
});

export { leadModel, submissionModel };
export const leadModels = [leadModel, submissionModel];
