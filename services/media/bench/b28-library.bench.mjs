// B28: a page of the media library and a search in it, of an owner with a thousand, a hundred thousand and a million files.
import { MongoClient, ObjectId } from 'mongodb';
import { creator, openRates } from '../../../deploy/bench/kit/house.mjs';
import { quantile } from '../../../deploy/bench/kit/measure.mjs';
import { foldTitle, partsOfTitle } from '../dist/search/title-words.js';

const sizes = (process.env.BENCH_ITEMS ?? '1000,100000,1000000').split(',').map(Number);
const asked = 200;
const batch = 5_000;
const things = ['quay', 'harbour', 'kiln', 'glaze', 'bus', 'garden', 'bowl', 'cat', 'market', 'portrait'];
const places = ['north', 'pier', 'attic', 'bench', 'window', 'yard', 'ferry'];
const day = 86_400_000;

const listings = {
  'page of 24, newest first': {},
  'page of 24, by title': { sort: 'title' },
  'search, half of the titles': { searchTerm: 'photo' },
  'search, inside a word': { searchTerm: 'ortrai' },
  'search, two words': { searchTerm: 'kiln ferry' },
  'search, one title': { searchTerm: '000777' },
  'search, no title': { searchTerm: 'zeppelin' },
};

export async function run(stack) {
  const ask = await creator(stack.url);
  await ask('/user/media', { type: 'get', data: {} });
  // The call has been made once, so its counter exists and can be opened.
  await openRates(stack);
  const client = await new MongoClient(stack.env.MONGODB_URI).connect();
  const media = client.db().collection('media.media');
  const usage = client.db().collection('media.usage');
  const { userId } = await ownerOf(client);
  const found = {};
  let there = 0;
  try {
    for (const size of sizes) {
      await grow(media, userId, there, size, stack.report);
      there = size;
      await usage.updateOne(
        { _id: userId },
        { $set: { gallery: size, document: 0, bytes: size * 100_000 } },
        { upsert: true },
      );
      for (const [name, data] of Object.entries(listings)) (found[name] ??= []).push(await measured(ask, data));
      (found['page 10 000, or the last'] ??= []).push(
        await measured(ask, { page: Math.min(10_000, Math.floor(size / 24)) }, 20),
      );
    }
    return Object.entries(found).map(([name, arms]) => rowOf(name, arms));
  } finally {
    await client.close();
  }
}

async function ownerOf(client) {
  const user = await client.db().collection('auth.users').findOne({ email: 'demo@linkyard.local' });
  return { userId: user._id };
}

/** Many at once into a collection without indexes, which are built again afterwards: what is measured is the same. */
async function grow(media, userId, from, to, report) {
  const started = Date.now();
  const isMuch = to - from > 50_000;
  const indexes = (await media.indexes()).filter(({ name }) => name !== '_id_');
  if (isMuch) await media.dropIndexes();
  for (let at = from; at < to; at += batch) {
    const files = Array.from({ length: Math.min(batch, to - at) }, (_, index) => fileOf(userId, at + index));
    await media.insertMany(files, { ordered: false, writeConcern: { w: 1 } });
  }
  if (isMuch) await media.createIndexes(indexes.map(({ v: _version, ...index }) => index));
  report(`  ${to} files after ${Math.round((Date.now() - started) / 1000)} s`);
}

function fileOf(userId, at) {
  const number = String(at).padStart(6, '0');
  const title = `${at % 2 ? 'Photo' : 'Drawing'} ${things[at % things.length]} ${places[at % places.length]} ${number}`;
  const key = `pictures/2026-11/bench-${number}`;
  const moment = new Date(Date.UTC(2026, 0, 1) + Math.floor((at * 300 * day) / 1_000_000));
  return {
    _id: new ObjectId().toHexString(),
    userId,
    tenantId: null,
    rev: 1,
    createdAt: moment,
    updatedAt: moment,
    deletedAt: null,
    type: 'gallery',
    kind: 'picture',
    purpose: 'library',
    state: 'ready',
    visibility: 'public',
    title,
    titleKey: foldTitle(title),
    titleParts: partsOfTitle(title),
    fileName: `${title}.webp`,
    alt: '',
    source: 'upload',
    duration: null,
    placeholder: '',
    credit: null,
    prompt: '',
    ratio: '',
    origin: '',
    focalPoint: null,
    folder: '',
    tags: [],
    usedIn: [],
    bytesCharged: 100_000 + (at % 1000),
    objects: [
      { key: `${key}.webp`, mime: 'image/webp', size: 90_000, width: 1920, height: 1080, etag: 'a' },
      { key: `${key}-480.webp`, mime: 'image/webp', size: 10_000, width: 480, height: 270, etag: 'b' },
    ],
    sizes: { state: 'drawn', isAnimated: false, tries: 1, planned: [] },
  };
}

/** Milliseconds of one call after the other, as a browser waits for them. */
async function measured(ask, data, times = asked) {
  const once = async () => {
    const started = performance.now();
    await ask('/user/media', { type: 'get', data });
    return performance.now() - started;
  };
  for (let warm = 0; warm < Math.min(20, times); warm += 1) await once();
  const taken = [];
  for (let at = 0; at < times; at += 1) taken.push(await once());
  return { p50: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
}

function rowOf(name, arms) {
  const isDeep = name.startsWith('page 10');
  const [first, last] = [arms[0], arms.at(-1)];
  const ratio = last.p50 / first.p50;
  const worst = Math.max(...arms.map(({ p95 }) => p95));
  return {
    id: 'B28',
    measure: `media library, ${name}: p95 with ${sizes.map((size) => size.toLocaleString('en')).join(' / ')} files`,
    ours: `${arms.map(({ p95 }) => p95.toFixed(1)).join(' / ')} ms; largest/smallest ${ratio.toFixed(2)}`,
    target: isDeep ? 'none set' : '<= 25 ms; <= 1.5',
    ...(isDeep ? {} : { met: worst <= 25 && ratio <= 1.5 }),
  };
}
