import { z } from 'zod';
import { objectId, recordFields, timestamp } from '../../primitives/index.js';

export const leadKinds = ['optin', 'form', 'upload', 'rating'] as const;
export const leadStates = ['new', 'read', 'actioned', 'archived', 'spam'] as const;

/** One capture. @source models.md 5 Lead */
export const leadView = z.object({
  ...recordFields,
  contactId: objectId.nullable(),
  kind: z.enum(leadKinds),
  /** Null for the rating of a booking, which belongs to no page. */
  campaignId: objectId.nullable(),
  campaignTitle: z.string(),
  pageId: objectId.nullable(),
  /** The section, or the appointment of a booking that was rated. */
  sectionId: objectId,
  /** Empty where the section has only the name of its block. */
  sectionTitle: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  message: z.string(),
  state: z.enum(leadStates),
  isRead: z.boolean(),
  tags: z.array(z.string()),
  /** What was sent along; `linkVisitorFile` opens one. `size` is bytes. */
  files: z.array(z.object({ mediaId: objectId, name: z.string(), size: z.int(), mime: z.string() })),
  /** Stars of a rating, and whether visitors see its comment. */
  rating: z.object({ stars: z.int().min(1).max(5), isShown: z.boolean() }).nullable(),
  /** Two letters; empty where it is not known. */
  country: z.string(),
  attribution: z.object({
    referrerUrl: z.string(),
    utmSource: z.string(),
    utmMedium: z.string(),
    utmCampaign: z.string(),
    utmTerm: z.string(),
    utmContent: z.string(),
  }),
});
export type LeadView = z.output<typeof leadView>;

/** A lead of an opt-in block, with what the person agreed to. */
export const optinView = leadView.extend({
  consent: z.object({ granted: z.boolean(), text: z.string(), at: timestamp }),
  emailStatus: z.enum(['unknown', 'pending', 'subscribed', 'unsubscribed', 'bounced', 'complained']),
});
export type OptinView = z.output<typeof optinView>;

/** A lead of a form block, with the answers and the titles of the fields as they then were. */
export const formSubmissionView = leadView.extend({
  answers: z.array(
    z.object({
      fieldId: z.string(),
      title: z.string(),
      type: z.string(),
      value: z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]),
    }),
  ),
  spam: z.object({ score: z.number(), reasons: z.array(z.string()) }),
});
export type FormSubmissionView = z.output<typeof formSubmissionView>;

/** A lead of any kind with all that it holds; what its kind does not have is empty. */
export const leadDetails = optinView.extend({ answers: formSubmissionView.shape.answers });
export type LeadDetails = z.output<typeof leadDetails>;
