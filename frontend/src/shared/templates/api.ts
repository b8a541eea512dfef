import { checkCampaignName, createCampaign, listTemplates } from '@linkyard/contracts';
import { api } from '../api/api.js';
import { commandMutation, commandQuery } from '../api/contract-endpoints.js';

export const galleryApi = api.injectEndpoints({
  endpoints: (build) => ({
    galleryTemplates: commandQuery(build, listTemplates, { provides: ['Templates'] }),
    /** Kept a moment only: a name that is free now may be taken soon. */
    addressCheck: commandQuery(build, checkCampaignName, { keepSec: 10 }),
    startPage: commandMutation(build, createCampaign, ['Campaigns', 'Dashboard']),
  }),
});

export const { useGalleryTemplatesQuery, useAddressCheckQuery, useStartPageMutation } = galleryApi;
