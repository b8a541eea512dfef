import { listPaymentConnections } from '@linkyard/contracts';
import { addEndpoints } from '../api/api.js';
import { commandQuery } from '../api/contract-endpoints.js';

/** The creator's accounts at payment providers, for the editors of what is sold. */
export const paymentAccountsApi = addEndpoints([], (build) => ({
  paymentAccounts: commandQuery(build, listPaymentConnections, { provides: ['PaymentConnections'] }),
}));

export const { usePaymentAccountsQuery } = paymentAccountsApi;
