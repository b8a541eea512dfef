// B20: chat deliveries a second, against a bare socket.io. B22: from the signal that notifies a person to their window. R25: everyone comes back at once.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { natsOptions } from '@linkyard/service-kit';
import { connect } from '@nats-io/transport-node';
import { call, creator, demo, openRates, ownGateway, publishedPage } from '../../deploy/bench/kit/installation.mjs';
import { inTurn, median, quantile, residentMb } from '../../deploy/bench/kit/measure.mjs';
import { nodeReference, workFolder } from '../../deploy/bench/kit/reference.mjs';
import { each, openWindows } from './sockets.mjs';

const sizes = (process.env.BENCH_SOCKETS ?? '1000,10000').split(',').map(Number);
const burst = Number(process.env.BENCH_MESSAGES ?? 20);
const pacedSec = 10;
const limitMs = 90_000;
const admin = { email: 'admin@linkyard.local', password: 'yard-admin-2026' };
const text = 'A message of the length that people write in a room, more or less: a sentence and a half.';

export async function run(stack) {
  const ask = await creator(stack.url);
  const { path } = await publishedPage(ask);
  const [member, other] = await Promise.all([demo, admin].map((who) => call(stack.url, '/auth/login', who)));
  const rows = [];
  for (const size of sizes) {
    stack.report(`  ${size} sockets`);
    try {
      rows.push(...(await measured(stack, { size, member, other, path })));
    } catch (error) {
      rows.push({ id: 'B20', measure: `${size} sockets`, ours: error.message, failed: true });
    }
  }
  return rows;
}

async function measured(stack, { size, member, other, path }) {
  const gateway = await ownGateway(stack, { RATE_FACTOR: '1000' });
  const raw = await nodeReference({
    ...{ name: `bench-node-chat-${size}`, file: join(import.meta.dirname, 'chat-node.mjs') },
    folder: workFolder(stack, 'chat'),
  });
  const heard = { count: 0, late: [] };
  const hear = (frame) => {
    if (!frame.startsWith('42["receive_message"')) return;
    heard.count += 1;
    const at = /sent at (\d+)/.exec(frame)?.[1];
    if (at) heard.late.push(Date.now() - Number(at));
  };
  const before = residentMb(gateway.pid);
  const idleMs = await pageMs(gateway.url, path, 2_000);
  let isOpening = true;
  const opening = openWindows(gateway.url, member.token, size, hear).finally(() => (isOpening = false));
  const busyMs = await pageMs(gateway.url, path, 60_000, () => isOpening);
  const ours = await opening;
  await openRates(stack);
  await each(ours.windows, 25, (window) => window.ask('set_user', member.user._id));
  await pause(3_000);
  const perSocket = ((residentMb(gateway.pid) - before) * 1_024) / ours.windows.length;
  const theirs = await openWindows(raw.url, 'none', size, hear);
  try {
    const send = (windows) => () => deliveries(heard, windows);
    const rates = await inTurn({ ours: send(ours.windows), plain: send(theirs.windows) }, { count: 3, warmUp: true });
    heard.late = [];
    await paced(ours.windows, heard);
    const rows = [
      rowOfRates(size, rates, perSocket, heard.late),
      rowOfStorm(size, ours, { idleMs, busyMs }),
      await rowOfNotices(stack, gateway, other, ours.windows.length),
    ];
    return rows;
  } finally {
    for (const window of [...ours.windows, ...theirs.windows]) window.close();
    await Promise.all([gateway.child.stop(), raw.child.stop()]);
  }
}

const message = (more = '') => ({ clientId: randomUUID(), message: `${text}${more}` });

/** Messages from four windows at once, until each window has each of them. @returns deliveries a second */
async function deliveries(heard, windows) {
  heard.count = 0;
  const started = performance.now();
  const lanes = windows.slice(0, 4);
  await Promise.all(
    lanes.map(async (window) => {
      for (let at = 0; at < burst / lanes.length; at += 1) await window.ask('send_message', message());
    }),
  );
  const wanted = burst * windows.length;
  while (heard.count < wanted && performance.now() - started < limitMs) await pause(5);
  if (heard.count < wanted) throw new Error(`${heard.count} of ${wanted} deliveries arrived`);
  return (wanted * 1_000) / (performance.now() - started);
}

