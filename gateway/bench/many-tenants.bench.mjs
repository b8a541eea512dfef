// TENANTS: the home pages of ten thousand tenants, each at its own host and visited as pages are (Zipf 1.1).
import { Agent, get } from 'node:http';
import { MongoClient } from 'mongodb';
import { creator, ownGateway, publishedPage } from '../../deploy/bench/kit/installation.mjs';
import { load, loadWithCost } from '../../deploy/bench/kit/load.mjs';
import { inTurn, median, perSecond, seconds, settled, spread } from '../../deploy/bench/kit/measure.mjs';
import { visits } from '../../deploy/bench/kit/zipf.mjs';

const tenants = 10_000;
const hostOf = (index) => `t${index}.bench.example`;
const idOf = (kind, index) => `bbbb${kind}${index.toString(16).padStart(18, '0')}`;
const path = '/home-of-bench';
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

export async function run(stack) {
  const original = await publishedPage(await creator(stack.url));
  const client = await new MongoClient(stack.env.MONGODB_URI).connect();
  const db = client.db();
  let gateway;
  try {
    await seed(db, original.campaignId);
    // Begun after the hosts are there: it reads them as any gateway does.
    gateway = await ownGateway(stack, { PAGE_CACHE_MB: '64' });
    await served(gateway.url, tenants - 1);
    return [await measure(stack, gateway)];
  } finally {
    agent.destroy();
    await forget(db);
    await Promise.all([client.close(), gateway?.child.stop()]);
  }
}

async function measure(stack, gateway) {
  const headers = { 'accept-encoding': 'br' };
  const asked = visits({ count: tenants, exponent: 1.1, draws: 200_000 }).map((index) => `${hostOf(index)} ${path}`);
  const alone = asked.map(() => `${hostOf(0)} ${path}`);
  const arm = (hostsAndPaths) => () => loadWithCost([gateway.pid], { url: gateway.url, headers, hostsAndPaths });
  // Every page has had a visitor: what is measured is a gateway that has been in use.
  await visitedOnce(gateway.url, headers);
  await load({ url: gateway.url, headers, hostsAndPaths: asked, duration: seconds });
  await settled([stack.app.pid, gateway.pid], 5);
  const { many, one } = await inTurn({ many: arm(asked), one: arm(alone) }, { warmUp: false });
  const rate = (loads) => median(loads.map((loaded) => loaded.perSecond));
  const cost = (loads) =>
    spread(
      loads.map(({ micros }) => micros),
      'µs',
    );
  const failed = [...many, ...one].reduce((sum, loaded) => sum + loaded.failed, 0);
  const ratio = rate(many) / rate(one);
  return {
    id: 'TENANTS',
    measure: `Pages of ${tenants.toLocaleString('en')} tenants at their hosts, Zipf 1.1: requests per second / one tenant alone`,
    ours: `${perSecond(rate(many))}, ${cost(many)}`,
    reference: `one tenant ${perSecond(rate(one))}, ${cost(one)}`,
    ratio,
    target: '>= 0.9',
    met: ratio >= 0.9 && failed === 0,
    note: `every host and page has been asked for before; hosts are compared every 20 s; ${failed} failed`,
  };
}

/** Each page by one request of a browser, a few at a time. */
async function visitedOnce(url, headers) {
  let next = 0;
  const { hostname, port } = new URL(url);
  const visitor = async () => {
    while (next < tenants) await visit({ hostname, port, path, headers: { ...headers, host: hostOf(next++) } });
  };
  await Promise.all(Array.from({ length: 32 }, visitor));
}

const visit = (options) =>
  new Promise((resolve, reject) => {
    get({ ...options, agent }, (response) => response.resume().once('end', resolve)).once('error', reject);
  });

const collectionsOf = (db) => ({
  records: db.collection('white-label.white_labels'),
  domains: db.collection('white-label.domains'),
  campaigns: db.collection('campaigns-and-templates.campaigns'),
  names: db.collection('campaigns-and-templates.names'),
  rendered: db.collection('campaigns-and-templates.rendered_pages'),
});

/** Tenants as their owners' screens would leave them, and the published page as a page of each, straight into the database. */
async function seed(db, campaignId) {
  const { records, domains, campaigns, names, rendered } = collectionsOf(db);
  const [campaign, page] = await Promise.all([
    campaigns.findOne({ _id: campaignId }),
    rendered.findOne({ _id: `${campaignId}/` }),
  ]);
  const now = new Date();
  const base = { tenantId: null, rev: 1, createdAt: now, updatedAt: now, deletedAt: null };
  const theme = Object.fromEntries(
    ['primaryColor', 'secondaryColor', 'titleColor', 'textColor', 'sideBarColor', 'bgColor'].map((name) => [
      name,
      '#223344',
    ]),
  );
  for (let start = 0; start < tenants; start += 1_000) {
    const some = Array.from({ length: 1_000 }, (_, offset) => {
      const index = start + offset;
      return {
        index,
        host: hostOf(index),
        tenantId: idOf('e0', index),
        id: idOf('c0', index),
        userId: idOf('a0', index),
      };
    });
    await Promise.all([
      records.insertMany(
        some.map(({ index, tenantId, userId }) => ({
          ...{ ...base, _id: tenantId, userId, domainId: idOf('d0', index), status: 1, title: `Tenant ${index}` },
          ...{ description: '', suspendedReason: '', signupMode: 'closed', offPage: 'gone', theme, plans: [] },
          ...{ logo: null, favicon: null, supportEmail: '', supportLink: '', showPoweredBy: false, publishedAt: now },
        })),
      ),
      domains.insertMany(
        some.map(({ index, host, tenantId, userId }) => ({
          ...{ ...base, _id: idOf('d0', index), userId, host, purpose: 'whiteLabel', whiteLabelId: tenantId },
          ...{ campaignId: null, state: 'active', token: 'bench', redirectFrom: [], certCheckAt: null },
        })),
      ),
      campaigns.insertMany(
        some.map(({ id, tenantId }) => ({ ...campaign, _id: id, tenantId, campName: path.slice(1) })),
      ),
      rendered.insertMany(some.map(({ id, tenantId }) => ({ ...page, _id: `${id}/`, campaignId: id, tenantId }))),
      names.insertMany(
        some.map(({ id, tenantId }) => ({
          ...{ _id: `${tenantId}/${path.slice(1)}`, campaignId: id },
          ...{ userId: campaign.userId, kind: 'current', until: null },
        })),
      ),
    ]);
  }
}

/** Until the page of a tenant is answered: hosts are read again every 20 s. */
async function served(url, index) {
  const asked = { url, headers: {}, hostsAndPaths: [`${hostOf(index)} ${path}`], connections: 1, duration: 1 };
  for (const until = Date.now() + 60_000; ;) {
    const { requests, failed } = await load(asked);
    if (requests > failed) return;
    if (Date.now() > until) throw new Error('the hosts of the tenants are not served');
  }
}

const ours = { _id: /^bbbb/ };
async function forget(db) {
  const { records, domains, campaigns, names, rendered } = collectionsOf(db);
  await Promise.all([
    ...[records, domains, campaigns, rendered].map((collection) => collection.deleteMany(ours)),
    names.deleteMany({ campaignId: ours._id }),
  ]);
}
