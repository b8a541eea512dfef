// R32: pages are published while gateways lose NATS at random. Stale pages are bounded in time, and no page is served for another creator's.
import { FlakyPort } from '@linkyard/testing';
import { ask, Load, pause, tally } from './kit/requests.mjs';
import { Creator } from './kit/creator.mjs';
import { quantile, seconds } from './kit/table.mjs';

const runMs = Number(process.env.FAULT_SECONDS ?? 25) * 1_000;
const limitMs = 30_000;
const between = (min, max) => min + Math.random() * (max - min);

export async function run(installation, { report }) {
  const creator = await Creator.signIn(installation);
  const port = await FlakyPort.before(installation.env.NATS_URL);
  const gateway = await installation.startGateway('gateway-flaky', { NATS_URL: port.address });
  const pages = [await creator.page('a-1-'), await creator.page('b-1-')].map((page, index) => ({
    ...page,
    letter: 'ab'[index],
    /** Moments at which each version had been acknowledged. */
    acknowledged: [undefined, Date.now()],
  }));
  const reads = [];
  const read = async (base, page) => {
    const { status, text, at } = await ask(`${base}${page.path}`);
    const [, letter, version] = /([ab])-(\d+)-/.exec(text ?? '') ?? [];
    reads.push({ page, status, letter, version: Number(version), at, base });
    return { status, ms: 0, at };
  };
  const load = new Load();
  for (const page of pages)
    for (const base of [installation.url, gateway.url]) load.add('read', () => read(base, page), { everyMs: 100 });

  const end = Date.now() + runMs;
  const cutting = cutAtRandom(port, end);
  const killing = killOnce(installation, end - runMs / 2);
  const published = await Promise.all(pages.map((page) => publishUntil(creator, page, end)));
  const cuts = await cutting;
  await killing;
  // The longest that an old page may live after the last publish, and a little more to see it.
  const newest = pages.map(({ acknowledged }) => acknowledged.length - 1);
  const settledMs = await untilAllSee(reads, pages, [installation.url, gateway.url], newest);
  await load.stop();
  await port.cut();
  await installation.leave('gateway-flaky');

  const old = reads.map(ageOf).filter((age) => age > 0);
  const strange = reads.filter(({ letter, page }) => letter !== undefined && letter !== page.letter);
  const missing = reads.filter(({ status }) => status !== 200);
  report(
    `${published.reduce((sum, one) => sum + one, 0)} publishes, ${cuts} cuts and 1 kill of NATS, ${reads.length} reads, ${tally(missing)}`,
  );
  const worst = old.length === 0 ? 0 : Math.max(...old);
  const row = (measure, measured, target, met) => ({ id: 'R32', measure, measured, target, met });
  return [
    row(
      `age of the oldest page seen (${published.reduce((sum, one) => sum + one, 0)} publishes, NATS cut ${cuts}x, killed once)`,
      `${seconds(worst)} (${old.length} of ${reads.length} reads behind, p99 ${seconds(quantile(old, 0.99))})`,
      '<= 30.0 s',
      worst <= limitMs && settledMs !== undefined,
    ),
    row(
      'every gateway shows the last publish after',
      settledMs === undefined ? 'never' : seconds(settledMs),
      '<= 30.0 s',
      settledMs !== undefined && settledMs <= limitMs,
    ),
    row("another page's content seen", String(strange.length), '0', strange.length === 0),
    // A gateway that invalidated the page and was then cut off has nothing to serve.
    row(
      'pages not served',
      `${tally(missing)} of ${reads.length}`,
      'only 503',
      missing.every(({ status }) => status === 503),
    ),
  ];
}

/** For how long a newer version had been acknowledged when an older one was read; 0 when none was. */
function ageOf({ page, version, at }) {
  const next = page.acknowledged[version + 1];
  return Number.isInteger(version) && next !== undefined ? Math.max(0, at - next) : 0;
}

async function publishUntil(creator, page, end) {
  let count = 0;
  const { heading } = page;
  for (let version = 2; Date.now() < end;) {
    const section = {
      section_id: heading._id,
      sectionData: { ...heading.sectionData, text: `${page.letter}-${version}-` },
      animation: heading.animation,
      title: 'A heading',
    };
    const saved = await creator.ask('/user/section/save', section);
    const shown = saved.status === 200 && (await creator.ask('/user/campaign/publish', { _id: page.campaignId }));
    if (shown && shown.status === 200) {
      page.acknowledged[version] = Date.now();
      version += 1;
      count += 1;
    }
    await pause(between(50, 350));
  }
  return count;
}

async function cutAtRandom(port, end) {
  let cuts = 0;
  while (Date.now() < end) {
    await pause(between(300, 2_500));
    await port.cut();
    cuts += 1;
    await pause(between(50, 2_000));
    await port.mend();
  }
  return cuts;
}

async function killOnce(installation, at) {
  await pause(Math.max(0, at - Date.now()));
  await installation.killServer('nats');
  await pause(1_000);
  await installation.restartServer('nats');
}

async function untilAllSee(reads, pages, bases, newest) {
  const start = Date.now();
  const sees = (base, page, version) =>
    reads.some((one) => one.base === base && one.page === page && one.at >= start && one.version === version);
  while (Date.now() - start < limitMs + 2_000) {
    if (bases.every((base) => pages.every((page, index) => sees(base, page, newest[index])))) return Date.now() - start;
    await pause(100);
  }
  return undefined;
}
