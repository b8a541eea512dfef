import { getOthersData } from '@linkyard/contracts';
import { api } from './api/api.js';
import { commandQuery } from './api/contract-endpoints.js';

/** The lists every form needs: currencies, countries, categories, zones. They change with a release, so they are kept long. */
export const othersDataApi = api.injectEndpoints({
  endpoints: (build) => ({ othersData: commandQuery(build, getOthersData, { keepSec: 3600 }) }),
});

export const { useOthersDataQuery } = othersDataApi;
