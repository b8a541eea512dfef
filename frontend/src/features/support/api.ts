import { addEnquiry, getOwnEnquiry, listOwnEnquiries, replyToOwnEnquiry } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const supportApi = addEndpoints(['OwnEnquiries'], (build) => ({
  ownEnquiries: commandQuery(build, listOwnEnquiries, { provides: ['OwnEnquiries'] }),
  ownEnquiry: commandQuery(build, getOwnEnquiry, { provides: ['OwnEnquiries'] }),
  addEnquiry: commandMutation(build, addEnquiry, ['OwnEnquiries']),
  replyToOwnEnquiry: commandMutation(build, replyToOwnEnquiry, ['OwnEnquiries']),
}));

export const { useOwnEnquiriesQuery, useOwnEnquiryQuery, useAddEnquiryMutation, useReplyToOwnEnquiryMutation } =
  supportApi;