/** Four messages a second, each with the moment it was sent at. */
async function paced([window], heard) {
  heard.count = 0;
  for (let at = 0; at < pacedSec * 4; at += 1) {
    void window.ask('send_message', message(` sent at ${Date.now()}`));
    await pause(250);
  }
  await pause(3_000);
}

/** Milliseconds of a cached page of the same gateway, asked for again and again. */
async function pageMs(url, path, forMs, isWanted = () => true) {
  const taken = [];
  const until = performance.now() + forMs;
  while (performance.now() < until && isWanted()) {
    const started = performance.now();
    await (await fetch(`${url}${path}`)).text();
    taken.push(performance.now() - started);
    await pause(20);
  }
  return taken;
}

function rowOfRates(size, { ours, plain }, perSocket, late) {
  const ratio = median(ours) / median(plain);
  const p99 = late.length > 0 ? quantile(late, 0.99) : Number.NaN;
  const shown = (rates) => `${(median(rates) / 1_000).toFixed(1)}k/s`;
  return {
    id: 'B20',
    measure: `Chat deliveries a second, ${size.toLocaleString('en')} sockets in one room`,
    ours: `${shown(ours)}; at 4 messages a second p99 ${p99.toFixed(0)} ms; ${perSocket.toFixed(1)} kB per socket`,
    reference: `bare socket.io ${shown(plain)}`,
    ratio,
    target: '>= 0.8; p99 <= 250 ms with 10k; <= 20 kB',
    met: ratio >= 0.8 && p99 <= 250 && perSocket <= 20,
    note: `bursts of ${burst} messages from four windows; ours stores each message and sends it through NATS and a stream of Redis, the reference keeps nothing; sockets of one account, all windows in the process that measures, on the same two cores`,
  };
}

function rowOfStorm(size, { windows, failed }, { idleMs, busyMs }) {
  const taken = windows.map(({ tookMs }) => tookMs);
  const [p50, p99] = [quantile(taken, 0.5), quantile(taken, 0.99)];
  const [idle, busy] = [quantile(idleMs, 0.99), quantile(busyMs, 0.99)];
  return {
    id: 'R25',
    measure: `${size.toLocaleString('en')} windows connect at once: handshake p50 / p99`,
    ours: `${p50.toFixed(0)} / ${p99.toFixed(0)} ms; ${failed} failed; a cached page meanwhile p99 ${busy.toFixed(0)} ms`,
    reference: `page before it p99 ${idle.toFixed(0)} ms`,
    ratio: busy / idle,
    target: 'p99 <= 5 s; other routes p99 <= 2x',
    met: failed === 0 && p99 <= 5_000 && busy / idle <= 2,
    note: 'one account, whose session is asked for once in five seconds; the windows and who asks for the page are one process, whose own delay is in both',
  };
}

/** 500 signals a second for one person, while the windows of the others are open. */
async function rowOfNotices(stack, gateway, { token, user }, online) {
  const late = [];
  const hear = (frame) => {
    const at = /"sentAt":(\d+)/.exec(frame)?.[1];
    if (at) late.push(Date.now() - Number(at));
  };
  const { windows } = await openWindows(gateway.url, token, 1, hear);
  const nats = await connect(natsOptions(stack.env.NATS_URL, 'bench-notices'));
  try {
    for (let tick = 0; tick < 500; tick += 1) {
      for (let at = 0; at < 10; at += 1)
        nats.publish(
          'live.user.notified',
          JSON.stringify({ userId: user._id, event: 'bench', payload: { sentAt: Date.now(), text } }),
        );
      await pause(20);
    }
    await pause(2_000);
  } finally {
    for (const window of windows) window.close();
    await nats.close();
  }
  const p99 = quantile(late, 0.99);
  return {
    id: 'B22',
    measure: `Notification to a window, ${online.toLocaleString('en')} windows online, 500 signals a second: p50 / p99`,
    ours: `${quantile(late, 0.5).toFixed(0)} / ${p99.toFixed(0)} ms (${late.length} of 5,000)`,
    target: 'p99 <= 150 ms with 5k',
    met: p99 <= 150 && late.length === 5_000,
    note: 'from the signal of the notifying service to the window; what stores the notification before it is not in it',
  };
}
