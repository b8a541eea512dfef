// B17: guest orders a second through the whole way: checkout, payment page of the simulated Stripe, settled by asking it. Then the list of
// a seller's orders and its export, with a thousand and a hundred thousand orders.
import { randomUUID } from 'node:crypto';
import { MongoClient, ObjectId } from 'mongodb';
import { setTimeout as pause } from 'node:timers/promises';
import { call, creator, demo, openRates } from '../../../deploy/bench/kit/installation.mjs';
import { quantile, residentMb } from '../../../deploy/bench/kit/measure.mjs';

const sizes = (process.env.BENCH_ITEMS ?? '1000,100000').split(',').map(Number);
const asked = Number(process.env.BENCH_CALLS ?? 100);
const orders = Number(process.env.BENCH_ORDERS ?? 60);
/** Guest orders of Vendure 3.7.3 (`@vendure/core`, SQLite, dummy payment) on such a machine: one after another, eight at once. */
const vendure = { 1: 8.3, 8: 11.3 };

export async function run(stack) {
  const ask = await creator(stack.url);
  const secretKey = `sk_test_${randomUUID().replaceAll('-', '')}`;
  await ask('/user/payment-connection/connect', { provider: 'stripe', secretKey });
  const sold = await ask('/user/products/add-update', {
    ...{ title: 'A print', price: '12.00', currency: 'EUR', state: 'published', type: 'service' },
  });
  await buy(stack.url, sold.publicId);
  await openRates(stack);
  const rows = [await checkoutRow(stack, sold, 1), await checkoutRow(stack, sold, 8)];
  const client = await new MongoClient(stack.env.MONGODB_URI).connect();
  try {
    rows.push(...(await listRows(stack, ask, client.db())));
    rows.push(await exportRow(stack, ask));
  } finally {
    await client.close();
  }
  return rows;
}

/** One guest's order: four calls and the provider's page. */
async function buy(url, publicId) {
  const buyer = { email: `${randomUUID()}@buyer.example`, name: 'Vera Buyer' };
  const items = [{ publicId, qty: 1 }];
  const begun = await call(url, '/user/checkout/create', { publicId, items, buyer, idempotencyKey: randomUUID() });
  const { publicId: checkout } = begun.checkout;
  const { redirectUrl } = await call(url, '/user/checkout/pay', { publicId: checkout });
  const body = new URLSearchParams({ outcome: 'pay', card: '4242424242424242', email: buyer.email });
  await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
  const settled = await call(url, '/user/checkout/settle', { publicId: checkout });
  if (settled.checkout.state !== 'completed') throw new Error(`a checkout is ${settled.checkout.state}`);
}

