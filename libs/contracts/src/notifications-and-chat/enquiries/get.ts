import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { enquiryView } from './enquiry-fields.js';

export const getSiteEnquiry = defineCommand({
  subject: 'notifications-and-chat.enquiries.get',
  http: { path: '/wl/enquiry/get', role: 'owner' },
  summary: 'One enquiry at the caller’s white label with all its messages',
  acrossTenants: 'a reseller answers the people of its own tenant',
  request: z.strictObject({ _id: objectId }),
  reply: enquiryView,
  errors: ['enquiry.no_site'],
  timeoutMs: 4_000,
});
