// R15: the provider's events of a thousand orders arrive three times each and shuffled. Each order must end as one whose events came in order.
import { eventually, uniqueName } from './kit/requests.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';
import { outcomes, stories } from './kit/payment-stories.mjs';
import { ledgerDifferences, Shop } from './kit/shop.mjs';
import { seconds } from './kit/table.mjs';

const total = Number(process.env.FAULT_ORDERS ?? 1_000);
/** Delivered together: the request that asks for their delivery has to end within minutes. */
const perBatch = 200;
const atOnce = 10;
const names = Object.keys(stories);

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const shop = await Shop.open(creator);
  const expected = await inOrder(shop);
  for (const name of names) report(`${name}: ${expected.get(name)}`);
  await shop.control('delivery', { paused: true, copies: 3 });
  const wrong = [];
  let [orders, deliveries, slowestMs] = [0, 0, 0];
  for (let from = 0; from < total; from += perBatch) {
    const product = await shop.product({ title: 'Shuffled' });
    const storyOf = await happen(shop, product, Math.min(perBatch, total - from));
    const sent = await shop.control('flush', { order: 'shuffled' });
    deliveries += sent.deliveries.length;
    const { differing, ms } = await settled(shop, product, (email) => expected.get(storyOf.get(email)));
    wrong.push(...differing.map(({ email, outcome }) => `${storyOf.get(email)}: ${outcome}`));
    orders += storyOf.size;
    slowestMs = Math.max(slowestMs, ms);
    report(`${orders} orders, ${deliveries} deliveries, ${wrong.length} differ`);
  }
  for (const line of wrong.slice(0, 10)) report(line);
  const differences = await ledgerDifferences(installation, creator.userId);
  const row = (measure, measured, target, met) => ({ id: 'R15', measure, measured, target, met });
  return [
    row(
      `${orders} orders of ${names.length} stories, each event 3x and shuffled`,
      `${wrong.length} end otherwise than in order; ${deliveries} deliveries, the last effect ${seconds(slowestMs)} after them`,
      '0',
      wrong.length === 0 && orders === total && deliveries > 3 * total,
    ),
    row('ledger, orders and provider afterwards', `${differences.length} differences`, '0', differences.length === 0),
  ];
}

/** How each story ends when its events come one by one. */
async function inOrder(shop) {
  await shop.control('delivery', { paused: true, copies: 1 });
  const product = await shop.product({ title: 'In order' });
  const storyOf = await happen(shop, product, names.length);
  await shop.control('flush', { order: 'sent' });
  const expected = new Map();
  let last = '';
  // The end has come when nothing has changed for a while.
  const quiet = await eventually(
    async () => {
      const found = await outcomes(shop, product, withDatabase);
      for (const { email, outcome } of found) expected.set(storyOf.get(email), outcome);
      const now = JSON.stringify(found);
      const isSame = now === last && found.every(({ outcome }) => outcome.includes('"settled"'));
      last = now;
      return isSame;
    },
    { withinMs: 120_000, everyMs: 20_000 },
  );
  if (!quiet) throw new Error(`the orders in order were not settled: ${last}`);
  return expected;
}

/** Buyers who go to the payment page, and what then happens to their payments. @returns the story of each, by e-mail address */
async function happen(shop, product, count) {
  const storyOf = new Map();
  const one = async (name) => {
    const email = `${uniqueName('buyer')}@visitors.example`;
    const page = await shop.pay(await shop.begin(product, { email }));
    await stories[name](shop, page, email);
    storyOf.set(email, name);
  };
  const todo = Array.from({ length: count }, (_, index) => names[index % names.length]);
  const work = async () => {
    for (let name = todo.shift(); name; name = todo.shift()) await one(name);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return storyOf;
}

/** Waits for the end that is expected. */
async function settled(shop, product, expectedOf) {
  let differing = [];
  const done = await eventually(
    async () => {
      const found = await outcomes(shop, product, withDatabase);
      differing = found.filter(({ email, outcome }) => outcome !== expectedOf(email));
      return differing.length === 0;
    },
    { withinMs: 180_000, everyMs: 2_000 },
  );
  return { differing, ms: done?.ms ?? 180_000 };
}
