// B12: views taken per second, against a server that throws them away.
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { creator, ownGateway, publishedPage, serverOf } from '../../deploy/bench/kit/installation.mjs';
import { loadWithCost } from '../../deploy/bench/kit/load.mjs';
import { cpuMicros, inTurn, median, perSecond, settled, spread } from '../../deploy/bench/kit/measure.mjs';
import { nodeReference, workFolder } from '../../deploy/bench/kit/reference.mjs';

const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

export async function run(stack) {
  const page = await publishedPage(await creator(stack.url));
  const gateway = await ownGateway(stack);
  const raw = await nodeReference({
    name: 'bench-node-beacons',
    file: join(import.meta.dirname, 'beacons-node.mjs'),
    folder: workFolder(stack, 'beacons'),
  });
  const behind = [stack.app.pid, ...['nats', 'mongo'].map((kind) => serverOf(stack, kind).child.pid)];
  const what = {
    method: 'POST',
    body: JSON.stringify({
      campaignId: page.campaignId,
      pageId: page.pageId,
      referrer: 'https://www.instagram.com/',
      query: '',
    }),
    headers: { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': agent, 'accept-language': 'de-DE,de;q=0.9' },
  };
  try {
    const idle = await idleMicros(behind);
    const { ours, plain } = await inTurn({
      ours: () =>
        withBehind(behind, idle, () => loadWithCost([gateway.pid], { ...what, url: `${gateway.url}/b/view` })),
      plain: () => loadWithCost([raw.pid], { ...what, url: `${raw.url}/b/view` }),
    });
    const dropped = await droppedBy(gateway.url, stack.env.METRICS_TOKEN);
    await settled(behind, 20);
    return [rowOf(ours, plain, dropped)];
  } finally {
    await Promise.all([gateway.child.stop(), raw.child.stop()]);
  }
}

/** CPU used by the processes behind the gateway until they have caught up, so that it is not charged to the next arm. */
async function withBehind(pids, idle, work) {
  const before = cpuMicros(pids);
  const started = Date.now();
  const loaded = await work();
  await settled(pids, 15);
  const own = cpuMicros(pids) - before - idle * (Date.now() - started);
  return { ...loaded, behind: Math.max(0, own) / loaded.requests };
}

/** Processor microseconds that these processes use in a millisecond without any visitor. */
async function idleMicros(pids) {
  await settled(pids);
  const before = cpuMicros(pids);
  await pause(2_000);
  return (cpuMicros(pids) - before) / 2_000;
}

async function droppedBy(url, token) {
  const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } }).then((response) =>
    response.text(),
  );
  return Number(/^linkyard_beacons_dropped_total (\d+)/m.exec(metrics)?.[1] ?? 0);
}

function rowOf(ours, plain, dropped) {
  const rates = (results) => median(results.map((loaded) => loaded.perSecond));
  const cost = (results) =>
    spread(
      results.map(({ micros }) => micros),
      'µs',
    );
  const ratio = rates(ours) / rates(plain);
  const taken = ours.reduce((sum, { requests }) => sum + requests, 0);
  return {
    id: 'B12',
    measure: 'Beacons taken per second: ours / raw node:http; page latency added',
    ours: `${perSecond(rates(ours))}, ${cost(ours)} in the gateway; 0 ms (sendBeacon)`,
    reference: `${perSecond(rates(plain))}, ${cost(plain)}`,
    ratio,
    target: '>= 0.5 (0.7); 0 ms',
    met: ratio >= 0.5,
    note: `raw parses and throws away; ours puts batches on the stream, and ${spread(
      ours.map(({ behind }) => behind),
      'µs',
    )} a beacon are spent behind it (NATS, roll-up, MongoDB); ${dropped} dropped of ${taken} (buffer full)`,
  };
}
