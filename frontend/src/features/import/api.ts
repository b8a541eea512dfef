import { importCampaign, importCampaignFile, listCampaigns } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery, commandUpload } from '../../shared/api/contract-endpoints.js';

export const importApi = addEndpoints([], (build) => ({
  /** Changes nothing: only reads what is there. */
  importLook: commandMutation(build, importCampaign),
  /** The same for a file; its pictures wait for a page that shows them. */
  importLookFile: commandUpload(build, importCampaignFile),
  importBuild: commandMutation(build, importCampaign, ['Campaigns', 'Dashboard', 'Media', 'Pages', 'Sections']),
  importTargets: commandQuery(build, listCampaigns, { provides: ['Campaigns'] }),
}));

export const {
  useImportLookMutation,
  useImportLookFileMutation,
  useImportBuildMutation,
  useImportTargetsQuery,
  useLazyImportTargetsQuery,
} = importApi;
