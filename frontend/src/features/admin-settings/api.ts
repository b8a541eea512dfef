import { getSiteSettings, testSiteSettings, updateSiteSettings } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const adminSettingsApi = addEndpoints(['Settings'], (build) => ({
  siteSettings: commandQuery(build, getSiteSettings, { provides: ['Settings'] }),
  updateSiteSettings: commandMutation(build, updateSiteSettings, ['Settings']),
  testSiteSettings: commandMutation(build, testSiteSettings),
}));

export const { useSiteSettingsQuery, useUpdateSiteSettingsMutation, useTestSiteSettingsMutation } = adminSettingsApi;
