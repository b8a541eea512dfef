import { z } from 'zod';
import { defineCommand } from '../../kit/define-command.js';
import { objectId } from '../../primitives/index.js';
import { visitorWriteRate } from '../../primitives/rates.js';
import { visitorWrite } from '../../primitives/visitor.js';
import { enquiryCategory, enquiryEmail, enquiryMessage, enquiryName, enquirySubject } from './enquiry-fields.js';

/**
 * To those who run the site that is asked. Name and address are those of the account where one is signed in; a visitor gives both.
 * @source models.md 5 Enquiry
 */
export const addEnquiry = defineCommand({
  subject: 'notifications-and-chat.enquiries.add',
  http: { path: '/user/enquiry/add', role: 'public', needsActiveOwner: false, rate: visitorWriteRate },
  summary: 'Write to those who run the site',
  request: z.strictObject({
    ...visitorWrite,
    subject: enquirySubject,
    category: enquiryCategory.default('support'),
    message: enquiryMessage,
    name: enquiryName.default(''),
    email: enquiryEmail.optional(),
  }),
  /** Null for a visitor, who has no list to find it in. */
  reply: z.object({ _id: objectId.nullable() }),
  message: /*i18n*/ 'Thank you. Your message has arrived.',
  errors: ['core.idempotency_mismatch', 'core.not_found'],
  timeoutMs: 5_000,
});
