// B07: a flood of requests for pages that do not exist.
import { MongoClient } from 'mongodb';
import { creator, ownGateway, publishedPage, uniqueName } from '../../deploy/bench/kit/installation.mjs';
import { load } from '../../deploy/bench/kit/load.mjs';
import { perSecond, seconds } from '../../deploy/bench/kit/measure.mjs';
import { wiretap } from '../../deploy/bench/kit/wiretap.mjs';

const slugs = 1_000;
const perSec = 10;

export async function run(stack) {
  const page = await publishedPage(await creator(stack.url));
  const gateway = await ownGateway(stack);
  const client = await new MongoClient(stack.env.MONGODB_URI).connect();
  const tap = await wiretap(stack, 'campaigns-and-templates.public-pages.render');
  try {
    const admin = client.db('admin');
    const visit = () => fetch(`${gateway.url}${page.path}`).then((response) => response.arrayBuffer());
    await visit();
    // Fifteen times the seconds of a round: 30 s, longer than an unknown address is remembered.
    const duration = Math.max(2, Math.round(seconds * 15));
    const idle = await counted(
      admin,
      () => new Promise((resolve) => setTimeout(resolve, Math.min(5, duration) * 1000)),
    );
    const stem = uniqueName('unknown');
    const paths = Array.from({ length: slugs }, (_, index) => `/${stem}-${index}`);
    let loaded;
    const flood = await counted(admin, async () => {
      loaded = await load({ url: gateway.url, paths, duration });
    });
    tap.reset();
    await visit();
    const evicted = await tap.count();
    return [rowOf({ loaded, flood, idle, duration, evicted })];
  } finally {
    await Promise.all([client.close(), tap.stop(), gateway.child.stop()]);
  }
}

function rowOf({ loaded, flood, idle, duration, evicted }) {
  const own = Math.max(0, flood.ops - (idle.ops / idle.seconds) * flood.seconds);
  const perSlug = flood.names / slugs / Math.max(1, duration / perSec);
  return {
    id: 'B07',
    measure: `Flood of ${slugs} unknown addresses for ${duration} s: database reads per address per 10 s`,
    ours: `${perSlug.toFixed(2)} (${flood.names} look-ups of a name for ${loaded.requests} requests, ${perSecond(loaded.perSecond)})`,
    target: '<= 1 (0); no page evicted',
    met: perSlug <= 1 && evicted === 0,
    note: `opcounters of the whole server less what it does when idle: ${own.toFixed(0)}; a page held before the flood was ${evicted === 0 ? 'still held' : 'evicted'}; every answer 404`,
  };
}

/** Operations of the server, and look-ups in the collection of names, while something happens. */
async function counted(admin, work) {
  const started = Date.now();
  const before = await counters(admin);
  await work();
  const after = await counters(admin);
  return { ops: after.ops - before.ops, names: after.names - before.names, seconds: (Date.now() - started) / 1000 };
}

async function counters(admin) {
  const [{ opcounters }, { totals }] = await Promise.all([
    admin.command({ serverStatus: 1 }),
    admin.command({ top: 1 }),
  ]);
  const { query, insert, update, delete: removed, getmore, command } = opcounters;
  const [names] = Object.keys(totals).filter((name) => name.endsWith('campaigns-and-templates.names'));
  return { ops: query + insert + update + removed + getmore + command, names: totals[names]?.total.count ?? 0 };
}
