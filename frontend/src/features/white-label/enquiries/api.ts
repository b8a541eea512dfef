import { changeEnquiryState, getSiteEnquiry, listSiteEnquiries, replyToSiteEnquiry } from '@linkyard/contracts';
import { addEndpoints } from '../../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../../shared/api/contract-endpoints.js';

export const siteEnquiriesApi = addEndpoints(['SiteEnquiries'], (build) => ({
  siteEnquiries: commandQuery(build, listSiteEnquiries, { provides: ['SiteEnquiries'] }),
  siteEnquiry: commandQuery(build, getSiteEnquiry, { provides: ['SiteEnquiries'] }),
  replyToSiteEnquiry: commandMutation(build, replyToSiteEnquiry, ['SiteEnquiries']),
  changeEnquiryState: commandMutation(build, changeEnquiryState, ['SiteEnquiries']),
}));

export const {
  useSiteEnquiriesQuery,
  useSiteEnquiryQuery,
  useReplyToSiteEnquiryMutation,
  useChangeEnquiryStateMutation,
} = siteEnquiriesApi;
