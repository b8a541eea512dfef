import { z } from 'zod';
import { json, type Reply } from '../http/reply.js';
import { captureView, checkedAmount, orderView, type Call } from './orders.js';
import {
  minorOf,
  must,
  newId,
  notFound,
  unprocessable,
  type Account,
  type Authorization,
  type Order,
} from './state.js';

const dayMs = 86_400_000;
/** PayPal keeps an authorisation for a month; it guarantees the money for three days. @source developer.paypal.com/docs/checkout/standard/customize/authorization */
const validDays = 29;

/** POST /v2/checkout/orders/{id}/authorize */
export function authorizeOrder({ account, id, origin, webhooks }: Call): Reply {
  const order = must(account.orders, id);
  if (order.intent !== 'AUTHORIZE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT');
  if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_AUTHORIZED');
  if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
  if (order.capturesAs === 'INSTRUMENT_DECLINED') {
    order.status = 'PAYER_ACTION_REQUIRED';
    throw unprocessable('INSTRUMENT_DECLINED');
  }
  const authorization: Authorization = {
    id: newId(),
    status: 'CREATED',
    amount: order.amount,
    custom_id: order.custom_id,
    create_time: new Date().toISOString(),
    expiration_time: new Date(Date.now() + validDays * dayMs).toISOString(),
  };
  order.authorizations.push(authorization);
  order.status = 'COMPLETED';
  webhooks.emit(account, 'PAYMENT.AUTHORIZATION.CREATED', eventResource(authorization, order));
  return json(orderView(order, origin), 201);
}

const eventResource = (authorization: Authorization, order: Order) => ({
  ...authorization,
  supplementary_data: { related_ids: { order_id: order.id } },
});

function found(account: Account, id: string) {
  for (const order of account.orders.values()) {
    const authorization = order.authorizations.find((one) => one.id === id);
    if (authorization) return { order, authorization };
  }
  throw notFound();
}

/** GET /v2/payments/authorizations/{id} */
export const readAuthorization = ({ account, id }: Call): Reply => json(found(account, id).authorization);

const captureBody = z.object({
  amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
  final_capture: z.boolean().default(false),
});

/** POST /v2/payments/authorizations/{id}/capture */
export function captureAuthorization({ account, id, body, webhooks }: Call): Reply {
  const { order, authorization } = found(account, id);
  if (authorization.status === 'CAPTURED') throw unprocessable('AUTHORIZATION_ALREADY_CAPTURED');
  if (authorization.status === 'VOIDED') throw unprocessable('AUTHORIZATION_VOIDED');
  const { amount: asked } = captureBody.parse(body ?? {});
  const amount = asked ? checkedAmount(asked) : authorization.amount;
  if (amount.currency_code !== authorization.amount.currency_code) throw unprocessable('CURRENCY_MISMATCH');
  if (minorOf(amount) > minorOf(authorization.amount)) throw unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED');
  const capture = { id: newId(), status: 'COMPLETED' as const, amount, custom_id: order.custom_id, refunds: [] };
  order.captures.push(capture);
  authorization.status = 'CAPTURED';
  const resource = { ...captureView(capture), supplementary_data: { related_ids: { order_id: order.id } } };
  webhooks.emit(account, 'PAYMENT.CAPTURE.COMPLETED', resource);
  return json(captureView(capture), 201);
}

/** POST /v2/payments/authorizations/{id}/void */
export function voidAuthorization({ account, id, webhooks }: Call): Reply {
  const { order, authorization } = found(account, id);
  if (authorization.status === 'CAPTURED') throw unprocessable('PREVIOUSLY_CAPTURED');
  if (authorization.status === 'VOIDED') throw unprocessable('PREVIOUSLY_VOIDED');
  authorization.status = 'VOIDED';
  webhooks.emit(account, 'PAYMENT.AUTHORIZATION.VOIDED', eventResource(authorization, order));
  return { status: 204, headers: {}, body: '' };
}
