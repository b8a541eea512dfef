import { searchStockImages, uploadFromUrl } from '@linkyard/contracts';
import { api } from '../../api/api.js';
import { commandMutation, commandQuery } from '../../api/contract-endpoints.js';

export const stockApi = api.injectEndpoints({
  endpoints: (build) => ({
    stockImages: commandQuery(build, searchStockImages, { keepSec: 300 }),
    uploadFromUrl: commandMutation(build, uploadFromUrl),
  }),
});

export const { useLazyStockImagesQuery, useUploadFromUrlMutation } = stockApi;
