import { defineCommand } from '../../kit/define-command.js';
import { costlyRate } from '../../primitives/rates.js';
import { enquiryReplyRequest, enquiryView } from './enquiry-fields.js';

/** The sender gets a mail, and a notification where they have an account. */
export const replyToSiteEnquiry = defineCommand({
  subject: 'notifications-and-chat.enquiries.reply',
  http: { path: '/wl/enquiry/reply', role: 'owner', rate: costlyRate },
  summary: 'Answer an enquiry at the caller’s white label',
  acrossTenants: 'a reseller answers the people of its own tenant',
  request: enquiryReplyRequest,
  reply: enquiryView,
  message: /*i18n*/ 'Your answer is on its way.',
  errors: ['enquiry.no_site', 'enquiry.wrong_state', 'enquiry.too_long'],
  timeoutMs: 5_000,
});
