import { createHash, randomBytes } from 'node:crypto';
import type {
  BalanceTransaction,
  Charge,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  LineItem,
  PaymentIntent,
  Payout,
  Refund,
  Session,
  StripeEvent,
  Subscription,
  WebhookEndpoint,
} from './objects.js';
import type { StoredReply } from './idempotency.js';
import { StripeRefusal } from './stripe-error.js';

/** How an account's webhooks are sent. */
export interface DeliveryMode {
  delayMs: number;
  /** How often each event is sent. */
  copies: number;
  /** Events are kept until they are flushed. */
  paused: boolean;
}

/** One mode of a Stripe account with everything in it. sk_test_X and rk_test_X are keys of the same one; sk_live_X has its id. */
export interface Account {
  id: string;
  name: string;
  livemode: boolean;
  sessions: Map<string, Session>;
  lineItems: Map<string, LineItem[]>;
  /** Metadata that a session gives to its payment or subscription. */
  handedOn: Map<
    string,
    {
      intent: Record<string, string>;
      subscription: Record<string, string>;
      captureMethod: PaymentIntent['capture_method'];
    }
  >;
  intents: Map<string, PaymentIntent>;
  charges: Map<string, Charge>;
  balance: Map<string, BalanceTransaction>;
  refunds: Map<string, Refund>;
  disputes: Map<string, Dispute>;
  customers: Map<string, Customer>;
  subscriptions: Map<string, Subscription>;
  invoices: Map<string, Invoice>;
  invoicePayments: Map<string, InvoicePayment>;
  payouts: Map<string, Payout>;
  endpoints: Map<string, WebhookEndpoint & { secret: string }>;
  events: Map<string, StripeEvent>;
  idempotency: Map<string, StoredReply>;
  delivery: DeliveryMode;
  /** What sessions take in place of what was asked. */
  takesOther: { amount?: number | undefined; currency?: string | undefined };
  held: StripeEvent[];
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

const newAccount = (name: string, livemode: boolean): Account => ({
  id: `acct_${createHash('sha256').update(name).digest('hex').slice(0, 16)}`,
  name,
  livemode,
  sessions: new Map(),
  lineItems: new Map(),
  handedOn: new Map(),
  takesOther: {},
  intents: new Map(),
  charges: new Map(),
  balance: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  customers: new Map(),
  subscriptions: new Map(),
  invoices: new Map(),
  invoicePayments: new Map(),
  payouts: new Map(),
  endpoints: new Map(),
  events: new Map(),
  idempotency: new Map(),
  delivery: { delayMs: 0, copies: 1, paused: false },
  held: [],
});

/** All accounts, made when a key of theirs is first used. */
export class Accounts {
  private readonly byName = new Map<string, Account>();

  /**
   * The account of an `Authorization` header.
   * Any well-formed key opens an account of its own, so that many owners can connect; one with `invalid` in it is refused.
   */
  ofHeader(header: string | undefined): { account: Account; isReadOnly: boolean } {
    const basic = /^Basic (.+)$/.exec(header ?? '')?.[1];
    const key = basic ? Buffer.from(basic, 'base64').toString().split(':')[0] : /^Bearer (.+)$/.exec(header ?? '')?.[1];
    const match = /^(sk|rk)_(test|live)_([A-Za-z0-9_]{8,200})$/.exec(key ?? '');
    if (!match || /invalid/i.test(match[3] ?? '')) {
      const shown = key ? `${key.slice(0, 8)}****${key.slice(-4)}` : '';
      throw new StripeRefusal(401, {
        type: 'invalid_request_error',
        message: key ? `Invalid API Key provided: ${shown}` : 'You did not provide an API key.',
      });
    }
    const [, kind, mode, name = ''] = match;
    const found = this.byName.get(`${mode}:${name}`) ?? newAccount(name, mode === 'live');
    this.byName.set(`${mode}:${name}`, found);
    return { account: found, isReadOnly: kind === 'rk' && /readonly/i.test(name) };
  }

  all(): Account[] {
    return [...this.byName.values()];
  }
}
