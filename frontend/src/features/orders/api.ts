import {
  cancelOrder,
  deliverOrder,
  fulfilOrder,
  getOrder,
  getProduct,
  listOrderDownloads,
  listOrders,
  listProducts,
  markOrderPaid,
  noteOrder,
  paymentHistory,
  refundOrder,
  resendAccess,
  resolveAttention,
  revokeAccess,
} from '@linkyard/contracts';
import { addEndpoints } from '../../shared/api/api.js';
import { commandMutation, commandQuery } from '../../shared/api/contract-endpoints.js';

export const ordersApi = addEndpoints(['Orders'], (build) => ({
  orders: commandQuery(build, listOrders, { provides: ['Orders', 'PaymentConnections'] }),
  order: commandQuery(build, getOrder, { provides: ['Orders'] }),
  orderDownloads: commandQuery(build, listOrderDownloads, { provides: ['Orders'] }),
  /** Names for the filter. */
  orderedProducts: commandQuery(build, listProducts, { keepSec: 60 }),
  orderedProduct: commandQuery(build, getProduct, { keepSec: 60 }),
  orderPayments: commandQuery(build, paymentHistory, { provides: ['Orders'] }),
  noteOrder: commandMutation(build, noteOrder, ['Orders']),
  refundOrder: commandMutation(build, refundOrder, ['Orders']),
  fulfilOrder: commandMutation(build, fulfilOrder, ['Orders']),
  deliverOrder: commandMutation(build, deliverOrder, ['Orders']),
  markOrderPaid: commandMutation(build, markOrderPaid, ['Orders']),
  cancelOrder: commandMutation(build, cancelOrder, ['Orders']),
  resendAccess: commandMutation(build, resendAccess, ['Orders']),
  revokeAccess: commandMutation(build, revokeAccess, ['Orders']),
  resolveAttention: commandMutation(build, resolveAttention, ['Orders']),
}));

export const {
  useOrdersQuery,
  useOrderQuery,
  useOrderDownloadsQuery,
  useLazyOrderedProductsQuery,
  useOrderedProductQuery,
  useOrderedProductsQuery,
  useOrderPaymentsQuery,
  useCancelOrderMutation,
  useDeliverOrderMutation,
  useMarkOrderPaidMutation,
  useNoteOrderMutation,
  useRefundOrderMutation,
  useFulfilOrderMutation,
  useResendAccessMutation,
  useRevokeAccessMutation,
  useResolveAttentionMutation,
} = ordersApi;
