import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { escapeHtml, html, json, redirect, type Reply } from '../http/reply.js';
import { serve, type Listening, type Route, type SimRequest } from '../http/serve.js';
import { hostedPage } from '../payments/hosted-page.js';
import * as authorizations from './authorizations.js';
import * as orders from './orders.js';
import { must, newAccount, newId, notFound, PayPalRefusal, type Account } from './state.js';
import * as subscriptions from './subscriptions.js';
import { PayPalWebhooks } from './webhooks.js';

export interface PayPalConfig {
  host?: string;
  /** 0: any free port. */
  port?: number;
}
type Run = (call: orders.Call) => Reply;
const id = '(?<id>[\\w-]+)';
const api: ['GET' | 'POST' | 'PATCH' | 'DELETE', string, Run][] = [
  ['POST', '/v2/checkout/orders', orders.createOrder],
  ['GET', `/v2/checkout/orders/${id}`, orders.readOrder],
  ['POST', `/v2/checkout/orders/${id}/capture`, orders.captureOrder],
  ['POST', `/v2/checkout/orders/${id}/authorize`, authorizations.authorizeOrder],
  ['GET', `/v2/payments/authorizations/${id}`, authorizations.readAuthorization],
  ['POST', `/v2/payments/authorizations/${id}/capture`, authorizations.captureAuthorization],
  ['POST', `/v2/payments/authorizations/${id}/void`, authorizations.voidAuthorization],
  ['GET', `/v2/payments/captures/${id}`, orders.readCapture],
  ['POST', `/v2/payments/captures/${id}/refund`, orders.refundCapture],
  ['GET', `/v2/payments/refunds/${id}`, orders.readRefund],
  ['POST', '/v1/catalogs/products', subscriptions.createProduct],
  ['POST', '/v1/billing/plans', subscriptions.createPlan],
  ['POST', '/v1/billing/subscriptions', subscriptions.createSubscription],
  ['GET', `/v1/billing/subscriptions/${id}`, subscriptions.readSubscription],
  ['GET', `/v1/billing/subscriptions/${id}/transactions`, subscriptions.listTransactions],
  ['POST', `/v1/billing/subscriptions/${id}/cancel`, subscriptions.cancelSubscription],
  ['GET', `/v1/payments/sale/${id}`, subscriptions.readSale],
  ['POST', `/v1/payments/sale/${id}/refund`, subscriptions.refundSale],
  ['GET', '/v1/reporting/transactions', reportMovements],
  ['GET', '/v1/notifications/webhooks', ({ account }) => json({ webhooks: [...account.webhooks.values()] })],
  ['POST', '/v1/notifications/webhooks', createWebhook],
  ['PATCH', `/v1/notifications/webhooks/${id}`, updateWebhook],
  ['DELETE', `/v1/notifications/webhooks/${id}`, deleteWebhook],
];
/** Transaction search; an app whose name says `noreports` lacks its permission. */
function reportMovements({ account }: orders.Call): Reply {
  if (account.clientId.includes('noreports')) throw new PayPalRefusal(403, 'NOT_AUTHORIZED', 'PERMISSION_DENIED');
  const transaction_details = account.movements.map(({ id: movementId, code, time, amount, reference }) => ({
    transaction_info: {
      transaction_id: movementId,
      transaction_event_code: code,
      transaction_initiation_date: time,
      transaction_amount: amount,
      transaction_status: 'S',
      paypal_reference_id: reference,
    },
  }));
  return json({ transaction_details, total_items: transaction_details.length, total_pages: 1, page: 1 });
}

const webhookBody = z.object({ url: z.url(), event_types: z.array(z.object({ name: z.string() })).min(1) });