async function checkoutRow(stack, { publicId }, atOnce) {
  const taken = [];
  const started = performance.now();
  const lane = async () => {
    for (let turn = 0; turn < orders / atOnce; turn += 1) {
      const begun = performance.now();
      await buy(stack.url, publicId);
      taken.push(performance.now() - begun);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const perSecond = (taken.length * 1_000) / (performance.now() - started);
  const ratio = perSecond / vendure[atOnce];
  return {
    id: 'B17',
    measure: `Guest orders paid a second, ${atOnce === 1 ? 'one after another' : `${atOnce} at once`}`,
    ours: `${perSecond.toFixed(1)}/s (median ${quantile(taken, 0.5).toFixed(0)} ms, ${taken.length} orders)`,
    reference: `Vendure ${vendure[atOnce]}/s`,
    ratio,
    target: '>= 10 (20)',
    met: ratio >= 10,
    note: 'ours: MongoDB with majority and journal, the simulated Stripe with its page and its signed webhooks on the same two cores, mails and ledger included; Vendure 3.7.3 on SQLite with a dummy payment inside its process, 7 calls, measured by itself on an idle machine of this kind',
  };
}

const listings = {
  'newest first': {},
  'of one product': (productId) => ({ filters: { productId } }),
  'by number': { searchTerm: '777' },
  'search, a name': { searchTerm: 'buyer 77' },
  'one state': { filters: { state: 'fulfilled' } },
};

async function listRows(stack, ask, db) {
  const { _id: userId } = await db.collection('auth.users').findOne({ email: demo.email });
  const productId = String(new ObjectId());
  await ask('/user/orders/list', {});
  await openRates(stack);
  const found = {};
  let there = 0;
  for (const size of sizes) {
    await grow(db, { userId, productId }, there, size);
    there = size;
    stack.report(`  ${size} orders`);
    for (const [name, wanted] of Object.entries(listings)) {
      const body = typeof wanted === 'function' ? wanted(productId) : wanted;
      (found[name] ??= []).push(await measured(() => ask('/user/orders/list', body)));
    }
  }
  return Object.entries(found).map(([name, arms]) => {
    const ratio = arms.at(-1).p50 / arms[0].p50;
    const shown = (which) => arms.map((arm) => arm[which].toFixed(1)).join(' / ');
    return {
      id: 'ORDERS',
      measure: `Orders list, ${name}: p95 with ${sizes.map((size) => size.toLocaleString('en')).join(' / ')} orders`,
      ours: `${shown('p95')} ms`,
      reference: `p50 ${shown('p50')} ms`,
      ratio,
      target: 'p50 of the largest <= 1.5 of the smallest',
      met: ratio <= 1.5,
    };
  });
}

async function measured(once) {
  for (let warm = 0; warm < 5; warm += 1) await once();
  const taken = [];
  for (let at = 0; at < asked; at += 1) {
    const started = performance.now();
    await once();
    taken.push(performance.now() - started);
  }
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
}

/** Orders written past the service: a hundred thousand checkouts would take hours. */
async function grow(db, owner, from, to) {
  for (let start = from; start < to; start += 2_000) {
    const count = Math.min(2_000, to - start);
    const made = Array.from({ length: count }, (_, index) => orderOf(owner, start + index));
    await db.collection('commerce.orders').insertMany(made, { ordered: false });
  }
}

function orderOf({ userId, productId }, at) {
  const moment = new Date(Date.now() - at * 60_000);
  const state = at % 10 === 0 ? 'expired' : at % 3 === 0 ? 'fulfilled' : 'paid';
  const line = { id: String(new ObjectId()), productId, publicId: 'bench-product-00000001', variantId: null, qty: 1 };
  const sums = { subtotal: 1200, discount: 0, shipping: 0, tax: 0, total: 1200 };
  return {
    ...{ _id: String(new ObjectId()), userId, tenantId: null, rev: 1, createdAt: moment, updatedAt: moment },
    ...{ deletedAt: null, publicId: randomUUID(), checkoutId: randomUUID(), number: 1_000 + at, state },
    ...{ paymentState: state === 'expired' ? 'unpaid' : 'paid', fulfilmentState: 'pending', locale: 'en' },
    lines: [
      {
        ...{ ...line, title: 'A print', thumb: '', sku: '', unitPrice: 1200, discount: 0, tax: 0, total: 1200 },
        ...{ contents: [], delivery: 'manual', fulfilledQty: 0, refundedQty: 0 },
      },
    ],
    buyer: {
      ...{ name: `Vera Buyer ${at}`, email: `vera${at}@buyer.example`, phone: '', address: '', country: 'DE' },
      ...{ vatId: '' },
    },
    ...{ addresses: { shipping: '', billing: '' }, currency: 'EUR', totals: { ...sums, paid: 1200, refunded: 0 } },
    ...{ isTaxReversed: false, coupon: { code: '', amount: 0 }, answers: [], attribution: {}, paymentId: null },
    ...{ refunds: [], fulfilments: [], dispute: { state: null, at: null }, notesInternal: '' },
    searchWords: searchWordsOf(`vera buyer ${at} vera${at} example`, 1_000 + at),
    ...{ needsAttention: { code: null, text: '' }, paidAt: moment, receiptSentAt: moment, stateHistory: [] },
  };
}

/** As the service stores them with an order: beginnings of words, and the number. */
const searchWordsOf = (text, number) => [
  ...new Set(text.split(' ').flatMap((word) => [...word].map((_letter, index) => word.slice(0, index + 1)))),
  `#${number}`,
];

/** From the request to the finished file, all roles in one process. */
async function exportRow(stack, ask) {
  const idle = residentMb(stack.app.pid);
  let most = idle;
  const started = performance.now();
  const { exportId } = await ask('/user/export/payment-orders', {});
  let found = { state: 'queued', rows: 0 };
  while (!['ready', 'failed'].includes(found.state)) {
    await pause(200);
    most = Math.max(most, residentMb(stack.app.pid));
    found = await ask('/user/export/get', { exportId });
  }
  const sec = (performance.now() - started) / 1_000;
  const grown = most - idle;
  return {
    id: 'B27',
    measure: `Export of ${found.rows.toLocaleString('en')} rows of orders as CSV`,
    ours: `${sec.toFixed(1)} s, ${Math.round(found.rows / sec).toLocaleString('en')} rows/s, ${grown.toFixed(0)} MB above idle`,
    target: 'memory <= 100 MB above idle',
    met: found.state === 'ready' && grown <= 100,
    note: `${found.state}; all roles in one process: commerce reads pages of 500, the bus carries them, the worker writes the file`,
  };
}
