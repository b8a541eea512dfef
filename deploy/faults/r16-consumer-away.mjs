// R16: commerce, both copies, is away for five minutes while buyers pay and the provider reports it.
import { ask, eventually, pause, tally, uniqueName } from './kit/asking.mjs';
import { Creator } from './kit/creator.mjs';
import { ledgerDifferences, Shop } from './kit/shop.mjs';
import { longest, seconds } from './kit/table.mjs';

const awayMs = Number(process.env.FAULT_SECONDS ?? 300) * 1_000;
const buyers = 100;
const roles = ['commerce', 'second'];

export async function run(house, { report }) {
  const creator = await Creator.signIn(house);
  const shop = await Shop.open(creator);
  const product = await shop.product();
  const pages = [];
  for (let index = 0; index < buyers; index += 1) {
    const email = `${uniqueName('buyer')}@visitors.example`;
    pages.push({ email, page: await shop.pay(await shop.begin(product, { email })) });
  }
  await Promise.all(roles.map((role) => house.kill(role)));
  const end = Date.now() + awayMs;
  const knocks = [];
  for (const { email, page } of pages) {
    await shop.payAt(page, email);
    knocks.push(await knock(house, shop));
    await pause(Math.max(0, (end - Date.now()) / (buyers - knocks.length + 1)));
  }
  report(`while it is away: ${tally(knocks)}`);
  await Promise.all(roles.map((role) => house.startAgain(role)));
  const isDone = async () => (await shop.orders(product)).filter(({ state }) => state === 'paid').length === buyers;
  // The provider waits up to a minute between its attempts.
  const done = await eventually(isDone, { withinMs: 180_000, everyMs: 500 });
  const orders = await shop.orders(product);
  const settled = orders.filter(({ state, payment }) => state === 'paid' && payment?.state === 'settled').length;
  const differences = await ledgerDifferences(house, creator.userId);
  const row = (measure, measured, target, met) => ({ id: 'R16', measure, measured, target, met });
  return [
    row(
      `${buyers} payments while commerce was away for ${seconds(awayMs)}: applied after its return`,
      `${settled} of ${orders.length} orders${done ? `, ${seconds(done.ms)} later` : ''}; ${differences.length} differences in the ledger`,
      'all, once',
      settled === buyers && orders.length === buyers && differences.length === 0,
    ),
    row(
      'the gateway answers the provider meanwhile',
      `${tally(knocks)}, slowest ${seconds(longest(knocks))}`,
      '<= 2.0 s; 503, so that it sends again',
      knocks.every(({ status }) => status === 503) && longest(knocks) <= 2_000,
    ),
  ];
}

/** A message as the provider's, but for its signature, which only commerce could judge. */
const knock = (house, { connectionId }) =>
  ask(`${house.url}/webhooks/stripe/${connectionId}`, {
    body: { id: 'evt_knock' },
    headers: { 'stripe-signature': 't=1,v1=00' },
  });
