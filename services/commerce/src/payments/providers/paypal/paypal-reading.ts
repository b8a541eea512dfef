import { ProviderError } from '@linkyard/egress';
import type { ProviderPayment, ProviderPaymentState } from '../payment-provider.js';
import { fromPayPalValue } from './paypal-amount.js';
import { salePrefix } from './paypal-events.js';
import type { PayPalHttp } from './paypal-http.js';
import {
  orderReply,
  saleReply,
  subscriptionReply,
  transactionsReply,
  type AuthorizationReply,
  type CaptureReply,
  type OrderReply,
} from './paypal-replies.js';

const captureStates: Readonly<Record<string, ProviderPaymentState>> = {
  COMPLETED: 'settled',
  PENDING: 'processing',
  PARTIALLY_REFUNDED: 'partiallyRefunded',
  REFUNDED: 'refunded',
  DECLINED: 'declined',
  FAILED: 'declined',
};

const authorizationStates: Readonly<Record<string, ProviderPaymentState>> = {
  CREATED: 'authorized',
  PENDING: 'processing',
  DENIED: 'declined',
  VOIDED: 'expired',
  EXPIRED: 'expired',
};

/** An order; one that the buyer has approved is captured or, where it only holds the amount, authorised, once. */
export async function readOrder(http: PayPalHttp, id: string): Promise<ProviderPayment> {
  const order = await http.call({ method: 'GET', path: `/v2/checkout/orders/${id}`, reply: orderReply });
  if (order.status !== 'APPROVED') return paymentOf(order, null);
  try {
    const verb = order.intent === 'AUTHORIZE' ? 'authorize' : 'capture';
    const path = `/v2/checkout/orders/${id}/${verb}`;
    // Once for each approval: a repeat would get the refusal of the card that was chosen before.
    const requestId = `${verb}-${id}-${order.update_time}`;
    return paymentOf(await http.call({ method: 'POST', path, reply: orderReply, body: {}, requestId }), null);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const issue = error.details.providerCode ?? '';
    // It was captured or authorised concurrently, or the buyer has to choose another card on the same page.
    if (!isDone.has(issue) && error.code !== 'declined') throw error;
    const now = await http.call({ method: 'GET', path: `/v2/checkout/orders/${id}`, reply: orderReply });
    return paymentOf(now, error.code === 'declined' ? issue : null);
  }
}

const isDone: ReadonlySet<string> = new Set(['ORDER_ALREADY_CAPTURED', 'ORDER_ALREADY_AUTHORIZED']);

function paymentOf(order: OrderReply, errorCode: string | null): ProviderPayment {
  const [unit] = order.purchase_units;
  const { authorizations = [], captures = [], refunds = [] } = unit?.payments ?? {};
  const [capture] = captures;
  const [authorization] = authorizations;
  const amount = (capture ?? authorization ?? unit)?.amount ?? nothing;
  const currency = amount.currency_code;
  return {
    ...feesOf(capture),
    providerRef: order.id,
    state: stateOf(order, capture, authorization),
    authorizedUntil: heldUntil(authorization),
    amount: fromPayPalValue(amount.value, currency),
    currency,
    // One that is under way, or has failed, returned nothing.
    amountRefunded: refunds
      .filter(({ status }) => status === 'COMPLETED')
      .reduce((sum, refund) => sum + fromPayPalValue(refund.amount.value, currency), 0),
    providerPaymentId: capture?.id ?? null,
    subscriptionRef: null,
    paymentId: unit?.custom_id ?? null,
    errorCode,
  };
}

const nothing = { value: '0', currency_code: 'USD' };

function heldUntil(authorization: AuthorizationReply | undefined): Date | null {
  const until = authorization?.status === 'CREATED' ? authorization.expiration_time : null;
  return until ? new Date(until) : null;
}

function stateOf(order: OrderReply, capture?: CaptureReply, authorization?: AuthorizationReply): ProviderPaymentState {
  if (capture) return captureStates[capture.status] ?? 'pending';
  if (authorization) return authorizationStates[authorization.status] ?? 'pending';
  return order.status === 'VOIDED' ? 'expired' : 'pending';
}

function feesOf(capture: CaptureReply | undefined) {
  const { paypal_fee: fee, net_amount: net } = capture?.seller_receivable_breakdown ?? {};
  return {
    fee: fee ? fromPayPalValue(fee.value, fee.currency_code) : null,
    net: net ? fromPayPalValue(net.value, net.currency_code) : null,
    settlementCurrency: net?.currency_code ?? null,
  };
}

/** What PayPal has taken, or tried to take, for a subscription. */
export async function listTransactions(http: PayPalHttp, id: string) {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const times = new URLSearchParams({ start_time: '2020-01-01T00:00:00.000Z', end_time: tomorrow });
  const path = `/v1/billing/subscriptions/${id}/transactions?${times}`;
  return (await http.call({ method: 'GET', path, reply: transactionsReply })).transactions;
}

/** A subscription, by its first payment. */
export async function readSubscription(http: PayPalHttp, id: string): Promise<ProviderPayment> {
  const path = `/v1/billing/subscriptions/${id}`;
  const { status, custom_id } = await http.call({ method: 'GET', path, reply: subscriptionReply });
  const transactions = await listTransactions(http, id);
  const [first] = transactions.sort((one, other) => one.time.localeCompare(other.time));
  if (first) return { ...(await readSale(http, first.id)), providerRef: id, subscriptionRef: id };
  return {
    providerRef: id,
    state: status === 'CANCELLED' || status === 'EXPIRED' ? 'expired' : 'pending',
    amount: 0,
    currency: 'USD',
    amountRefunded: 0,
    authorizedUntil: null,
    fee: null,
    net: null,
    settlementCurrency: null,
    providerPaymentId: null,
    subscriptionRef: id,
    paymentId: custom_id ?? null,
    errorCode: null,
  };
}

const saleStates: Readonly<Record<string, ProviderPaymentState>> = {
  completed: 'settled',
  pending: 'processing',
  partially_refunded: 'partiallyRefunded',
  refunded: 'refunded',
  denied: 'declined',
};

/** One payment of a subscription. PayPal does not report here how much of it was refunded. */
export async function readSale(http: PayPalHttp, id: string): Promise<ProviderPayment> {
  const sale = await http.call({ method: 'GET', path: `/v1/payments/sale/${id}`, reply: saleReply });
  const { currency } = sale.amount;
  const amount = fromPayPalValue(sale.amount.total, currency);
  const fee = sale.transaction_fee ? fromPayPalValue(sale.transaction_fee.value, sale.transaction_fee.currency) : null;
  const state = saleStates[sale.state.toLowerCase()] ?? 'pending';
  return {
    providerRef: `${salePrefix}${id}`,
    state,
    amount,
    currency,
    amountRefunded: state === 'refunded' ? amount : 0,
    authorizedUntil: null,
    fee,
    net: fee === null ? null : amount - fee,
    settlementCurrency: fee === null ? null : currency,
    providerPaymentId: `${salePrefix}${id}`,
    subscriptionRef: sale.billing_agreement_id ?? null,
    paymentId: sale.custom ?? null,
    errorCode: null,
  };
}
