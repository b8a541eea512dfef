import { defineCommand } from '../../kit/define-command.js';
import { enquiryReplyRequest, ownEnquiryView } from './enquiry-fields.js';

/** Opens it again; a closed one for thirty days. @source models.md 5 */
export const replyToOwnEnquiry = defineCommand({
  subject: 'notifications-and-chat.enquiries.reply-own',
  http: { path: '/user/enquiry/reply', role: 'any', rate: [{ limit: 20, windowSec: 600, by: 'account' }] },
  summary: 'Write on in an enquiry of the caller',
  request: enquiryReplyRequest,
  reply: ownEnquiryView,
  message: /*i18n*/ 'Sent.',
  errors: ['enquiry.closed', 'enquiry.too_long'],
  timeoutMs: 5_000,
});
