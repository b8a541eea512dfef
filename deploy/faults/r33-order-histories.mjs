// R33: clients write notes of an order, take the last items and read the orders while commerce is killed; in some runs mongod too.
import { isLinearizable } from '@linkyard/testing';
import { eventually, pause, tally, uniqueName } from './kit/asking.mjs';
import { Creator, withDatabase } from './kit/creator.mjs';
import { growsAsOne, newClock, noteHistory, readOrders, takeOne } from './kit/order-history.mjs';

const runs = Number(process.env.FAULT_ROUNDS ?? 50);
const mongoEvery = 10;
const buyers = 8;
const stock = 5;

export async function run(house, { report }) {
  const creator = await Creator.signIn(house);
  const service = await creator.must('/user/products/add-update', { ...free, title: 'Noted', type: 'service' });
  const [lost, refuted] = [[], []];
  let [operations, reads] = [0, 0];
  for (let number = 0; number < runs; number += 1) {
    const seen = await oneRun(house, creator, service, number);
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

async function oneRun(house, creator, service, number) {
  const lost = [];
  const email = `${uniqueName('noted')}@visitors.example`;
  await takeOne(house, service, email, lost);
  const noted = await orderOf(creator, service, email);
  const last = { ...free, title: 'Last items', type: 'physical', stock: { track: true, onHand: stock } };
  const product = await creator.must('/user/products/add-update', last);
  const tick = newClock();
  const taken = [];
  const asked = [];
  const buy = async () => {
    const mine = { email: `${uniqueName('buyer')}@visitors.example`, from: tick(), until: Infinity };
    asked.push(mine);
    if (!(await takeOne(house, product, mine.email, lost))) return;
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
    const [[notes]] = await Promise.all([working, breakThings(house, number)]);
    isOpen = false;
    await Promise.all(looking);
    return await judged(house, creator, { product, tick, notes, views, asked, taken, lost });
  } finally {
    isOpen = false;
  }
}

/** What the clients saw, and what does not fit. */
async function judged(house, creator, { product, tick, notes, views, asked, taken, lost }) {
  views.push(await lastView(creator, product, tick));
  const left = await stockOf(house, product);
  const wrong = [
    !isLinearizable(notes, '') && `the notes have no order: ${JSON.stringify(notes)}`,
    ...growsAsOne(asked, views),
    taken.length !== stock && `${taken.length} buyers got one of ${stock}`,
    (left.onHand !== 0 || left.reserved !== 0) && `stock ended at ${JSON.stringify(left)}`,
  ].filter(Boolean);
  return { notes, reads: views.length, lost, wrong };
}

/** At another moment in each run, so that it falls between other steps. */
async function breakThings(house, number) {
  await pause(10 + ((number * 37) % 250));
  await house.kill('commerce');
  if (number % mongoEvery === mongoEvery - 1) {
    await house.killServer('mongo');
    await house.restartServer('mongo');
  }
  await supervised(house);
}

/** As a supervisor: a copy that does not start, because the database is not there yet, is started again. */
async function supervised(house) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await house.startAgain('commerce');
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

const stockOf = (house, { _id }) =>
  withDatabase(house, async (db) => (await db.collection('commerce.products').findOne({ _id })).stock);
