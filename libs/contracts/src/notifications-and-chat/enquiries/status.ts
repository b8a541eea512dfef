import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { enquiryView } from './enquiry-fields.js';

/** `open` takes one out of spam; an open one is otherwise made so by its sender. */
export const changeEnquiryState = defineCommand({
  subject: 'notifications-and-chat.enquiries.status',
  http: { path: '/wl/enquiry/status', role: 'owner' },
  summary: 'Settle, close or sort out an enquiry at the caller’s white label',
  acrossTenants: 'a reseller answers the people of its own tenant',
  request: z.strictObject({ _id: objectId, state: z.enum(['resolved', 'closed', 'spam', 'open']) }),
  reply: enquiryView,
  message: /*i18n*/ 'Saved.',
  errors: ['enquiry.no_site', 'enquiry.wrong_state'],
  timeoutMs: 4_000,
});
