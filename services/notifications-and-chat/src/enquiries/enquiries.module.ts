import { Capability } from '@linkyard/service-kit';
import { AddEnquiry, enquiryLimits } from './add-enquiry.js';
import { AnsweringSite } from './answering-site.js';
import { EnquiriesController } from './enquiries.controller.js';
import { EnquiriesRepository } from './enquiries.repository.js';
import { enquiries } from './enquiry.schema.js';
import { EnquiryMails } from './enquiry-mails.handler.js';
import { WriteEnquiry } from './write-enquiry.js';

/** What people and visitors write to those who run a site. @source ADR 0061 */
@Capability({
  service: 'notifications-and-chat',
  collections: [enquiries],
  limiters: [enquiryLimits],
  eraseWithAccount: [enquiries],
  exportWithAccount: [enquiries],
  controllers: [EnquiriesController],
  providers: [EnquiriesRepository, AnsweringSite, AddEnquiry, WriteEnquiry, EnquiryMails],
})
export class EnquiriesModule {}
