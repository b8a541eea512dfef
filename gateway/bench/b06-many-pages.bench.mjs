// B06: ten thousand pages, visited as pages are (Zipf 1.1), through a gateway whose cache holds 64 MB.
import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { creator, ownGateway, publishedPage } from '../../deploy/bench/kit/installation.mjs';
import { load, loadWithCost } from '../../deploy/bench/kit/load.mjs';
import { inTurn, median, perSecond, seconds, settled, spread } from '../../deploy/bench/kit/measure.mjs';
import { wiretap } from '../../deploy/bench/kit/wiretap.mjs';
import { visits } from '../../deploy/bench/kit/zipf.mjs';

const pages = 10_000;
const exponent = 1.1;
const draws = 200_000;
const service = 'campaigns-and-templates';
const stem = `zipf-${randomBytes(3).toString('hex')}`;
const nameOf = (index) => `${stem}-${index}`;

export async function run(stack) {
  const original = await publishedPage(await creator(stack.url));
  const client = await new MongoClient(stack.env.MONGODB_URI).connect();
  const gateway = await ownGateway(stack, { PAGE_CACHE_MB: '64' });
  const tap = await wiretap(stack, `${service}.public-pages.render`);
  try {
    const bytes = await seed(client.db(), original);
    return await measure({ stack, gateway, tap, bytes, original });
  } finally {
    await forget(client.db());
    await Promise.all([client.close(), tap.stop(), gateway.child.stop()]);
  }
}

async function measure({ stack, gateway, tap, bytes, original }) {
  const headers = { 'accept-encoding': 'br' };
  const paths = visits({ count: pages, exponent, draws }).map((index) => `/${nameOf(index)}`);
  const one = paths.map(() => original.path);
  const pids = [gateway.pid];
  const arm = (list) => async () => {
    tap.reset();
    const loaded = await loadWithCost(pids, { url: gateway.url, headers, paths: list });
    return { ...loaded, missed: await tap.count() };
  };
  // Every page has had a visitor, then a while of visits as they come: what is measured is a cache that has been in use.
  await visitedOnce(gateway, tap, headers);
  await load({ url: gateway.url, headers, paths, duration: seconds });
  await settled([stack.app.pid, gateway.pid], 5);
  const { many, single } = await inTurn({ many: arm(paths), single: arm(one) }, { warmUp: false });
  const hits = many.map(({ requests, missed }) => 1 - missed / requests);
  const ratio = median(many.map((loaded) => loaded.perSecond)) / median(single.map((loaded) => loaded.perSecond));
  const failed = many.reduce((sum, loaded) => sum + loaded.failed, 0);
  const cost = (loads) =>
    spread(
      loads.map(({ micros }) => micros),
      'µs',
    );
  return [
    {
      id: 'B06',
      measure: `${pages} pages, Zipf ${exponent}, 64 MB: hit ratio`,
      ours: `${(median(hits) * 100).toFixed(2)} % (${(Math.min(...hits) * 100).toFixed(2)}-${(Math.max(...hits) * 100).toFixed(2)})`,
      target: '>= 95 %',
      met: median(hits) >= 0.95 && failed === 0,
      note: `through the running gateway, misses counted on the bus; each page ${bytes.br} B br, ${bytes.gzip} B gzip, ${bytes.raw} B HTML; visitors take br; ${failed} failed`,
    },
    {
      id: 'B06',
      measure: 'the same: requests per second / one page alone',
      ours: `${perSecond(median(many.map((loaded) => loaded.perSecond)))}, ${cost(many)}`,
      reference: `one page ${perSecond(median(single.map((loaded) => loaded.perSecond)))}, ${cost(single)}`,
      ratio,
      target: '>= 0.8 (0.9)',
      met: ratio >= 0.8,
    },
  ];
}

/** Until every page has been asked of the service, at most a minute. */
async function visitedOnce(gateway, tap, headers) {
  const until = Date.now() + 60_000;
  for (let asked = 0; asked < pages && Date.now() < until; asked = await tap.count()) {
    const rest = Array.from(
      { length: pages - Math.min(asked, pages - 1) },
      (_, offset) => `/${nameOf(Math.min(asked, pages - 1) + offset)}`,
    );
    await load({ url: gateway.url, headers, paths: rest, duration: 2 });
  }
}

const collections = (db) => ['campaigns', 'names', 'rendered_pages'].map((name) => db.collection(`${service}.${name}`));

/** The published page again and again under other names, straight into the database: ten thousand publishes would take minutes. */
async function seed(db, { campaignId }) {
  const [campaigns, names, rendered] = collections(db);
  const [campaign, page] = await Promise.all([
    campaigns.findOne({ _id: campaignId }),
    rendered.findOne({ _id: `${campaignId}/` }),
  ]);
  for (let start = 0; start < pages; start += 1_000) {
    const some = Array.from({ length: 1_000 }, (_, offset) => ({
      id: idOf(start + offset),
      name: nameOf(start + offset),
    }));
    await Promise.all([
      campaigns.insertMany(some.map(({ id, name }) => ({ ...campaign, _id: id, campName: name }))),
      rendered.insertMany(some.map(({ id }) => ({ ...page, _id: `${id}/`, campaignId: id }))),
      names.insertMany(
        some.map(({ id, name }) => ({
          _id: `platform/${name}`,
          campaignId: id,
          userId: campaign.userId,
          kind: 'current',
          until: null,
        })),
      ),
    ]);
  }
  return { br: page.br.length(), gzip: page.gzip.length(), raw: page.bytes };
}

const idOf = (index) => `bbbb06${index.toString(16).padStart(18, '0')}`;

async function forget(db) {
  const [campaigns, names, rendered] = collections(db);
  await Promise.all([
    campaigns.deleteMany({ _id: /^bbbb06/ }),
    rendered.deleteMany({ _id: /^bbbb06/ }),
    names.deleteMany({ campaignId: /^bbbb06/ }),
  ]);
}
