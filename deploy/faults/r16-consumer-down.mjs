// R16: commerce, both copies, is down for five minutes while buyers pay and the provider reports it.
import { ask, eventually, pause, tally, uniqueName } from './kit/requests.mjs';
import { Creator } from './kit/creator.mjs';
import { ledgerDifferences, Shop } from './kit/shop.mjs';
import { longest, seconds } from './kit/table.mjs';

const downMs = Number(process.env.FAULT_SECONDS ?? 300) * 1_000;
const buyers = 100;
const roles = ['commerce', 'second'];

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const shop = await Shop.open(creator);
  const product = await shop.product();
  const pages = [];
  for (let index = 0; index < buyers; index += 1) {
    const email = `${uniqueName('buyer')}@visitors.example`;
    pages.push({ email, page: await shop.pay(await shop.begin(product, { email })) });
  }
  await Promise.all(roles.map((role) => installation.kill(role)));
  const end = Date.now() + downMs;
  const webhooks = [];
  for (const { email, page } of pages) {
    await shop.payAt(page, email);
    webhooks.push(await sendUnsignedWebhook(installation, shop));
    await pause(Math.max(0, (end - Date.now()) / (buyers - webhooks.length + 1)));
  }
  report(`while it is down: ${tally(webhooks)}`);
  await Promise.all(roles.map((role) => installation.startAgain(role)));
  const isDone = async () => (await shop.orders(product)).filter(({ state }) => state === 'paid').length === buyers;
  // The provider waits up to a minute between its attempts.
  const done = await eventually(isDone, { withinMs: 180_000, everyMs: 500 });
  const orders = await shop.orders(product);
  const settled = orders.filter(({ state, payment }) => state === 'paid' && payment?.state === 'settled').length;
  const differences = await ledgerDifferences(installation, creator.userId);
  const row = (measure, measured, target, met) => ({ id: 'R16', measure, measured, target, met });
  return [
    row(
      `${buyers} payments while commerce was down for ${seconds(downMs)}: applied after its return`,
      `${settled} of ${orders.length} orders${done ? `, ${seconds(done.ms)} later` : ''}; ${differences.length} differences in the ledger`,
      'all, once',
      settled === buyers && orders.length === buyers && differences.length === 0,
    ),
    row(
      'answers of the gateway to the provider while it is down',
      `${tally(webhooks)}, slowest ${seconds(longest(webhooks))}`,
      '<= 2.0 s; 503, so that it sends again',
      webhooks.every(({ status }) => status === 503) && longest(webhooks) <= 2_000,
    ),
  ];
}

/** A webhook with an invalid signature, which only commerce can verify. */
const sendUnsignedWebhook = (installation, { connectionId }) =>
  ask(`${installation.url}/webhooks/stripe/${connectionId}`, {
    body: { id: 'evt_unsigned' },
    headers: { 'stripe-signature': 't=1,v1=00' },
  });
