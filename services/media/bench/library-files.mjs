import { MongoClient, ObjectId } from 'mongodb';
import { foldTitle, partsOfTitle } from '../dist/search/title-words.js';

const batch = 5_000;
const things = ['quay', 'harbour', 'kiln', 'glaze', 'bus', 'garden', 'bowl', 'cat', 'market', 'portrait'];
const places = ['north', 'pier', 'attic', 'bench', 'window', 'yard', 'ferry'];
const day = 86_400_000;
const bytesOfOne = 100_000;

/**
 * Lends the library of one account, to be filled in the database itself: a million uploads would take a day.
 * @param {{env: {MONGODB_URI: string}, report: (line: string) => void}} stack
 * @param {(library: {media: import('mongodb').Collection, userId: string, holds: (count: number) => Promise<void>}) => Promise<T>} work
 * @template T
 */
export async function withLibrary(stack, email, work) {
  const client = await new MongoClient(stack.env.MONGODB_URI).connect();
  try {
    const database = client.db();
    const media = database.collection('media.media');
    const { _id: userId } = await database.collection('auth.users').findOne({ email });
    let there = 0;
    const holds = async (count) => {
      await grow(media, userId, there, count, stack.report);
      there = count;
      await database
        .collection('media.usage')
        .updateOne(
          { _id: userId },
          { $set: { gallery: count, document: 0, bytes: count * bytesOfOne } },
          { upsert: true },
        );
    };
    return await work({ media, userId, holds });
  } finally {
    await client.close();
  }
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
    bytesCharged: bytesOfOne + (at % 1000),
    objects: [
      { key: `${key}.webp`, mime: 'image/webp', size: 90_000, width: 1920, height: 1080, etag: 'a' },
      { key: `${key}-480.webp`, mime: 'image/webp', size: 10_000, width: 480, height: 270, etag: 'b' },
    ],
    sizes: { state: 'drawn', isAnimated: false, tries: 1, planned: [] },
  };
}
