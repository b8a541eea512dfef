// R33: clients write notes of an order, take the last items and read the orders while commerce is killed; in some runs mongod too.
import { isLinearizable } from '@linkyard/testing';
import { eventually, pause, tally, uniqueName } from './kit/requests.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';
import { growsAsOne, newClock, noteHistory, readOrders, takeOne } from './kit/order-history.mjs';

const runs = Number(process.env.FAULT_ROUNDS ?? 50);
const mongoEvery = 10;
const buyers = 8;
const stock = 5;

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const service = await creator.must('/user/products/add-update', { ...free, title: 'Noted', type: 'service' });
  const [lost, refuted] = [[], []];
  let [operations, reads] = [0, 0];
  for (let number = 0; number < runs; number += 1) {
    const seen = await oneRun(installation, creator, service, number);
    operations += seen.notes.length;
    reads += seen.reads;
    lost.push(...seen.lost);
    if (seen.wrong.length > 0) refuted.push(...seen.wrong.map((what) => `run ${number}: ${what}`));
    if (number % mongoEvery === mongoEvery - 1) report(`${number + 1} runs, ${lost.length} answers lost`);
  }
  for (const line of refuted) report(line);
  return [
    {
      id: 'R33',
      measure: `orders while commerce is killed, ${runs} runs, a kill in each`,
      measured: `${refuted.length} violations; ${operations} operations on notes, ${runs * buyers} buyers of ${stock} items each run, ${reads} reads of the orders; lost answers: ${tally(lost)}`,
      target: 'no violation in 50 runs',
      met: refuted.length === 0 && lost.length > 0,
    },
  ];
}

const free = { priceModel: 'free', currency: 'EUR', state: 'published' };

async function oneRun(installation, creator, service, number) {
  const lost = [];
  const email = `${uniqueName('noted')}@visitors.example`;
  await takeOne(installation, service, email, lost);
  const noted = await orderOf(creator, service, email);
  const last = { ...free, title: 'Last items', type: 'physical', stock: { track: true, onHand: stock } };
  const product = await creator.must('/user/products/add-update', last);
  const tick = newClock();
  const taken = [];
  const requested = [];
  const buy = async () => {
    const mine = { email: `${uniqueName('buyer')}@visitors.example`, from: tick(), until: Infinity };
    requested.push(mine);
    if (!(await takeOne(installation, product, mine.email, lost))) return;
    mine.until = tick();
    taken.push(mine);
  };
  let isOpen = true;
  const views = [];
  const look = async () => {
    while (isOpen) {
      const view = await readOrders(creator, product, { tick, lost });
      if (view) views.push(view);
      await pause(50);
    }
  };
  const looking = [look(), look()];
  const working = Promise.all([
    noteHistory(creator, noted._id, { clients: 4, rounds: 3, tick, lost }),
    ...Array.from({ length: buyers }, buy),
  ]);
  try {
    const [[notes]] = await Promise.all([working, breakThings(installation, number)]);
    isOpen = false;
    await Promise.all(looking);
    return await judged(installation, creator, { product, tick, notes, views, requested, taken, lost });
  } finally {
    isOpen = false;
  }
}

/** What the clients saw, and what does not fit. */
async function judged(installation, creator, { product, tick, notes, views, requested, taken, lost }) {
  views.push(await lastView(creator, product, tick));
  const left = await stockOf(installation, product);
  const wrong = [
    !isLinearizable(notes, '') && `the notes have no order: ${JSON.stringify(notes)}`,
    ...growsAsOne(requested, views),
    taken.length !== stock && `${taken.length} buyers got one of ${stock}`,
    (left.onHand !== 0 || left.reserved !== 0) && `stock ended at ${JSON.stringify(left)}`,
  ].filter(Boolean);
  return { notes, reads: views.length, lost, wrong };
}

/** At another moment in each run, so that it falls between other steps. */
async function breakThings(installation, number) {
  await pause(10 + ((number * 37) % 250));
  await installation.kill('commerce');
  if (number % mongoEvery === mongoEvery - 1) {
    await installation.killServer('mongo');
    await installation.restartServer('mongo');
  }
  await supervised(installation);
}

/** As a supervisor: a copy that does not start, because the database is not there yet, is started again. */
async function supervised(installation) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await installation.startAgain('commerce');
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

async function orderOf(creator, { _id: productId }, email) {
  const { data } = await creator.must('/user/orders/list', { searchTerm: email, filters: { productId } });
  return data[0];
}

async function lastView(creator, product, tick) {
  const read = await eventually(() => readOrders(creator, product, { tick, lost: [] }));
  if (!read) throw new Error('the orders could not be read in the end');
  return read.value;
}

const stockOf = (installation, { _id }) =>
  withDatabase(installation, async (db) => (await db.collection('commerce.products').findOne({ _id })).stock);
