// A shop with an account of its own at the simulated Stripe, and its buyers, who send a request again until it is answered.
import { ask, newKey, someNetwork, uniqueName } from './requests.mjs';
import { withDatabase } from './creator.mjs';
import { answered } from './order-history.mjs';

/** Hundreds of buyers at once on a small machine wait for each other. */
const patienceMs = 30_000;
const sessionMs = 240_000;
/** Buyers who all send again at once would keep a busy service busy. */
const waitMs = (attempt) => Math.min(8_000, 250 * 2 ** attempt) * (0.5 + Math.random());
const price = '10.00';

export class Shop {
  /** Requests that were sent again because nothing, or nothing certain, came back. */
  lost = [];

  static async open(creator) {
    const secretKey = `sk_test_${uniqueName('faults').replaceAll('-', '')}`;
    const account = await creator.must('/user/payment-connection/connect', { provider: 'stripe', secretKey });
    return Object.assign(new Shop(), {
      creator,
      installation: creator.installation,
      secretKey,
      connectionId: account._id,
    });
  }

  /** Sold through this account only. */
  product(more = {}) {
    const fields = { title: 'Print', type: 'service', price, currency: 'EUR', state: 'published' };
    const payment = { methods: ['stripe'], connectionIds: [this.connectionId] };
    return this.creator.must('/user/products/add-update', { ...fields, payment, ...more });
  }

  async begin({ publicId }, { email, key = newKey() }) {
    const items = [{ publicId, qty: 1 }];
    const request = { publicId, items, buyer: { email, name: 'Visitor' }, idempotencyKey: key };
    return (await this.#post('/user/checkout/create', request)).checkout;
  }

  /** @returns the address of the provider's page */
  async pay({ publicId }) {
    return (await this.#post('/user/checkout/pay', { publicId })).redirectUrl;
  }

  /** What a buyer does on the provider's page. */
  async payAt(url, email, outcome = 'pay') {
    const body = new URLSearchParams({ outcome, card: '4242424242424242', email });
    const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
    if (status >= 400) throw new Error(`the payment page answered ${status}`);
  }

  /** @param {{email: string, comesBack?: boolean}} buyer  who does not come back has closed the tab */
  async buy(product, { email, comesBack = true }) {
    const checkout = await this.begin(product, { email });
    await this.payAt(await this.pay(checkout), email);
    if (comesBack) await this.#post('/user/checkout/settle', { publicId: checkout.publicId });
  }

  /** What banks, networks and clocks do. */
  control(action, body = {}) {
    return this.#atStripe(`/simulator/${action}`, { body: JSON.stringify(body) });
  }

  refundAtStripe(intent, amount) {
    const body = new URLSearchParams({ payment_intent: intent, ...(amount ? { amount: String(amount) } : {}) });
    return this.#atStripe('/v1/refunds', { body });
  }

  /** @param redirectUrl of the payment page  @returns the payment's id at Stripe */
  async intentOf(redirectUrl) {
    const session = new URL(redirectUrl).pathname.split('/').at(-1);
    return (await this.#atStripe(`/v1/checkout/sessions/${session}`)).payment_intent;
  }

  /** How many there are at Stripe. @param {'charges' | 'refunds' | 'checkout/sessions'} kind */
  async countAtStripe(kind) {
    let [count, after] = [0, ''];
    for (;;) {
      const { data, has_more: hasMore } = await this.#atStripe(`/v1/${kind}?limit=100${after}`);
      count += data.length;
      if (!hasMore) return count;
      after = `&starting_after=${data.at(-1).id}`;
    }
  }

  /** The orders of a product as they are stored, with their payments. */
  orders({ _id }) {
    return withDatabase(this.installation, async (db) => {
      const orders = await db.collection('commerce.orders').find({ 'lines.productId': _id }).toArray();
      const ids = orders.map(({ paymentId }) => paymentId).filter(Boolean);
      const payments = await db
        .collection('commerce.payments')
        .find({ _id: { $in: ids } })
        .toArray();
      const byId = new Map(payments.map((payment) => [payment._id, payment]));
      return orders.map((order) => ({ ...order, payment: byId.get(order.paymentId) ?? null }));
    });
  }

  async #post(path, body) {
    const once = () => ask(`${this.installation.url}${path}`, { body, headers: someNetwork(), timeoutMs: patienceMs });
    const answer = await answered(once, this.lost, { withinMs: sessionMs, waitMs });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${answer.code}`);
    return answer.data;
  }

  async #atStripe(path, options) {
    const method = options ? 'POST' : 'GET';
    const headers = { authorization: `Bearer ${this.secretKey}` };
    const reply = await fetch(`${this.installation.env.STRIPE_BASE_URL}${path}`, { method, headers, ...options });
    if (!reply.ok) throw new Error(`${path} of Stripe answered ${reply.status}`);
    return reply.json();
  }
}

/** What the ledger, the orders and the provider disagree about, by the check that runs every night. */
export async function ledgerDifferences(installation, ownerId) {
  const login = { email: 'admin@linkyard.local', password: 'yard-admin-2026' };
  const { data } = await ask(`${installation.url}/auth/login`, { body: login });
  const checked = await ask(`${installation.url}/admin/payments/check-ledger`, {
    body: { ownerId },
    token: data.token,
  });
  if (checked.status !== 200) throw new Error(`the check of the ledger answered ${checked.status}`);
  return checked.data.differences;
}
