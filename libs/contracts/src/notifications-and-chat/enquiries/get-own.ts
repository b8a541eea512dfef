import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { ownEnquiryView } from './enquiry-fields.js';

export const getOwnEnquiry = defineCommand({
  subject: 'notifications-and-chat.enquiries.get-own',
  http: { path: '/user/enquiry/details', role: 'any' },
  summary: 'One enquiry of the caller with all its messages',
  request: z.strictObject({ _id: objectId }),
  reply: ownEnquiryView,
  timeoutMs: 3_000,
});
