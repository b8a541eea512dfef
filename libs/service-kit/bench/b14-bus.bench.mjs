// B14: a call through gateway, NATS and a service that has nothing to do, against the same three of bare Nest.
import { join } from 'node:path';
import { openRates, ownGateway, serverOf } from '../../../deploy/bench/kit/installation.mjs';
import { loadWithCost } from '../../../deploy/bench/kit/load.mjs';
import { inTurn, median, perSecond, settled, spread } from '../../../deploy/bench/kit/measure.mjs';
import { nodeReference, workFolder } from '../../../deploy/bench/kit/reference.mjs';

/** Answered by the white-label service from memory. */
const path = '/wl/brand-check';

export async function run(stack) {
  const gateway = await ownGateway(stack);
  const call = () =>
    fetch(`${gateway.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  const reply = await call().then((response) => response.json());
  await openRates(stack);
  const folder = workFolder(stack, 'bus');
  const env = { NATS_URL: stack.env.NATS_URL, ANSWER: JSON.stringify(reply) };
  const bare = (name) =>
    nodeReference({ name: `bench-${name}`, file: join(import.meta.dirname, `${name}.mjs`), env, folder });
  const service = await bare('bare-service');
  const front = await bare('bare-gateway');
  const nats = serverOf(stack, 'nats').child.pid;
  const redis = serverOf(stack, 'redis').child.pid;
  const headers = { 'content-type': 'application/json' };
  const ours = (connections) => () =>
    loadWithCost([gateway.pid, stack.app.pid, nats, redis], {
      url: `${gateway.url}${path}`,
      method: 'POST',
      body: '{}',
      headers,
      connections,
    });
  const plain = (connections) => () =>
    loadWithCost([front.pid, service.pid, nats], {
      url: `${front.url}/echo`,
      method: 'POST',
      body: '{}',
      headers,
      connections,
    });
  try {
    await settled([stack.app.pid, gateway.pid]);
    const busy = await inTurn({ ours: ours(32), plain: plain(32) });
    const alone = await inTurn({ ours: ours(1), plain: plain(1) });
    return [throughput(busy), latency(alone)];
  } finally {
    await Promise.all([gateway, service, front].map(({ child }) => child.stop()));
  }
}

const figures = (results) =>
  `${perSecond(median(results.map((loaded) => loaded.perSecond)))}, ${spread(
    results.map(({ micros }) => micros),
    'µs',
  )}`;

function throughput({ ours, plain }) {
  const ratio = median(ours.map((loaded) => loaded.perSecond)) / median(plain.map((loaded) => loaded.perSecond));
  const failed = ours.reduce((sum, loaded) => sum + loaded.failed, 0);
  return {
    id: 'B14',
    measure: 'HTTP → gateway → NATS → service echo, c=32: ours / bare Nest on Fastify + NATS',
    ours: figures(ours),
    reference: figures(plain),
    ratio,
    target: '>= 0.8 (0.9)',
    met: ratio >= 0.8 && failed === 0,
    note: `ours signs and verifies the context, parses by contract on both sides and counts the rate in Redis; ${failed} failed`,
  };
}

function latency({ ours, plain }) {
  const p50 = (results) => results.map((loaded) => loaded.p50);
  return {
    id: 'B14',
    measure: 'the same, one at a time: p50',
    ours: spread(p50(ours), 'ms'),
    reference: spread(p50(plain), 'ms'),
    ratio: median(p50(plain)) / median(p50(ours)),
    target: '<= 0.6 ms (0.45)',
    met: median(p50(ours)) <= 0.6,
  };
}
