import { listPaymentConnections } from '@linkyard/contracts';
import { api } from '../api/api.js';
import { commandQuery } from '../api/contract-endpoints.js';

/** The creator's accounts at payment providers, for the editors of what is sold. */
export const paymentAccountsApi = api.enhanceEndpoints({ addTagTypes: ['PaymentConnections'] }).injectEndpoints({
  endpoints: (build) => ({
    paymentAccounts: commandQuery(build, listPaymentConnections, { provides: ['PaymentConnections'] }),
  }),
});

export const { usePaymentAccountsQuery } = paymentAccountsApi;
