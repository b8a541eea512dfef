import { randomBytes } from 'node:crypto';
import type { Reply } from '../http/reply.js';
import { json } from '../http/reply.js';

export interface Amount {
  currency_code: string;
  value: string;
}
export interface Refund {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'FAILED';
  amount: Amount;
}
export interface Capture {
  id: string;
  status: 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
  amount: Amount;
  custom_id: string | null;
  refunds: Refund[];
}
export interface Authorization {
  id: string;
  status: 'CREATED' | 'CAPTURED' | 'VOIDED';
  amount: Amount;
  custom_id: string | null;
  create_time: string;
  expiration_time: string;
}
export interface Order {
  id: string;
  intent: 'CAPTURE' | 'AUTHORIZE';
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  amount: Amount;
  description: string;
  custom_id: string | null;
  update_time: string;
  returnUrl: string;
  cancelUrl: string;
  /** What the capture will do, as the buyer chose. */
  capturesAs: 'COMPLETED' | 'PENDING' | 'INSTRUMENT_DECLINED';
  captures: Capture[];
  authorizations: Authorization[];
}
export interface Subscription {
  id: string;
  status: 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED';
  plan_id: string;
  custom_id: string | null;
  amount: Amount;
  description: string;
  returnUrl: string;
  cancelUrl: string;
  sales: (Capture & { time: string })[];
}
export interface Account {
  clientId: string;
  orders: Map<string, Order>;
  subscriptions: Map<string, Subscription>;
  plans: Map<string, { id: string; name: string; amount: Amount }>;
  webhooks: Map<string, { id: string; url: string; event_types: { name: string }[] }>;
  /** What is neither payment nor refund: withdrawals and fees of disputes, as transaction search reports them. */
  movements: { id: string; code: string; time: string; amount: Amount; reference: string | null }[];
  /** Replies by PayPal-Request-Id and path. */
  requests: Map<string, Reply>;
  held: (() => Promise<void>)[];
  paused: boolean;
  copies: number;
  /** Lists of a subscription's transactions lack what was paid just now. */
  listsLate: boolean;
  /** Refunds stay under way until their end is set. */
  holdsRefunds: boolean;
}

export const newAccount = (clientId: string): Account => ({
  clientId,
  orders: new Map(),
  subscriptions: new Map(),
  plans: new Map(),
  webhooks: new Map(),
  movements: [],
  requests: new Map(),
  held: [],
  paused: false,
  copies: 1,
  listsLate: false,
  holdsRefunds: false,
});

export const newId = (length = 17): string =>
  randomBytes(length)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, 'X')
    .toUpperCase()
    .slice(0, length);

const zeroDecimal = new Set(['HUF', 'JPY', 'TWD']);
export const supported = new Set(
  'AUD BRL CAD CNY CZK DKK EUR HKD HUF ILS JPY MYR MXN TWD NZD NOK PHP PLN GBP SGD SEK CHF THB USD'.split(' '),
);
export const digitsOf = (currency: string): number => (zeroDecimal.has(currency) ? 0 : 2);
export const minorOf = ({ value, currency_code: currency }: Amount): number =>
  Math.round(Number(value) * 10 ** digitsOf(currency));
export const amountOf = (minor: number, currency: string): Amount => ({
  currency_code: currency,
  value: (minor / 10 ** digitsOf(currency)).toFixed(digitsOf(currency)),
});
/** 2.99 % and 0.39. */
export function breakdownOf(amount: Amount) {
  const gross = minorOf(amount);
  const fee = Math.round(gross * 0.0299) + (digitsOf(amount.currency_code) === 0 ? 40 : 39);
  return {
    gross_amount: amount,
    paypal_fee: amountOf(fee, amount.currency_code),
    net_amount: amountOf(gross - fee, amount.currency_code),
  };
}

/** A refusal on its way to the reply. */
export class PayPalRefusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    readonly issue: string,
  ) {
    super(issue);
  }
  reply(): Reply {
    const debug = newId(13).toLowerCase();
    const details = [{ issue: this.issue, description: this.issue }];
    return json({ name: this.problem, message: this.problem, debug_id: debug, details, links: [] }, this.status, {
      'paypal-debug-id': debug,
    });
  }
}
export const unprocessable = (issue: string) => new PayPalRefusal(422, 'UNPROCESSABLE_ENTITY', issue);
export const notFound = () => new PayPalRefusal(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
export const invalid = (issue: string) => new PayPalRefusal(400, 'INVALID_REQUEST', issue);

export function must<Value>(map: ReadonlyMap<string, Value>, id: string | undefined): Value {
  const found = map.get(id ?? '');
  if (!found) throw notFound();
  return found;
}
