// B16: from the press of "Publish" to the new page at every gateway; and whether anyone sees the old one after the answer.
import { setTimeout as pause } from 'node:timers/promises';
import { creator, openRates, ownGateway, publishedPage } from '../../deploy/bench/kit/installation.mjs';
import { quantile, rounds, seconds, settled, spread } from '../../deploy/bench/kit/measure.mjs';

export async function run(stack) {
  const ask = await creator(stack.url);
  const heading = { type: 'el_heading', sectionData: { text: 'edition 0 ', tag: 'h1', align: '' } };
  const page = await publishedPage(ask, [heading]);
  await openRates(stack);
  const gateway = await ownGateway(stack);
  const edges = [stack.url, gateway.url].map((url) => `${url}${page.path}`);
  try {
    await settled([stack.app.pid, gateway.pid]);
    const publishes = [];
    for (let edition = 1; edition <= Math.max(10, Math.round(rounds * seconds * 8)); edition += 1)
      publishes.push(await onePublish({ ask, page, edges, edition }));
    return rowsOf(publishes.slice(1), edges.length);
  } finally {
    await gateway.child.stop();
  }
}

async function onePublish({ ask, page, edges, edition }) {
  const [section] = page.sections;
  const { _id, animation, title } = section;
  const text = `edition ${edition} `;
  await ask('/user/section/save', { section_id: _id, sectionData: { ...section.sectionData, text }, animation, title });
  const state = { text, acknowledged: false, stale: 0, reads: 0, stop: false };
  // Visitors come all the while, so that every edge holds the old page when the new one is published.
  const visitors = edges.map((url) => visitUntilStopped(url, state));
  await pause(10);
  const started = performance.now();
  await ask('/user/campaign/publish', { _id: page.campaignId });
  const acknowledgedMs = performance.now() - started;
  state.acknowledged = true;
  await Promise.all(edges.map((url) => untilNew(url, text)));
  const everywhereMs = performance.now() - started;
  await pause(20);
  state.stop = true;
  await Promise.all(visitors);
  return { acknowledgedMs, everywhereMs, stale: state.stale, reads: state.reads };
}

/** A read counts as stale when it began after the publish was acknowledged and shows what was before. */
async function visitUntilStopped(url, state) {
  while (!state.stop) {
    const beganAfter = state.acknowledged;
    const html = await fetch(url).then((response) => response.text());
    if (!beganAfter) continue;
    state.reads += 1;
    if (!html.includes(state.text)) state.stale += 1;
  }
}

async function untilNew(url, text) {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    const html = await fetch(url).then((response) => response.text());
    if (html.includes(text)) return;
  }
  throw new Error(`${url} did not show "${text}" within 30 s`);
}

function rowsOf(publishes, edges) {
  const times = publishes.map(({ everywhereMs }) => everywhereMs);
  const stale = publishes.reduce((sum, publish) => sum + publish.stale, 0);
  const reads = publishes.reduce((sum, publish) => sum + publish.reads, 0);
  const p99 = quantile(times, 0.99);
  return [
    {
      id: 'B16',
      measure: `Publish pressed → new HTML at ${edges} gateways, p99`,
      ours: `${p99.toFixed(1)} ms (median ${spread(times, 'ms')}, ${publishes.length} publishes)`,
      target: '<= 200 ms (50 ms)',
      met: p99 <= 200,
      note: `of it until the answer ${spread(
        publishes.map(({ acknowledgedMs }) => acknowledgedMs),
        'ms',
      )}; visitors read all the while`,
    },
    {
      id: 'B16',
      measure: 'Old page served after the answer',
      ours: `${stale} of ${reads} reads`,
      target: '0',
      met: stale === 0 && reads > 0,
    },
  ];
}
