import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { listReply, listRequest } from '../../kit/list.js';
import { ownEnquiryRow } from './enquiry-fields.js';

export const listOwnEnquiries = defineCommand({
  subject: 'notifications-and-chat.enquiries.list-own',
  http: { path: '/user/enquiry/get', role: 'any' },
  summary: 'Enquiries of the caller',
  request: listRequest({ sorts: ['lastAt', 'createdAt'], filters: z.strictObject({}).default({}) }),
  reply: listReply(ownEnquiryRow),
  timeoutMs: 3_000,
});
