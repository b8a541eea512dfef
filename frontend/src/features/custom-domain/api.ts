import {
  addDomain,
  assignDomain,
  deleteDomains,
  diagnoseDomain,
  getCampaign,
  listCampaigns,
  listDomains,
  verifyDomain,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

/** The address of a page changes with its domain. */
const changed = ['Domains', 'Campaigns'] as const;

export const customDomainApi = addEndpoints(['Domains'], (build) => ({
  domains: commandQuery(build, listDomains, { provides: ['Domains'] }),
  domainLook: commandQuery(build, diagnoseDomain),
  addDomain: commandMutation(build, addDomain, changed),
  verifyDomain: commandMutation(build, verifyDomain, changed),
  assignDomain: commandMutation(build, assignDomain, changed),
  deleteDomains: commandMutation(build, deleteDomains, changed),
  /** The page that a domain shows, and those that it could show. */
  domainPage: commandQuery(build, getCampaign, { provides: ['Campaigns'] }),
  domainPages: commandQuery(build, listCampaigns, { provides: ['Campaigns'] }),
}));

export const {
  useDomainsQuery,
  useDomainLookQuery,
  useAddDomainMutation,
  useVerifyDomainMutation,
  useAssignDomainMutation,
  useDeleteDomainsMutation,
  useDomainPageQuery,
  useLazyDomainPagesQuery,
} = customDomainApi;
