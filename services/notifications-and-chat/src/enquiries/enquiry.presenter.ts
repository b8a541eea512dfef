import { visitorSender, type EnquiryDocument } from './enquiry.schema.js';

/** To its sender, who does not learn that it is among the spam. */
export const ownEnquiry = (enquiry: EnquiryDocument) => ({
  ...enquiry,
  state: enquiry.state === 'spam' ? ('open' as const) : enquiry.state,
});

export const siteEnquiry = (enquiry: EnquiryDocument) => ({
  ...enquiry,
  hasAccount: enquiry.userId !== visitorSender,
});
