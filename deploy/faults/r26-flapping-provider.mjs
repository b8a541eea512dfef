// R26: Stripe is there for two seconds and gone for two, for a minute. Payments are begun all the time; nothing may storm the provider.
import { createServer, request as forward } from 'node:http';
import { Creator } from './kit/creator.mjs';
import { ask, newKey, pause, someNetwork, tally, uniqueName } from './kit/requests.mjs';

const calmMs = 15_000;
const flappingMs = 60_000;
const halfMs = 2_000;
/** Buyers a second. */
const rate = 3;
/** A buyer whose payment page does not open presses the button again, as often as this. */
const presses = 3;

export async function run(installation, { report }) {
  const provider = await Provider.before(installation.env.STRIPE_BASE_URL);
  const creator = await Creator.signIn(installation);
  const env = { STRIPE_BASE_URL: provider.url };
  const roles = ['commerce', 'second'];
  try {
    for (const name of roles) {
      const { roles: of } = installation.children.get(name);
      await installation.leave(name);
      await installation.startRole(name, of, env);
    }
    const product = await sellable(creator);
    const calm = await buyers(installation, provider, product, calmMs);
    provider.flap(halfMs);
    const flapping = await buyers(installation, provider, product, flappingMs);
    provider.mend();
    const after = await buyers(installation, provider, product, 5_000);
    report(`calm: ${tally(calm.ends)}; flapping: ${tally(flapping.ends)}; afterwards: ${tally(after.ends)}`);
    return rowsOf({ calm, flapping, after });
  } finally {
    provider.mend();
    for (const name of roles) {
      const { roles: of } = installation.children.get(name);
      await installation.leave(name);
      await installation.startRole(name, of);
    }
    provider.close();
  }
}

/** A proxy before the simulated Stripe that counts what is sent there, and can break every connection. */
class Provider {
  attempts = 0;
  isAway = false;
  #timer;

  static async before(address) {
    const provider = new Provider();
    const target = new URL(address);
    provider.server = createServer((received, reply) => {
      provider.attempts += 1;
      if (provider.isAway) return received.socket.destroy();
      const { method, headers, url } = received;
      const onward = forward({ host: target.hostname, port: target.port, method, headers, path: url }, (answer) => {
        reply.writeHead(answer.statusCode, answer.headers);
        answer.pipe(reply);
      });
      onward.on('error', () => received.socket.destroy());
      received.pipe(onward);
    });
    await new Promise((resolve) => provider.server.listen(0, '127.0.0.1', resolve));
    provider.url = `http://127.0.0.1:${provider.server.address().port}`;
    return provider;
  }

  flap(everyMs) {
    this.#timer = setInterval(() => (this.isAway = !this.isAway), everyMs);
    this.isAway = true;
  }
  mend() {
    clearInterval(this.#timer);
    this.isAway = false;
  }
  close() {
    this.server.closeAllConnections();
    this.server.close();
  }
}

async function sellable(creator) {
  const secretKey = `sk_test_${uniqueName('faults').replaceAll('-', '')}`;
  const { _id } = await creator.must('/user/payment-connection/connect', { provider: 'stripe', secretKey });
  const payment = { methods: ['stripe'], connectionIds: [_id] };
  const fields = { title: 'Print', type: 'service', price: '10.00', currency: 'EUR', state: 'published', payment };
  return creator.must('/user/products/add-update', fields);
}

/** Buyers who come by the clock. @returns how each ended, and what was sent to the provider in that time */
async function buyers(installation, provider, product, forMs) {
  const before = provider.attempts;
  const coming = [];
  for (let at = 0; at < (forMs / 1_000) * rate; at += 1) {
    coming.push(opensPayment(installation, product));
    await pause(1_000 / rate);
  }
  const ends = await Promise.all(coming);
  return { ends, attempts: provider.attempts - before, opened: ends.filter(({ status }) => status === 200).length };
}

async function opensPayment(installation, { publicId }) {
  const post = (path, body) => ask(`${installation.url}${path}`, { body, headers: someNetwork(), timeoutMs: 30_000 });
  const buyer = { email: `${uniqueName('buyer')}@visitors.example`, name: 'Visitor' };
  const wanted = { publicId, items: [{ publicId, qty: 1 }], buyer, idempotencyKey: newKey() };
  const begun = await post('/user/checkout/create', wanted);
  if (begun.status !== 200) return begun;
  let answer = begun;
  for (let press = 0; press < presses; press += 1) {
    answer = await post('/user/checkout/pay', { publicId: begun.data.checkout.publicId });
    if (answer.status === 200) return answer;
    await pause(1_000 + Math.random() * 2_000);
  }
  return answer;
}

function rowsOf({ calm, flapping, after }) {
  const row = (measure, measured, target, met) => ({ id: 'R26', measure, measured, target, met });
  const attempts = flapping.attempts / calm.attempts / (flapping.ends.length / calm.ends.length);
  const goodput = flapping.opened / flapping.ends.length;
  return [
    row(
      'a provider that is there for 2 s and gone for 2 s: requests to it for each buyer, against a calm minute',
      `${attempts.toFixed(1)} times (${flapping.attempts} for ${flapping.ends.length} buyers, ${calm.attempts} for ${calm.ends.length})`,
      '<= 3 times',
      attempts <= 3 && calm.opened === calm.ends.length,
    ),
    row(
      `buyers whose payment page opens, who press the button up to ${presses} times`,
      `${(100 * goodput).toFixed(0)} %: ${tally(flapping.ends)}`,
      '>= 60 %',
      goodput >= 0.6,
    ),
    row('the same in the five seconds after it', tally(after.ends), 'all', after.opened === after.ends.length),
  ];
}
