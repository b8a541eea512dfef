import { checkCampaignName, createCampaign, listTemplates } from '@linkyard/contracts';
import { addEndpoints } from '../api/api.js';
import { commandMutation, commandQuery } from '../api/contract-endpoints.js';

export const galleryApi = addEndpoints([], (build) => ({
  galleryTemplates: commandQuery(build, listTemplates, { provides: ['Templates'] }),
  /** Kept a moment only: a name that is free now may be taken soon. */
  addressCheck: commandQuery(build, checkCampaignName, { keepSec: 10 }),
  startPage: commandMutation(build, createCampaign, ['Campaigns', 'Dashboard']),
}));

export const { useGalleryTemplatesQuery, useAddressCheckQuery, useStartPageMutation } = galleryApi;
