import { getCampaign, getDashboard, listCampaigns } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandQuery } from '../../shared/api/contract-endpoints.js';

export const homeApi = addEndpoints([], (build) => ({
  home: commandQuery(build, getDashboard, { provides: ['Dashboard', 'Campaigns', 'Leads', 'Forms'] }),
  /** What the numbers can be narrowed to, last changed first. */
  homePages: commandQuery(build, listCampaigns, { provides: ['Campaigns'] }),
  homePage: commandQuery(build, getCampaign, { provides: ['Campaigns'] }),
}));

export const { useHomeQuery, useHomePageQuery, useHomePagesQuery, useLazyHomePagesQuery } = homeApi;
