import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { enquiryRow, enquiryStates } from './enquiry-fields.js';

/** Without spam, unless it is asked for. */
export const listSiteEnquiries = defineCommand({
  subject: 'notifications-and-chat.enquiries.list',
  http: { path: '/wl/enquiry/list', role: 'owner' },
  summary: 'What people of the caller’s white label and its visitors have written',
  acrossTenants: 'a reseller answers the people of its own tenant',
  request: listRequest({
    sorts: ['lastAt', 'createdAt', 'subject'],
    filters: z.strictObject({ state: z.enum(enquiryStates).optional() }).default({}),
  }),
  reply: listReply(enquiryRow),
  errors: ['enquiry.no_site'],
  timeoutMs: 4_000,
});
