import type { Reply } from '../http/reply.js';
import { json } from '../http/reply.js';
import { newId, type Account } from './account.js';
import { must, page, seconds, view, type Call, type Simulator } from './context.js';
import { groupOf, intOf, listOf, metadataOf, textOf, type FormFields } from './form-body.js';
import type { LineItem, Session } from './objects.js';
import { invalid } from './stripe-error.js';

/** Least amounts in Stripe's smallest unit, where they are not 50. @source docs.stripe.com/currencies */
const least: Readonly<Record<string, number>> = {
  aed: 200,
  czk: 1500,
  dkk: 250,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  mxn: 1000,
  myr: 200,
  nok: 300,
  pln: 200,
  ron: 200,
  sek: 300,
  thb: 1000,
};
function lineItem(fields: FormFields, index: number): LineItem {
  const price = groupOf(fields, 'price_data');
  const at = `line_items[${index}]`;
  const currency = textOf(price, 'currency');
  const unit = intOf(price, 'unit_amount');
  const name = textOf(groupOf(price, 'product_data'), 'name');
  if (!currency)
    throw invalid(
      `Missing required param: ${at}[price_data][currency].`,
      `${at}[price_data][currency]`,
      'parameter_missing',
    );
  if (!/^[a-z]{3}$/i.test(currency)) throw invalid(`Invalid currency: ${currency}.`, `${at}[price_data][currency]`);
  if (unit === null || unit < 0)
    throw invalid('Invalid integer', `${at}[price_data][unit_amount]`, 'parameter_invalid_integer');
  if (!name)
    throw invalid('Missing required param: name.', `${at}[price_data][product_data][name]`, 'parameter_missing');
  if (/^(bhd|jod|kwd|omr|tnd)$/i.test(currency) && unit % 10 !== 0)
    throw invalid('The last digit of a three-decimal amount must be 0.', `${at}[price_data][unit_amount]`);
  if (/^(isk|ugx)$/i.test(currency) && unit % 100 !== 0)
    throw invalid('Amounts in this currency must be divisible by 100.', `${at}[price_data][unit_amount]`);
  const recurring = groupOf(price, 'recurring');
  const quantity = intOf(fields, 'quantity') ?? 1;
  return {
    id: newId('li'),
    object: 'item',
    description: name,
    quantity,
    currency: currency.toLowerCase(),
    amount_total: unit * quantity,
    recurring: textOf(recurring, 'interval')
      ? { interval: textOf(recurring, 'interval') ?? 'month', interval_count: intOf(recurring, 'interval_count') ?? 1 }
      : null,
  };
}

function checkedItems(
  fields: FormFields,
  mode: Session['mode'],
): { items: LineItem[]; currency: string; total: number } {
  const items = listOf(fields, 'line_items').map((item, index) =>
    lineItem(typeof item === 'object' ? item : {}, index),
  );
  const currency = items[0]?.currency;
  if (!currency) throw invalid('`line_items` is required.', 'line_items', 'parameter_missing');
  if (items.some((item) => item.currency !== currency))
    throw invalid('All prices must use the same currency.', 'line_items');
  if (items.some(({ recurring }) => recurring) !== (mode === 'subscription'))
    throw invalid(`You specified \`${mode}\` mode but the prices do not fit it.`, 'line_items');
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  const minimum = least[currency] ?? 50;
  if (total < minimum)
    throw invalid(`The total amount due must add up to at least ${minimum} ${currency}`, undefined, 'amount_too_small');
  return { items, currency, total };
}

function expiryOf(fields: FormFields, now: number): number {
  const asked = intOf(fields, 'expires_at');
  if (asked === null) return now + 86_400;
  if (asked < now + 30 * 60 - 5 || asked > now + 86_400 + 5)
    throw invalid(
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
      'expires_at',
    );
  return asked;
}

function captureMethodOf(fields: FormFields): 'automatic_async' | 'manual' {
  const method = textOf(groupOf(fields, 'payment_intent_data'), 'capture_method') ?? 'automatic_async';
  if (method !== 'manual' && method !== 'automatic_async')
    throw invalid(`Invalid capture_method: ${method}`, 'payment_intent_data[capture_method]');
  return method;
}

/** POST /v1/checkout/sessions */
export function createSession(call: Call): Reply {
  const { simulator, account, fields } = call;
  const mode = textOf(fields, 'mode');
  if (mode !== 'payment' && mode !== 'subscription') throw invalid('Invalid mode', 'mode');
  if ('payment_method_types' in fields)
    throw invalid('Received unknown parameter: payment_method_types', 'payment_method_types', 'parameter_unknown');
  const successUrl = textOf(fields, 'success_url') ?? '';
  if (!URL.canParse(successUrl)) throw invalid('Not a valid URL', 'success_url', 'url_invalid');
  const { items, currency, total } = checkedItems(fields, mode);
  const now = seconds(simulator);
  const id = `cs_${account.livemode ? 'live' : 'test'}_${newId('a').slice(2)}`;
  const session: Session = {
    id,
    object: 'checkout.session',
    created: now,
    livemode: account.livemode,
    mode,
    status: 'open',
    payment_status: 'unpaid',
    url: `${simulator.origin}/c/pay/${id}`,
    success_url: successUrl,
    cancel_url: textOf(fields, 'cancel_url'),
    currency,
    amount_subtotal: total,
    amount_total: total,
    client_reference_id: textOf(fields, 'client_reference_id'),
    customer: textOf(fields, 'customer'),
    customer_email: textOf(fields, 'customer_email'),
    customer_details: null,
    payment_intent: null,
    subscription: null,
    invoice: null,
    expires_at: expiryOf(fields, now),
    metadata: metadataOf(fields),
    submit_type: textOf(fields, 'submit_type'),
    locale: textOf(fields, 'locale'),
  };
  account.sessions.set(id, session);
  account.lineItems.set(id, items);
  account.handedOn.set(id, {
    intent: metadataOf(groupOf(fields, 'payment_intent_data')),
    subscription: metadataOf(groupOf(fields, 'subscription_data')),
    captureMethod: captureMethodOf(fields),
  });
  return view(call, session);
}

export function expire(simulator: Simulator, account: Account, session: Session): void {
  session.status = 'expired';
  session.url = null;
  simulator.webhooks.emit(account, 'checkout.session.expired', session);
}

/** Sessions whose time has come expire, with their events. */
export function expireDue(simulator: Simulator, account: Account): void {
  for (const session of account.sessions.values())
    if (session.status === 'open' && session.expires_at <= seconds(simulator)) expire(simulator, account, session);
}

export const readSession = (call: Call): Reply =>
  view(call, must(call.account.sessions, call.params['id'], 'checkout.session'));

export const listSessions = (call: Call): Reply => {
  const { payment_intent: intent, status } = call.fields;
  const found = [...call.account.sessions.values()].filter(
    (session) => (!intent || session.payment_intent === intent) && (!status || session.status === status),
  );
  return page(call, '/v1/checkout/sessions', found);
};

export const sessionLineItems = ({ account, params }: Call): Reply => {
  must(account.sessions, params['id'], 'checkout.session');
  const data = account.lineItems.get(params['id'] ?? '') ?? [];
  return json({ object: 'list', has_more: false, url: '/v1/checkout/sessions', data });
};

/** POST /v1/checkout/sessions/{id}/expire */
export function expireSession(call: Call): Reply {
  const session = must(call.account.sessions, call.params['id'], 'checkout.session');
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  expire(call.simulator, call.account, session);
  return view(call, session);
}
