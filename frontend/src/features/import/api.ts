import { importCampaign, listCampaigns } from '@linkyard/contracts';
import { api } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Changes nothing: only reads what is there. */
    importLook: commandMutation(build, importCampaign),
    importBuild: commandMutation(build, importCampaign, ['Campaigns', 'Dashboard', 'Pages', 'Sections']),
    importTargets: commandQuery(build, listCampaigns, { provides: ['Campaigns'] }),
  }),
});

export const { useImportLookMutation, useImportBuildMutation, useImportTargetsQuery } = importApi;