function createWebhook({ account, body }: orders.Call): Reply {
  const { url, event_types } = webhookBody.parse(body);
  const existing = [...account.webhooks.values()];
  if (existing.some((webhook) => webhook.url === url))
    throw new PayPalRefusal(400, 'WEBHOOK_URL_ALREADY_EXISTS', 'WEBHOOK_URL_ALREADY_EXISTS');
  if (existing.length >= 10)
    throw new PayPalRefusal(400, 'WEBHOOK_NUMBER_LIMIT_EXCEEDED', 'WEBHOOK_NUMBER_LIMIT_EXCEEDED');
  const webhook = { id: newId(), url, event_types };
  account.webhooks.set(webhook.id, webhook);
  return json(webhook, 201);
}
const patchBody = z.array(
  z.object({ op: z.literal('replace'), path: z.literal('/event_types'), value: webhookBody.shape.event_types }),
);
/** PayPal refuses a patch that changes nothing. */
function updateWebhook({ account, id: webhookId, body }: orders.Call): Reply {
  const webhook = must(account.webhooks, webhookId);
  const value = patchBody.parse(body)[0]?.value ?? webhook.event_types;
  if (JSON.stringify(value) === JSON.stringify(webhook.event_types))
    throw new PayPalRefusal(400, 'WEBHOOK_PATCH_REQUEST_NO_CHANGE', 'WEBHOOK_PATCH_REQUEST_NO_CHANGE');
  webhook.event_types = value;
  return json(webhook);
}
function deleteWebhook({ account, id: webhookId }: orders.Call): Reply {
  must(account.webhooks, webhookId);
  account.webhooks.delete(webhookId);
  return { status: 204, headers: {}, body: '' };
}

function moved(account: Account, code: string, value: string, currency_code: string, reference: string | null): void {
  const time = new Date().toISOString();
  account.movements.push({ id: newId(), code, time, amount: { value, currency_code }, reference });
}

const controlBody = z.object({
  paused: z.boolean().optional(),
  copies: z.int().min(1).max(10).optional(),
  late: z.boolean().default(false),
  reversed: z.boolean().default(false),
  order: z.string().default(''),
  subscription: z.string().default(''),
  accepted: z.boolean().default(true),
  path: z.string().default('/'),
  times: z.int().default(1),
  status: z.int().default(0),
  delayMs: z.int().default(0),
  value: z.string().default('10.00'),
  currency: z.string().default('EUR'),
});

/**
 * PayPal's REST API, its approval page and its webhooks.
 * @source developer.paypal.com/docs/api/orders/v2, developer.paypal.com/api/rest/webhooks/rest
 */
