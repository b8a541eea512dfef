import { z } from 'zod';
import type { Reply } from '../http/reply.js';
import { json } from '../http/reply.js';
import {
  amountOf,
  breakdownOf,
  digitsOf,
  invalid,
  minorOf,
  must,
  newId,
  notFound,
  supported,
  unprocessable,
  type Account,
  type Amount,
  type Capture,
  type Order,
  type Refund,
} from './state.js';
import type { PayPalWebhooks } from './webhooks.js';

export interface Call {
  origin: string;
  account: Account;
  webhooks: PayPalWebhooks;
  id: string;
  body: unknown;
  requestId: string | undefined;
}
const money = z.object({ currency_code: z.string(), value: z.string() });
const orderBody = z.object({
  intent: z.enum(['CAPTURE', 'AUTHORIZE']),
  purchase_units: z
    .array(
      z.object({
        amount: money,
        custom_id: z.string().max(127).optional(),
        description: z.string().max(127).optional(),
      }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({ experience_context: z.object({ return_url: z.url(), cancel_url: z.url() }) }),
  }),
});

/** An amount as PayPal takes it. @throws PayPalRefusal */
export function checkedAmount(amount: Amount): Amount {
  if (!supported.has(amount.currency_code)) throw unprocessable('CURRENCY_NOT_SUPPORTED');
  const decimals = amount.value.split('.')[1]?.length ?? 0;
  if (!/^\d{1,10}(\.\d+)?$/.test(amount.value) || decimals > digitsOf(amount.currency_code))
    throw unprocessable('DECIMAL_PRECISION');
  if (minorOf(amount) <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
  return amount;
}

export const captureView = (capture: Capture) => ({
  id: capture.id,
  status: capture.status,
  amount: capture.amount,
  custom_id: capture.custom_id,
  final_capture: true,
  ...(capture.status === 'PENDING'
    ? { status_details: { reason: 'PENDING_REVIEW' } }
    : { seller_receivable_breakdown: breakdownOf(capture.amount) }),
});
export const orderView = (order: Order, origin: string) => ({
  id: order.id,
  intent: order.intent,
  status: order.status,
  update_time: order.update_time,
  purchase_units: [
    {
      reference_id: 'default',
      amount: order.amount,
      custom_id: order.custom_id,
      description: order.description,
      ...(order.captures.length + order.authorizations.length > 0
        ? {
            payments: {
              authorizations: order.authorizations,
              captures: order.captures.map(captureView),
              refunds: order.captures.flatMap(({ refunds }) => refunds),
            },
          }
        : {}),
    },
  ],
  links: [
    { href: `${origin}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
    { href: `${origin}/checkoutnow?token=${order.id}`, rel: 'payer-action', method: 'GET' },
  ],
});

export function createOrder({ account, body, origin, requestId }: Call): Reply {
  if (!requestId) throw invalid('PAYPAL_REQUEST_ID_REQUIRED');
  const parsed = orderBody.safeParse(body);
  if (!parsed.success) throw invalid('INVALID_PARAMETER_SYNTAX');
  const [unit] = parsed.data.purchase_units;
  const context = parsed.data.payment_source.paypal.experience_context;
  if (!unit) throw invalid('MISSING_REQUIRED_PARAMETER');
  const order: Order = {
    id: newId(),
    intent: parsed.data.intent,
    status: 'PAYER_ACTION_REQUIRED',
    amount: checkedAmount(unit.amount),
    description: unit.description ?? '',
    custom_id: unit.custom_id ?? null,
    update_time: new Date().toISOString(),
    returnUrl: context.return_url,
    cancelUrl: context.cancel_url,
    capturesAs: 'COMPLETED',
    captures: [],
    authorizations: [],
  };
  account.orders.set(order.id, order);
  return json(orderView(order, origin), 200);
}

export const readOrder = ({ account, id, origin }: Call): Reply => json(orderView(must(account.orders, id), origin));

export function captureOrder({ account, id, origin, webhooks }: Call): Reply {
  const order = must(account.orders, id);
  if (order.intent !== 'CAPTURE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT');
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (order.capturesAs === 'INSTRUMENT_DECLINED') {
    // The buyer is sent to the same page again and chooses another card.
    order.status = 'PAYER_ACTION_REQUIRED';
    throw unprocessable('INSTRUMENT_DECLINED');
  }
  const capture: Capture = {
    id: newId(),
    status: order.capturesAs,
    amount: order.amount,
    custom_id: order.custom_id,
    refunds: [],
  };
  order.captures.push(capture);
  order.status = 'COMPLETED';
  const resource = { ...captureView(capture), supplementary_data: { related_ids: { order_id: order.id } } };
  webhooks.emit(account, `PAYMENT.CAPTURE.${capture.status}`, resource);
  return json(orderView(order, origin), 201);
}

/** A pending capture is decided by PayPal's review. */
export function reviewCapture(account: Account, webhooks: PayPalWebhooks, orderId: string, isAccepted: boolean): void {
  const order = must(account.orders, orderId);
  const [capture] = order.captures;
  if (!capture) throw notFound();
  capture.status = isAccepted ? 'COMPLETED' : 'DECLINED';
  const resource = { ...captureView(capture), supplementary_data: { related_ids: { order_id: order.id } } };
  webhooks.emit(account, `PAYMENT.CAPTURE.${isAccepted ? 'COMPLETED' : 'DENIED'}`, resource);
}

const captures = (account: Account): Map<string, Capture> =>
  new Map([
    ...[...account.orders.values()].flatMap((order) => order.captures.map((capture) => [capture.id, capture] as const)),
    ...[...account.subscriptions.values()].flatMap(({ sales }) => sales.map((sale) => [sale.id, sale] as const)),
  ]);

export const findCapture = (account: Account, id: string): Capture => must(captures(account), id);
export const readCapture = ({ account, id }: Call): Reply => json(captureView(findCapture(account, id)));

const refundBody = z.object({ amount: money.optional() });
export function refundCapture({ account, id, body, webhooks }: Call): Reply {
  const capture = findCapture(account, id);
  const status = account.holdsRefunds ? 'PENDING' : 'COMPLETED';
  const refund = addRefund(capture, refundBody.parse(body ?? {}).amount, status);
  webhooks.emit(account, 'PAYMENT.CAPTURE.REFUNDED', {
    ...refund,
    links: [{ rel: 'up', href: `/v2/payments/captures/${id}`, method: 'GET' }],
  });
  return json(refund, 201);
}

export const readRefund = ({ account, id }: Call): Reply => {
  const refunds = [...captures(account).values()].flatMap((capture) => capture.refunds);
  const refund = refunds.find((one) => one.id === id);
  if (!refund) throw notFound();
  return json(refund);
};

/** The bank of the seller pays the last refund of an order, or does not. */
export function endRefund({ captures: [capture] }: Order, isPaid: boolean): void {
  const refund = capture?.refunds.at(-1);
  if (!capture || refund?.status !== 'PENDING') return;
  refund.status = isPaid ? 'COMPLETED' : 'FAILED';
  if (!isPaid) capture.status = capture.refunds.some(isKept) ? 'PARTIALLY_REFUNDED' : 'COMPLETED';
}

const isKept = ({ status }: Refund): boolean => status !== 'FAILED';

export function addRefund(capture: Capture, asked: Amount | undefined, status: Refund['status'] = 'COMPLETED'): Refund {
  const currency = capture.amount.currency_code;
  const refunded = capture.refunds.filter(isKept).reduce((sum, { amount }) => sum + minorOf(amount), 0);
  const left = minorOf(capture.amount) - refunded;
  if (capture.status === 'PENDING') throw unprocessable('PENDING_CAPTURE');
  if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
  const amount = asked ? checkedAmount(asked) : amountOf(left, currency);
  if (amount.currency_code !== currency) throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH');
  if (minorOf(amount) > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
  const refund: Refund = { id: newId(), status, amount };
  capture.refunds.push(refund);
  capture.status = minorOf(amount) === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  return refund;
}
