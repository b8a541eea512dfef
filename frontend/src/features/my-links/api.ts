import {
  changeCampaignStatus,
  deleteCampaign,
  duplicateCampaign,
  exportCampaign,
  listCampaigns,
  publishCampaign,
  updateCampaign,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const myLinksApi = addEndpoints([], (build) => ({
  myLinks: commandQuery(build, listCampaigns, { provides: ['Campaigns'] }),
  switchMyLink: commandMutation(build, changeCampaignStatus, ['Campaigns']),
  publishMyLink: commandMutation(build, publishCampaign, ['Campaigns', 'Dashboard']),
  renameMyLink: commandMutation(build, updateCampaign, ['Campaigns']),
  duplicateMyLink: commandMutation(build, duplicateCampaign, ['Campaigns']),
  deleteMyLink: commandMutation(build, deleteCampaign, ['Campaigns', 'Dashboard']),
  /** Read-only, but requested again each time. */
  exportMyLink: commandMutation(build, exportCampaign),
}));

export const {
  useMyLinksQuery,
  useSwitchMyLinkMutation,
  usePublishMyLinkMutation,
  useRenameMyLinkMutation,
  useDuplicateMyLinkMutation,
  useDeleteMyLinkMutation,
  useExportMyLinkMutation,
} = myLinksApi;
