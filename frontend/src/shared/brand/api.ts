import { checkBrand } from '@linkyard/contracts';
import { addEndpoints } from '../api/api.js';
import { commandQuery } from '../api/contract-endpoints.js';

/** What the site of this host calls itself, and where its support is. */
export const brandApi = addEndpoints([], (build) => ({
  brand: commandQuery(build, checkBrand),
}));

export const { useBrandQuery } = brandApi;