export async function startPayPal(config: PayPalConfig = {}): Promise<Listening> {
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, Account>();
  const faults: z.output<typeof controlBody>[] = [];
  let origin = '';
  const webhooks = new PayPalWebhooks(() => origin);

  function token({ headers }: SimRequest): Reply {
    const [clientId = '', secret = ''] = Buffer.from((headers['authorization'] ?? '').replace(/^Basic /, ''), 'base64')
      .toString()
      .split(':');
    if (clientId.length < 10 || secret.length < 10 || /invalid/i.test(clientId + secret))
      return json({ error: 'invalid_client', error_description: 'Client Authentication failed' }, 401);
    const account = accounts.get(clientId) ?? newAccount(clientId);
    accounts.set(clientId, account);
    const access = `A21AA${newId(40)}`;
    tokens.set(access, account);
    return json({
      access_token: access,
      token_type: 'Bearer',
      app_id: `APP-${clientId.slice(0, 10)}`,
      expires_in: 32_400,
      scope: 'openid',
    });
  }
  function accountOf({ headers }: SimRequest): Account {
    const account = tokens.get((headers['authorization'] ?? '').replace(/^Bearer /, ''));
    if (!account) throw new PayPalRefusal(401, 'AUTHENTICATION_FAILURE', 'INVALID_ACCESS_TOKEN');
    return account;
  }
  const answer = (request: SimRequest, run: Run): Promise<Reply> =>
    refusing(async () => {
      const account = accountOf(request);
      const fault = faults.find(({ times, path }) => times > 0 && request.path.startsWith(path));
      if (fault) {
        fault.times -= 1;
        await wait(fault.delayMs, undefined, { ref: false });
        if (fault.status > 0) throw new PayPalRefusal(fault.status, 'INTERNAL_SERVER_ERROR', 'INTERNAL_SERVER_ERROR');
      }
      const requestId = request.headers['paypal-request-id'];
      const key = `${request.path} ${requestId}`;
      const first = request.method === 'POST' && requestId ? account.requests.get(key) : undefined;
      if (first) return first;
      const body: unknown = request.body ? JSON.parse(request.body) : undefined;
      const call = { origin, account, webhooks, id: request.params['id'] ?? '', body, requestId };
      // A repeat gets the outcome of the first request, a refusal too.
      const reply = await refusing(async () => run(call));
      if (requestId) account.requests.set(key, reply);
      return reply;
    });
  /** The raw event text is checked, not one parsed and written again. */
  function verifySignature({ body }: SimRequest): Reply {
    const sent = z
      .object({
        transmission_id: z.string(),
        transmission_time: z.string(),
        transmission_sig: z.string(),
        webhook_id: z.string(),
      })
      .parse(JSON.parse(body));
    const raw = /"webhook_event"\s*:\s*([\s\S]*)\}\s*$/.exec(body)?.[1] ?? '';
    const { transmission_id, transmission_time: time, transmission_sig: signature, webhook_id: webhookId } = sent;
    const isGenuine = webhooks.isGenuine({ id: transmission_id, time, signature, webhookId }, raw);
    return json({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' });
  }
  function control(request: SimRequest): Reply | Promise<Reply> {
    const account = accountOf(request);
    const input = controlBody.parse(request.body ? JSON.parse(request.body) : {});
    const actions: Record<string, () => void | Promise<void>> = {
      delivery: () =>
        void Object.assign(account, { paused: input.paused ?? account.paused, copies: input.copies ?? account.copies }),
      transactions: () => void Object.assign(account, { listsLate: input.late }),
      flush: () => webhooks.flush(account, input.reversed),
      review: () => orders.reviewCapture(account, webhooks, input.order, input.accepted),
      renew: () => subscriptions.paySubscription(account, webhooks, input.subscription, input.accepted),
      'give-up': () => subscriptions.suspendSubscription(account, webhooks, input.subscription),
      'hold-refunds': () => void Object.assign(account, { holdsRefunds: input.late }),
      'end-refund': () => orders.endRefund(must(account.orders, input.order), input.accepted),
      dispute: () => {
        const [capture] = must(account.orders, input.order).captures;
        moved(account, 'T0106', '-14.00', input.currency, capture?.id ?? null);
        webhooks.emit(account, 'CUSTOMER.DISPUTE.CREATED', {
          dispute_id: `PP-D-${newId(5)}`,
          disputed_transactions: [{ seller_transaction_id: capture?.id }],
          status: 'OPEN',
        });
      },
      withdraw: () => moved(account, 'T0400', `-${input.value}`, input.currency, null),
      fault: () => void faults.push(input),
      'expire-tokens': () => tokens.clear(),
    };
    const action = actions[request.params['action'] ?? ''];
    if (!action) throw notFound();
    return Promise.resolve(action()).then(() => json({}));
  }
  function found(request: SimRequest) {
    const wanted = request.query.get('token') ?? '';
    const account = [...accounts.values()].find((one) => one.orders.has(wanted) || one.subscriptions.has(wanted));
    const order = account?.orders.get(wanted);
    const subscription = account?.subscriptions.get(wanted);
    const target = order ?? subscription;
    if (!account || !target) throw notFound();
    return { account, order, subscription, target };
  }
  function approvalPage(request: SimRequest): Reply {
    const { target, account, subscription } = found(request);
    const price = `${target.amount.value} ${target.amount.currency_code}`;
    const buttons = [
      ['pay', 'Pay now', 'class="go" '],
      ['pending', 'Pay by eCheck (reviewed first)', ''],
      ['decline', 'Pay with a card that is declined', ''],
      ['close', 'Pay and close the tab', ''],
      ['cancel', 'Cancel and go back', ''],
    ].map(([value, text, look]) => `<button ${look}name="outcome" value="${value}">${text}</button>`);
    const lines = [{ text: target.description || 'Payment', price: subscription ? `${price} each time` : price }];
    return html(
      hostedPage({
        title: `Pay ${price}`,
        seller: `Shop ${escapeHtml(account.clientId.slice(0, 12))}`,
        total: price,
        lines,
        problem: '',
        form: `<form method="post">${buttons.join('')}</form>`,
        provider: 'PayPal',
      }),
    );
  }
  function choose(request: SimRequest): Reply {
    const { target, account, order, subscription } = found(request);
    const outcome = request.form.get('outcome') ?? 'pay';
    const back = (address: string, extra: Record<string, string>) => {
      const url = new URL(address);
      for (const [name, value] of Object.entries({ token: target.id, ...extra })) url.searchParams.set(name, value);
      return redirect(url.href);
    };
    if (outcome === 'cancel') return back(target.cancelUrl, {});
    if (order && order.status === 'PAYER_ACTION_REQUIRED') {
      order.status = 'APPROVED';
      order.update_time = new Date().toISOString();
      order.capturesAs =
        outcome === 'decline' ? 'INSTRUMENT_DECLINED' : outcome === 'pending' ? 'PENDING' : 'COMPLETED';
      webhooks.emit(account, 'CHECKOUT.ORDER.APPROVED', { id: order.id, status: order.status });
    }
    if (subscription?.status === 'APPROVAL_PENDING') {
      webhooks.emit(account, 'BILLING.SUBSCRIPTION.ACTIVATED', {
        id: subscription.id,
        custom_id: subscription.custom_id,
      });
      subscriptions.paySubscription(account, webhooks, subscription.id);
    }
    if (outcome === 'close')
      return html(
        hostedPage({
          title: 'Thank you',
          seller: '',
          total: '',
          lines: [],
          problem: '',
          form: '<p>You can close this tab.</p>',
          provider: 'PayPal',
        }),
      );
    return back(target.returnUrl, { PayerID: 'SIMULATEDPAYER' });
  }

  const routes: Route[] = [
    ['POST', /^\/v1\/oauth2\/token$/, token],
    ...api.map(([method, path, run]): Route => [method, new RegExp(`^${path}$`), (request) => answer(request, run)]),
    [
      'POST',
      /^\/v1\/notifications\/verify-webhook-signature$/,
      (request) => refusing(async () => (accountOf(request), verifySignature(request))),
    ],
    [
      'GET',
      /^\/v1\/notifications\/certs\/[\w-]+$/,
      () => ({ status: 200, headers: { 'content-type': 'application/x-pem-file' }, body: webhooks.certificate() }),
    ],
    ['GET', /^\/checkoutnow$/, (request) => refusing(async () => approvalPage(request))],
    ['POST', /^\/checkoutnow$/, (request) => refusing(async () => choose(request))],
    // Not PayPal's: what banks, networks and clocks do.
    ['POST', /^\/simulator\/(?<action>[\w-]+)$/, (request) => refusing(async () => control(request))],
  ];
  const listening = await serve(routes, {
    host: config.host ?? '127.0.0.1',
    port: config.port ?? 0,
    notFound: () => notFound().reply(),
  });
  origin = listening.url;
  return {
    ...listening,
    close: () => {
      webhooks.stop();
      return listening.close();
    },
  };
}

async function refusing(work: () => Promise<Reply>): Promise<Reply> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PayPalRefusal) return error.reply();
    throw error;
  }
}
