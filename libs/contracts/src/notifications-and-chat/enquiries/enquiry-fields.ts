import { z } from 'zod';
import { refusedAs } from '../../errors/reasons.js';
import { email, idempotencyKey, line, objectId, prose, recordFields, timestamp } from '../../primitives/index.js';

/** @source models.md 5 Enquiry */
export const enquiryCategories = ['support', 'sales', 'billing', 'abuse', 'feedback'] as const;
export type EnquiryCategory = (typeof enquiryCategories)[number];
/** `pending`: answered, and the sender's turn. */
export const enquiryStates = ['open', 'pending', 'resolved', 'closed', 'spam'] as const;
export type EnquiryState = (typeof enquiryStates)[number];
/** What a sender sees: spam looks open. */
export const shownEnquiryStates = ['open', 'pending', 'resolved', 'closed'] as const;

export const maxEnquiryReplies = 100;
/** For so long an answer to a closed enquiry opens it again. */
export const reopensForDays = 30;

export const enquiryCategory = z.enum(enquiryCategories);
export const enquirySubject = line(150).min(1, refusedAs('enquiry.subject_required'));
export const enquiryMessage = prose(4_000).min(1, refusedAs('enquiry.message_required'));
export const enquiryName = line(120);
export const enquiryEmail = email;

/** A further message in an enquiry, by either side. */
export const enquiryReplyRequest = z.strictObject({ _id: objectId, text: enquiryMessage, idempotencyKey });

const reply = z.object({ _id: z.string(), from: z.enum(['staff', 'sender']), text: z.string(), at: timestamp });

const row = {
  ...recordFields,
  subject: z.string(),
  category: enquiryCategory,
  name: z.string(),
  email: z.string(),
  /** Of the last message of either side. */
  lastAt: timestamp,
};
const thread = { message: z.string(), replies: z.array(reply), closedAt: timestamp.nullable() };

/** As its sender has it in a list. */
export const ownEnquiryRow = z.object({ ...row, state: z.enum(shownEnquiryStates) });
export const ownEnquiryView = ownEnquiryRow.extend(thread);
export type OwnEnquiryView = z.output<typeof ownEnquiryView>;

/** As those have it in a list who answer. */
export const enquiryRow = z.object({ ...row, state: z.enum(enquiryStates), hasAccount: z.boolean() });
export type EnquiryRow = z.output<typeof enquiryRow>;
export const enquiryView = enquiryRow.extend({
  ...thread,
  /** Where it was written. */
  host: z.string(),
  /** Why it was put among the spam by itself. */
  spamReasons: z.array(z.string()),
});
export type EnquiryView = z.output<typeof enquiryView>;
export type EnquiryReply = z.output<typeof reply>;
