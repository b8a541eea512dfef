import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { json, type Reply } from '../http/reply.js';
import { serve, type Listening, type Route, type SimRequest } from '../http/serve.js';
import { Accounts, type Account } from './account.js';
import * as checkout from './checkout-sessions.js';
import { must, page, view, type Call, type Simulator } from './context.js';
import { control, type Fault } from './control.js';
import { formFields } from './form-body.js';
import * as holds from './holds.js';
import { once } from './idempotency.js';
import { payOnPage, paymentPage } from './payment-page.js';
import * as resources from './resources.js';
import { refusalReply, StripeRefusal } from './stripe-error.js';
import { apiVersion, Webhooks } from './webhooks.js';

export interface StripeConfig {
  host?: string;
  /** 0: any free port. */
  port?: number;
  /** Epoch milliseconds; for tests of expiry. */
  now?: () => number;
}
type Resource = (call: Call) => Reply;
type Method = 'GET' | 'POST' | 'DELETE';

const resource = (
  kind: string,
  of: (account: Account) => ReadonlyMap<string, object & { id: string; created: number }>,
  ...filters: string[]
): [Method, string, Resource][] => [
  [
    'GET',
    `/v1/${kind}s`,
    (call) =>
      page(
        call,
        `/v1/${kind}s`,
        [...of(call.account).values()].filter((one) => matches(one, call, filters)),
      ),
  ],
  ['GET', `/v1/${kind}s/(?<id>\\w+)`, (call) => view(call, must(of(call.account), call.params['id'], kind))],
];
/** Whether a list's filter parameters fit the object, e.g. ?invoice=in_1. */
const matches = (object: object, { fields }: Call, filters: readonly string[]): boolean =>
  filters.every((filter) => {
    const wanted = fields[filter];
    return wanted === undefined || Object.entries(object).some(([name, value]) => name === filter && value === wanted);
  });

const api: [Method, string, Resource][] = [
  ['POST', '/v1/checkout/sessions', checkout.createSession],
  ['GET', '/v1/checkout/sessions', checkout.listSessions],
  ['GET', '/v1/checkout/sessions/(?<id>\\w+)', checkout.readSession],
  ['GET', '/v1/checkout/sessions/(?<id>\\w+)/line_items', checkout.sessionLineItems],
  ['POST', '/v1/checkout/sessions/(?<id>\\w+)/expire', checkout.expireSession],
  ['POST', '/v1/payment_intents/(?<id>\\w+)/capture', holds.captureIntent],
  ['POST', '/v1/payment_intents/(?<id>\\w+)/cancel', holds.cancelIntent],
  ['POST', '/v1/refunds', resources.createRefund],
  ['POST', '/v1/webhook_endpoints', resources.createEndpoint],
  ['GET', '/v1/webhook_endpoints', resources.listEndpoints],
  ['GET', '/v1/webhook_endpoints/(?<id>\\w+)', resources.readEndpoint],
  ['POST', '/v1/webhook_endpoints/(?<id>\\w+)', resources.updateEndpoint],
  ['DELETE', '/v1/webhook_endpoints/(?<id>\\w+)', resources.deleteEndpoint],
  ['GET', '/v1/account', resources.readAccount],
  ['GET', '/v1/balance', resources.readBalance],
  ['DELETE', '/v1/subscriptions/(?<id>\\w+)', resources.cancelSubscription],
  ...resource('payment_intent', ({ intents }) => intents),
  ...resource('charge', ({ charges }) => charges, 'payment_intent'),
  ...resource('refund', ({ refunds }) => refunds, 'payment_intent'),
  ...resource('balance_transaction', ({ balance }) => balance, 'source', 'type'),
  ...resource('dispute', ({ disputes }) => disputes, 'payment_intent'),
  ...resource('customer', ({ customers }) => customers, 'email'),
  ...resource('subscription', ({ subscriptions }) => subscriptions, 'customer'),
  ...resource('invoice', ({ invoices }) => invoices, 'customer', 'status'),
  ...resource('invoice_payment', ({ invoicePayments }) => invoicePayments, 'invoice'),
  ...resource('payout', ({ payouts }) => payouts),
  ...resource('event', ({ events }) => events, 'type'),
];

