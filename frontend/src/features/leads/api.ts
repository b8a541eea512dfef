import {
  deleteLeads,
  getCampaign,
  getLead,
  linkVisitorFile,
  listCampaigns,
  listFormSubmissions,
  listLeads,
  showRating,
  updateLeads,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const leadsApi = addEndpoints([], (build) => ({
  leads: commandQuery(build, listLeads, { provides: ['Leads'] }),
  lead: commandQuery(build, getLead, { provides: ['Leads', 'Forms'] }),
  submissions: commandQuery(build, listFormSubmissions, { provides: ['Forms'] }),
  updateLeads: commandMutation(build, updateLeads, ['Leads', 'Forms', 'Dashboard']),
  deleteLeads: commandMutation(build, deleteLeads, ['Leads', 'Forms', 'Dashboard']),
  linkVisitorFile: commandMutation(build, linkVisitorFile),
  showRating: commandMutation(build, showRating, ['Leads']),
  /** The pages a table can be narrowed to. */
  leadPages: commandQuery(build, listCampaigns, { provides: ['Campaigns'] }),
  leadPage: commandQuery(build, getCampaign, { provides: ['Campaigns'] }),
}));

export const {
  useLeadsQuery,
  useLeadQuery,
  useSubmissionsQuery,
  useUpdateLeadsMutation,
  useDeleteLeadsMutation,
  useLazyLeadPagesQuery,
  useLeadPageQuery,
  useLeadPagesQuery,
  useShowRatingMutation,
  useLinkVisitorFileMutation,
} = leadsApi;
