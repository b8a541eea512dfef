// B21: a page of the chat room's past, near and far. B23: one push notification to many followers, at the simulated push service.
import { randomBytes, randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { setTimeout as pause } from 'node:timers/promises';
import { creator, demo, openRates, publishedPage, serverOf } from '../../../deploy/bench/kit/installation.mjs';
import { seedFollowers } from '../../../deploy/bench/kit/followers.mjs';
import { cpuMicros, quantile } from '../../../deploy/bench/kit/measure.mjs';

const depth = Number(process.env.BENCH_ITEMS ?? 100_000);
const asked = Number(process.env.BENCH_CALLS ?? 200);
const followers = Number(process.env.BENCH_FOLLOWERS ?? 10_000);
const limitMs = 180_000;
const idOf = () => randomBytes(12).toString('hex');
const of = (db, name) => db.collection(`notifications-and-chat.${name}`);

export async function run(stack) {
  const client = await new MongoClient(stack.env.MONGODB_URI).connect();
  try {
    const ask = await creator(stack.url);
    return [await historyRow(stack, ask, client.db()), await pushRow(stack, ask, client.db())];
  } finally {
    await client.close();
  }
}

async function historyRow(stack, ask, db) {
  await ask('/chat/getPreviousMessages', {});
  await openRates(stack);
  const { _id: userId } = await db.collection('auth.users').findOne({ email: demo.email });
  const newest = Date.now();
  const room = await of(db, 'chat_rooms').findOne({ _id: 'community' });
  const first = (room?.rev ?? 0) + 1;
  for (let start = 0; start < depth; start += 5_000) {
    const made = Array.from({ length: Math.min(5_000, depth - start) }, (_none, index) => {
      const place = first + start + index;
      return {
        ...{ _id: idOf(), roomId: 'community', userId, clientId: randomUUID(), seq: place, rev: place },
        ...{ message: `What was said at ${place}, in a sentence of some length.`, replyTo: null },
        ...{ reaction: { count: 0, latestEmoji: [] }, mentions: [], links: [], words: ['what', 'said'] },
        ...{ createdAt: new Date(newest - (depth - start - index) * 1_000), editedAt: null, deletedAt: null },
        ...{ deletedBy: null, hiddenAt: null, hiddenReason: null, flaggedAt: null, reports: [] },
      };
    });
    await of(db, 'chat_messages').insertMany(made, { ordered: false });
  }
  const last = first + depth;
  const counter = { $set: { rev: last, newestAt: new Date(newest), newestSeq: last } };
  await of(db, 'chat_rooms').updateOne({ _id: 'community' }, counter, { upsert: true });
  stack.report(`  ${depth} messages`);

  const near = { timestamp: newest - 10_000, limit: 10 };
  const far = { timestamp: newest - (depth - 100) * 1_000, limit: 10 };
  const taken = { near: [], far: [] };
  for (let at = 0; at < asked + 10; at += 1)
    for (const [name, request] of Object.entries({ near, far })) {
      const started = performance.now();
      const { data } = await ask('/chat/getPreviousMessages', request);
      if (data.length !== 10) throw new Error(`a page has ${data.length} messages`);
      if (at >= 10) taken[name].push(performance.now() - started);
    }
  const shown = (values) => `${quantile(values, 0.5).toFixed(1)} / ${quantile(values, 0.95).toFixed(1)} ms`;
  const ratio = quantile(taken.far, 0.5) / quantile(taken.near, 0.5);
  return {
    id: 'B21',
    measure: `Chat history, a page of 10: p50 / p95 at a depth of ${depth.toLocaleString('en')}`,
    ours: shown(taken.far),
    reference: `the newest page ${shown(taken.near)}`,
    ratio,
    target: '<= 1.2',
    met: ratio <= 1.2,
    note: `${asked} calls of each, in turn, over HTTP`,
  };
}

async function pushRow(stack, ask, db) {
  const page = await publishedPage(ask);
  await ask('/user/campaign/update', { _id: page.campaignId, pushEnabled: true });
  await ask('/user/campaign/publish', { _id: page.campaignId });
  const { _id: userId } = await db.collection('auth.users').findOne({ email: demo.email });
  const about = { env: stack.env, db, userId, campaignId: page.campaignId, path: page.path };
  await seedFollowers({ ...about, count: followers, isGone: (index) => index % 100 === 0 });
  const gone = Math.ceil(followers / 100);
  stack.report(`  ${followers} followers`);

  const message = {
    title: 'The kiln is open',
    body: 'Come and see what came out of it.',
    audience: { campaignIds: [page.campaignId] },
  };
  const { _id } = await ask('/notification/push/create', message);
  const counts = async () => (await ask('/notification/push/list', {})).data.find((one) => one._id === _id)?.counts;
  const pids = [stack.app.pid, ...['mongo', 'nats', 'redis'].map((kind) => serverOf(stack, kind).child.pid)];
  const before = cpuMicros(pids);
  const started = performance.now();
  await ask('/notification/push/send', { _id });
  let now = await counts();
  while (now.sent + now.failed + now.gone < followers && performance.now() - started < limitMs) {
    await pause(500);
    now = await counts();
  }
  const tookSec = (performance.now() - started) / 1_000;
  const coreSec = (cpuMicros(pids) - before) / 1_000_000;
  const done = now.sent + now.failed + now.gone;
  const perCore = done / coreSec;
  const left = await of(db, 'push-subscriptions').countDocuments({ origin: 'https://seeded.example' });
  const removed = (followers - left) / gone;
  return {
    id: 'B23',
    measure: `Push notifications to ${followers.toLocaleString('en')} followers: a second of one core; those that are gone are removed`,
    ours: `${perCore.toFixed(0)}/s; ${(done / tookSec).toFixed(0)}/s of the clock; ${now.sent} sent, ${now.failed} failed, ${now.gone} gone; ${(removed * 100).toFixed(0)} % removed`,
    target: '>= 2,500; 100 %',
    met: perCore >= 2_500 && removed === 1 && done === followers,
    note: 'processor time of the application, MongoDB, NATS and Redis; the simulated service verifies and decrypts each on the same two cores, which is not counted, and takes 1 of 100 as gone',
  };
}
