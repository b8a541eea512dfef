import {
  connectPayments,
  deletePaymentConnection,
  listPaymentConnections,
  setDefaultPaymentConnection,
  testPaymentConnection,
} from '@linkyard/contracts';
import { api } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

/** The bell reminds creators who have no payment method, so it changes with the connections. */
const changed = ['PaymentConnections', 'Notifications'] as const;

export const integrationsApi = api.enhanceEndpoints({ addTagTypes: ['PaymentConnections'] }).injectEndpoints({
  endpoints: (build) => ({
    paymentConnections: commandQuery(build, listPaymentConnections, { provides: ['PaymentConnections'] }),
    connectPayments: commandMutation(build, connectPayments, changed),
    testPaymentConnection: commandMutation(build, testPaymentConnection, ['PaymentConnections']),
    setDefaultPaymentConnection: commandMutation(build, setDefaultPaymentConnection, ['PaymentConnections']),
    deletePaymentConnection: commandMutation(build, deletePaymentConnection, changed),
  }),
});

export const {
  usePaymentConnectionsQuery,
  useConnectPaymentsMutation,
  useTestPaymentConnectionMutation,
  useSetDefaultPaymentConnectionMutation,
  useDeletePaymentConnectionMutation,
} = integrationsApi;
