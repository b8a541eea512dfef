import { getSiteSettings, testSiteSettings, updateSiteSettings } from '@linkyard/contracts';
import { api } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const adminSettingsApi = api.enhanceEndpoints({ addTagTypes: ['Settings'] }).injectEndpoints({
  endpoints: (build) => ({
    siteSettings: commandQuery(build, getSiteSettings, { provides: ['Settings'] }),
    updateSiteSettings: commandMutation(build, updateSiteSettings, ['Settings']),
    testSiteSettings: commandMutation(build, testSiteSettings),
  }),
});

export const { useSiteSettingsQuery, useUpdateSiteSettingsMutation, useTestSiteSettingsMutation } = adminSettingsApi;
