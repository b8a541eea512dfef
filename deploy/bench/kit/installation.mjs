import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { freePort } from '../../scripts/ports.mjs';

export const demo = { email: 'demo@linkyard.local', password: 'yard-demo-2026' };

/** Posts to a call of the API. @throws Error with the refusal */
export async function call(url, path, body, token) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    body: JSON.stringify(body),
  });
  const reply = await response.json();
  if (reply.status !== 1)
    throw new Error(`${path} answered ${response.status}: ${JSON.stringify(reply).slice(0, 400)}`);
  return reply.data;
}

// A token is good for fifteen minutes; a whole run takes longer.
const reusedForMs = 5 * 60_000;
let signedIn = { at: 0, reply: undefined };
/** The demo creator, signed in. @returns {Promise<(path: string, body: object) => Promise<any>>} calls as them */
export async function creator(url) {
  if (Date.now() - signedIn.at > reusedForMs) signedIn = { at: Date.now(), reply: call(url, '/auth/login', demo) };
  const { token } = await signedIn.reply;
  const ask = (path, body, at = url) => call(at, path, body, token);
  return Object.assign(ask, { token });
}

export const uniqueName = (stem) => `${stem}-${randomBytes(5).toString('hex')}`;

/** The link page that the figures speak of: a portrait, a name, three networks, ten links. */
export const tenLinks = [
  {
    type: 'el_profile',
    sectionData: {
      name: 'Maren Holt',
      image: '/catalogue/kiln-and-reed/stamp.webp',
      imageAlt: 'The stamp on the foot of a pot',
      tagline: 'Stoneware from a former bus garage.',
    },
  },
  {
    type: 'el_social_icons',
    sectionData: {
      items: ['instagram', 'pinterest', 'youtube'].map((socialTypeId) => ({
        socialTypeId,
        url: `https://example.com/maren-holt/${socialTypeId}`,
        status: 1,
      })),
    },
  },
  ...[
    'The spring shelf is open',
    'Learn to throw: Tuesday evenings',
    'Give a voucher',
    'The newsletter of the kiln',
    'How glazes are mixed',
    'Where to see the work',
    'Wholesale for restaurants',
    'A film from the workshop',
    'Repairs and returns',
    'Write to the studio',
  ].map((linkTitle, index) => ({
    type: 'el_link',
    sectionData: { linkTitle, linkType: 'url', inputLink: `https://example.com/maren-holt/${index + 1}` },
  })),
];

/** Makes a page through the API and puts blocks on it. @returns its ids, name and the ids of its sections */
export async function newPage(ask, blocks = tenLinks, title = 'Maren Holt Ceramics') {
  const campName = uniqueName('bench');
  const campaign = await ask('/user/campaign/create', { campName, title, templateId: null });
  const { template } = await ask('/user/template/get', { _id: campaign.templateId });
  const pageId = template.homePageId;
  const sections = [];
  for (const block of blocks)
    sections.push(await ask('/user/section/add', { templateId: campaign.templateId, pageId, ...block }));
  return {
    campaignId: campaign._id,
    campName,
    templateId: campaign.templateId,
    pageId,
    sections,
    path: `/${campName}`,
  };
}

/** The same, published. */
export async function publishedPage(ask, blocks, title) {
  const page = await newPage(ask, blocks, title);
  await ask('/user/campaign/publish', { _id: page.campaignId });
  return page;
}

/** A gateway as a process of its own, on the servers of this stack. @returns its address and child */
export async function ownGateway(stack, more = {}) {
  const port = String(await freePort());
  const child = await stack.startRoles('gateway', {
    name: `bench-gateway-${port}`,
    env: { PORT: port, PUBLIC_URL: `http://localhost:${port}`, ...more },
  });
  return { child, url: `http://127.0.0.1:${port}`, pid: child.pid };
}

/**
 * Sets every rate counter of this stack's own Redis far below zero: the limiter does all of its work and refuses no call. Counters begin with the first
 * call of their kind, so that call comes before this.
 */
export async function openRates(stack) {
  const redis = new Redis(stack.env.REDIS_URL);
  try {
    for (const key of await redis.keys('*rate:*')) await redis.set(key, '-1000000000', 'EX', '1200');
  } finally {
    redis.disconnect();
  }
}

export const serverOf = (stack, kind) => stack.servers.find((server) => server.kind === kind);
