// R02: the gateway, and then commerce, is killed with hundreds of checkouts in flight. Buyers send again; a third closes the tab after paying.
import { eventually, pause, tally, uniqueName } from './kit/requests.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';
import { ledgerDifferences, Shop } from './kit/shop.mjs';

const atOnce = Number(process.env.FAULT_BUYERS ?? 500);
/** Checkouts of one product wait for each other, which is no matter of this fault. */
const productCount = 25;
const closesTab = 3;

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const rows = [];
  for (const [victim, roles] of [
    ['the gateway', ['gateway']],
    ['commerce, both copies', ['commerce', 'second']],
  ]) {
    const shop = await Shop.open(creator);
    const stock = { track: true, onHand: (2 * atOnce) / productCount };
    const products = [];
    for (let made = 0; made < productCount; made += 1) products.push(await shop.product({ type: 'physical', stock }));
    const buyers = Array.from({ length: atOnce }, (_, index) =>
      shop.buy(products[index % productCount], {
        email: `${uniqueName('buyer')}@visitors.example`,
        comesBack: index % closesTab > 0,
      }),
    );
    const all = Promise.all(buyers);
    await Promise.race([somePaid(buyers), pause(60_000), all]);
    await Promise.all(roles.map((role) => installation.kill(role)));
    const starts = roles.map((role) => installation.startAgain(role));
    await Promise.all([all, ...starts]);
    report(`${victim}: every buyer is through; sent again: ${tally(shop.lost)}`);
    rows.push(...(await judged(installation, shop, products, victim)));
  }
  return rows;
}

/** Ends when a tenth is through. */
async function somePaid(buyers) {
  let paid = 0;
  await new Promise((resolve) => {
    for (const buying of buyers) buying.then(() => (paid += 1) === Math.ceil(atOnce / 10) && resolve(), resolve);
  });
}

async function judged(installation, shop, products, victim) {
  let orders = [];
  const done = await eventually(
    async () => {
      orders = (await Promise.all(products.map((product) => shop.orders(product)))).flat();
      return orders.filter(isPaid).length === atOnce;
    },
    { withinMs: 180_000, everyMs: 1_000 },
  );
  const paid = orders.filter(isPaid);
  const buyers = new Set(paid.map(({ buyer }) => buyer.email)).size;
  const charges = await shop.countAtStripe('charges');
  const stock = await stockOf(installation, products);
  const differences = await ledgerDifferences(installation, shop.creator.userId);
  const row = (measure, measured, target, met) => ({ id: 'R02', measure, measured, target, met });
  return [
    row(
      `${victim} killed with ${atOnce} checkouts in flight: paid orders, buyers, payments at the provider`,
      `${paid.length}, ${buyers}, ${charges}${done ? '' : ' after 180 s'}; sent again: ${tally(shop.lost)}`,
      `${atOnce} of each`,
      paid.length === atOnce && buyers === atOnce && charges === atOnce && shop.lost.length > 0,
    ),
    row(
      'stock and ledger afterwards',
      `${stock.onHand} left, ${stock.reserved} reserved; ${differences.length} differences`,
      `${atOnce} left, 0 reserved; 0`,
      stock.onHand === atOnce && stock.reserved === 0 && differences.length === 0,
    ),
  ];
}

async function stockOf(installation, products) {
  const ids = products.map(({ _id }) => _id);
  const stored = await withDatabase(installation, (db) =>
    db
      .collection('commerce.products')
      .find({ _id: { $in: ids } })
      .toArray(),
  );
  const sum = (field) => stored.reduce((total, { stock }) => total + stock[field], 0);
  return { onHand: sum('onHand'), reserved: sum('reserved') };
}

const isPaid = ({ state, payment }) => state === 'paid' && payment?.state === 'settled';
