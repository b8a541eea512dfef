import { searchStockImages, uploadFromUrl } from '@linkyard/contracts';
import { addEndpoints } from '../../api/api.js';
import { commandMutation, commandQuery } from '../../api/contract-endpoints.js';

export const stockApi = addEndpoints([], (build) => ({
  stockImages: commandQuery(build, searchStockImages, { keepSec: 300 }),
  uploadFromUrl: commandMutation(build, uploadFromUrl),
}));

export const { useLazyStockImagesQuery, useUploadFromUrlMutation } = stockApi;
