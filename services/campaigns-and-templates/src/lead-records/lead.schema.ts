import { leadKinds, leadStates, type FormSubmissionView, type LeadView } from '@linkyard/contracts';
import { contractJson, ownedCollection, sharedCollection, type DocumentOf } from '@linkyard/mongo';

/** One capture: an opt-in or an answered form. @source models.md 5 Lead */
export const leads = ownedCollection({
  name: 'Lead',
  collection: 'leads',
  fields: {
    kind: { type: String, enum: leadKinds, required: true },
    /** Null for the rating of a booking, which belongs to no page. */
    campaignId: { type: String, default: null },
    campaignTitle: { type: String, default: '' },
    pageId: { type: String, default: null },
    /** The section, or the appointment of a booking that was rated. */
    sectionId: { type: String, required: true },
    sectionTitle: { type: String, default: '' },
    name: { type: String, default: '' },
    email: { type: String, default: '' },
    phone: { type: String, default: '' },
    whatsapp: { type: String, default: '' },
    message: { type: String, default: '' },
    state: { type: String, enum: leadStates, required: true },
    isRead: { type: Boolean, required: true },
    tags: { type: [String] },
    answers: { type: contractJson<FormSubmissionView['answers']>(), required: true },
    consent: {
      granted: { type: Boolean, required: true },
      text: { type: String, default: '' },
      at: { type: Date, required: true },
    },
    emailStatus: {
      type: String,
      enum: ['unknown', 'pending', 'subscribed', 'unsubscribed', 'bounced', 'complained'],
      required: true,
    },
    spam: { score: { type: Number, required: true }, reasons: { type: [String] } },
    attribution: {
      referrerUrl: { type: String, default: '' },
      utmSource: { type: String, default: '' },
      utmMedium: { type: String, default: '' },
      utmCampaign: { type: String, default: '' },
      utmTerm: { type: String, optional: true },
      utmContent: { type: String, optional: true },
    },
    /** Two letters, where a proxy in front of the gateway names it. */
    country: { type: String, optional: true },
    /** Title that visitors read above the form. */
    formTitle: { type: String, optional: true },
    /** Whether a mail to the owner was asked for. */
    notifiesByEmail: { type: Boolean, optional: true },
    ipHash: { type: String, default: '' },
    /** What was sent along; absent where nothing can be. */
    files: { type: contractJson<LeadView['files']>(), optional: true },
    /** Of a rating only. */
    rating: { type: contractJson<LeadView['rating']>(), optional: true },
    /** Pseudonym of the rating visitor, to recognise a second rating; one per section. */
    raterHash: { type: String, optional: true },
  },
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
export type LeadDocument = DocumentOf<typeof leads>;

/** What was answered to a repeatable write, for a day. @source models.md 0 "idempotencyKey" */
export const submissions = sharedCollection({
  name: 'Submission',
  collection: 'submissions',
  fields: {
    /** `<section>:<key>` */
    _id: { type: String, required: true },
    /** Hash of the content: the same key with other content is refused. */
    contentHash: { type: String, required: true },
    /** Null while the write is under way. */
    reply: { type: contractJson<unknown>(), default: null },
    createdAt: { type: Date, required: true },
  },
  indexes: [{ key: { createdAt: 1 }, options: { expireAfterSeconds: 86_400 } }],
});
