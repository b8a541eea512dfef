import { checkCampaignName, listTemplates, updateOnboarding } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const onboardingApi = addEndpoints([], (build) => ({
  updateOnboarding: commandMutation(build, updateOnboarding, ['Campaigns', 'Templates', 'Dashboard']),
  /** Kept a moment only: a name that is free now may be taken soon. */
  onboardingHandle: commandQuery(build, checkCampaignName, { keepSec: 10 }),
  onboardingTemplates: commandQuery(build, listTemplates, { provides: ['Templates'] }),
}));

export const { useUpdateOnboardingMutation, useOnboardingHandleQuery, useOnboardingTemplatesQuery } = onboardingApi;