/**
 * Stripe's API, its hosted payment page and its webhooks.
 * @source docs.stripe.com/api, docs.stripe.com/webhooks, docs.stripe.com/testing
 */
export async function startStripe(config: StripeConfig = {}): Promise<Listening> {
  const now = config.now ?? Date.now;
  const simulator: Simulator = { origin: '', now, webhooks: new Webhooks(now) };
  const accounts = new Accounts();
  const faults: Fault[] = [];
  const routes: Route[] = [
    ...api.map(([method, path, run]): Route => [method, new RegExp(`^${path}$`), (request) => answer(request, run)]),
    [
      'GET',
      /^\/c\/pay\/(?<id>\w+)$/,
      (request) => onPage(request, ({ account, session }) => paymentPage(account, session)),
    ],
    [
      'POST',
      /^\/c\/pay\/(?<id>\w+)$/,
      (request) => onPage(request, ({ account, session }) => payOnPage(simulator, account, session, request)),
    ],
    // Not Stripe's: what banks, networks and clocks do.
    [
      'POST',
      /^\/simulator\/(?<action>[\w-]+)$/,
      (request) =>
        refusing(async () => {
          const { account } = accounts.ofHeader(request.headers['authorization']);
          return control(request.params['action'] ?? '', request.body, account, simulator, faults);
        }),
    ],
  ];

  async function answer(request: SimRequest, run: Resource): Promise<Reply> {
    const reply = await refusing(async () => {
      const { account, isReadOnly } = accounts.ofHeader(request.headers['authorization']);
      if (isReadOnly && request.method !== 'GET')
        throw new StripeRefusal(403, {
          type: 'invalid_request_error',
          message: 'The provided key does not have the required permissions for this endpoint.',
        });
      checkout.expireDue(simulator, account);
      const fields = formFields(request.method === 'POST' ? request.form : request.query);
      const work = async () => {
        await suffer(faults, account, request.path);
        return run({ simulator, account, params: request.params, fields });
      };
      return request.method === 'POST' ? once(request, account, work) : work();
    });
    return {
      ...reply,
      headers: {
        ...reply.headers,
        'request-id': `req_${randomBytes(7).toString('hex')}`,
        'stripe-version': request.headers['stripe-version'] ?? apiVersion,
      },
    };
  }

  function onPage(
    { params }: SimRequest,
    show: (found: { account: Account; session: Parameters<typeof paymentPage>[1] }) => Reply,
  ): Reply {
    const account = accounts.all().find(({ sessions }) => sessions.has(params['id'] ?? ''));
    const session = account?.sessions.get(params['id'] ?? '');
    if (!account || !session) return json({ error: { message: 'No such page' } }, 404);
    checkout.expireDue(simulator, account);
    return show({ account, session });
  }

  const listening = await serve(routes, {
    host: config.host ?? '127.0.0.1',
    port: config.port ?? 0,
    notFound: ({ method, path }) =>
      refusalReply(
        new StripeRefusal(404, {
          type: 'invalid_request_error',
          message: `Unrecognized request URL (${method}: ${path}).`,
        }),
      ),
  });
  simulator.origin = listening.url;
  const expiry = setInterval(() => accounts.all().forEach((account) => checkout.expireDue(simulator, account)), 5_000);
  expiry.unref();
  const close = () => {
    clearInterval(expiry);
    simulator.webhooks.stop();
    return listening.close();
  };
  return { ...listening, close };
}

async function refusing(work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StripeRefusal) return refusalReply(error);
    throw error;
  }
}

async function suffer(faults: Fault[], account: Account, path: string): Promise<void> {
  const fault = faults.find((one) => one.account === account && one.times > 0 && path.startsWith(one.path));
  if (!fault) return;
  fault.times -= 1;
  if (fault.delayMs > 0) await wait(fault.delayMs, undefined, { ref: false });
  if (fault.status === 0) return;
  throw new StripeRefusal(
    fault.status,
    { type: 'api_error', message: 'Something went wrong on our end.' },
    fault.shouldRetry === undefined ? {} : { 'stripe-should-retry': String(fault.shouldRetry) },
  );
}
