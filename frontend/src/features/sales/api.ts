import { getSales, listCampaigns, paymentHistory } from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandQuery } from '../../shared/api/contract-endpoints.js';

export const salesApi = addEndpoints([], (build) => ({
  sales: commandQuery(build, getSales, { keepSec: 60, provides: ['PaymentConnections'] }),
  movements: commandQuery(build, paymentHistory, { provides: ['PaymentConnections'] }),
  /** Names of the pages that sales came from. */
  salesPages: commandQuery(build, listCampaigns, { provides: ['Campaigns'] }),
}));

export const { useSalesQuery, useSalesPagesQuery, useMovementsQuery } = salesApi;
