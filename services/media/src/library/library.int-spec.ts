import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  mediaUsage,
  mediaUses,
  restoreMedia,
  uploadUserFile,
  userMedia,
  type Ctx,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { libraryFilter, librarySort, type Listing } from '../files/library-query.js';
import { MediaRepository } from '../files/media.repository.js';
import { plainMedia, type MediaDocument } from '../files/media.schema.js';
import type { Usage } from '../quota/usage.schema.js';
import { creator, MediaHarness } from '../testing/media-harness.js';

let harness: MediaHarness;
beforeAll(async () => {
  harness = await MediaHarness.start({ MEDIA_QUOTA_MB: '1' });
}, 30_000);
afterAll(() => harness.stop());

type Query = Extract<RequestInput<typeof userMedia>, { type: 'get' }>['data'];
const files = () => harness.database.db.collection<MediaDocument>('media.media');
const get = async (ctx: Ctx, data: Query = {}) => {
  const reply = await harness.call(userMedia, { type: 'get', data }, ctx);
  if (reply.type !== 'get') throw new Error('not a list');
  return reply;
};
const titles = async (ctx: Ctx, data: Query = {}) => (await get(ctx, data)).data.map(({ title }) => title);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );
const remove = (ctx: Ctx, data: string[], force?: boolean) =>
  harness.call(userMedia, { type: 'delete', data, ...(force ? { force } : {}) }, ctx);

/** A document of a hundred bytes. */
const put = async (ctx: Ctx, title: string, more: Partial<MediaDocument> = {}, bytes = 100) => {
  const file = await harness.incoming(Buffer.from('a'.repeat(bytes)), `${title}.txt`);
  const { _id } = await harness.call(uploadUserFile, { file, type: 'document', name: title }, ctx);
  if (Object.keys(more).length > 0) await files().updateOne({ _id }, { $set: more });
  return _id;
};
const onPage = { usedIn: [{ kind: 'template' as const, id: newId(), title: 'My page' }] };

describe('what narrows a list', () => {
  it('kind, folder, tag and all of them together', async () => {
    const ana = creator();
    await put(ana, 'song', { kind: 'audio', tags: ['summer'], folder: 'Trips' });
    await put(ana, 'film', { kind: 'video', tags: ['summer', 'sea'] });
    await put(ana, 'paper');
    expect(await titles(ana, { kind: 'audio' })).toEqual(['song']);
    expect(await titles(ana, { tag: 'summer' })).toEqual(['film', 'song']);
    expect(await titles(ana, { folder: 'Trips' })).toEqual(['song']);
    expect(await titles(ana, { folder: '' })).toEqual(['paper', 'film']);
    expect(await get(ana, { tag: 'summer', kind: 'video', searchTerm: 'fil' })).toMatchObject({ totalMedia: 1 });
    expect(await get(ana, { tag: 'winter' })).toMatchObject({ totalMedia: 0, pageCounts: 0 });
    expect(await titles(creator(), { tag: 'summer' })).toEqual([]);
  });

  it('a new title is found by its own words', async () => {
    const ana = creator();
    const _id = await put(ana, 'before');
    await harness
      .get<MediaRepository>(MediaRepository)
      .update({ ownerId: ana.userId ?? '', _id }, { $set: { title: 'After all' } });
    expect([await titles(ana, { searchTerm: 'bef' }), await titles(ana, { searchTerm: 'all' })]).toEqual([
      [],
      ['After all'],
    ]);
  });
});

describe('what pages show', () => {
  it('is deleted only when that is meant, and none of the call before', async () => {
    const ana = creator();
    const [used, free] = [await put(ana, 'used', onPage), await put(ana, 'free')];
    await expect(remove(ana, [free, used])).rejects.toMatchObject({
      code: 'media.in_use',
      details: { errors: [{ path: 'data.1', code: 'media.used_in', params: { title: 'used', places: '“My page”' } }] },
    });
    expect(await titles(ana)).toEqual(['free', 'used']);
    expect(await remove(ana, [free, used], true)).toMatchObject({ ids: expect.arrayContaining([free, used]) });
    expect(await titles(ana)).toEqual([]);
  });

  it('is returned to its owner only, also for a deleted file', async () => {
    const ana = creator();
    const id = await put(ana, 'used', onPage);
    expect(await harness.call(mediaUses, { id }, ana)).toEqual({ uses: onPage.usedIn });
    await remove(ana, [id], true);
    expect(await harness.call(mediaUses, { id }, ana)).toEqual({ uses: onPage.usedIn });
    expect(await refusal(harness.call(mediaUses, { id }, creator()))).toBe('core.not_found');
  });
});

describe('taking back what was deleted', () => {
  it('lists it with an address that only its owner gets, and puts it back with its room', async () => {
    const ana = creator();
    const id = await put(ana, 'note');
    const before = await harness.call(mediaUsage, {}, ana);
    expect(before).toEqual({ bytes: 100, quotaBytes: 1024 * 1024, gallery: 0, document: 1 });
    await remove(ana, [id]);
    expect(await harness.call(mediaUsage, {}, ana)).toMatchObject({ bytes: 0, document: 0 });
    const bin = await get(ana, { deleted: true });
    expect(bin).toMatchObject({ totalMedia: 1, data: [{ _id: id, deletedAt: expect.any(String) }] });
    expect(bin.data[0]?.file.path).toContain('signature=');
    expect(await titles(creator(), { deleted: true })).toEqual([]);
    expect(await harness.call(restoreMedia, { ids: [id] }, ana)).toEqual({ ids: [id] });
    expect(await harness.call(mediaUsage, {}, ana)).toEqual(before);
    expect(await get(ana)).toMatchObject({ totalMedia: 1, data: [{ _id: id, deletedAt: null }] });
  });

  it('is refused for what is not there, not the caller’s, or deleted for longer', async () => {
    const ana = creator();
    const [id, old] = [
      await put(ana, 'note'),
      await put(ana, 'old', { deletedAt: new Date(Date.now() - 7.1 * 86_400_000) }),
    ];
    const restore = (ctx: Ctx, ids: string[]) => refusal(harness.call(restoreMedia, { ids }, ctx));
    expect(await restore(ana, [id])).toBe('core.not_found');
    await remove(ana, [id]);
    expect(await restore(creator(), [id])).toBe('core.not_found');
    expect(await restore(ana, [old])).toBe('core.not_found');
    expect(await restore(ana, [id, old])).toBe('core.not_found');
    expect(await titles(ana, { deleted: true })).toEqual(['note']);
    expect(await restore(ana, [])).toBe('core.invalid_input');
  });

  it('needs room', async () => {
    const ana = creator();
    const id = await put(ana, 'large', {}, 700 * 1024);
    await remove(ana, [id]);
    await put(ana, 'other', {}, 700 * 1024);
    expect(await refusal(harness.call(restoreMedia, { ids: [id] }, ana))).toBe('media.quota_reached');
    expect(await titles(ana, { deleted: true })).toEqual(['large']);
    expect(await harness.call(mediaUsage, {}, ana)).toMatchObject({ bytes: 700 * 1024, document: 1 });
  });
});

/** Files straight into the database: the first is the oldest, and each is one byte larger than the one before. */
async function manyOf(userId: string, count: number): Promise<void> {
  const base = {
    ...plainMedia,
    userId,
    tenantId: null,
    sizes: null,
    unusedSince: null,
    rev: 1,
    deletedAt: null,
    updatedAt: new Date(),
  };
  const kinds = ['picture', 'document', 'audio', 'video'] as const;
  const many = Array.from({ length: count }, (_, at) => ({
    ...base,
    _id: newId(),
    createdAt: new Date(at),
    type: at % 4 === 0 ? ('gallery' as const) : ('document' as const),
    kind: kinds[at % 4] ?? 'picture',
    purpose: 'library' as const,
    state: 'ready' as const,
    visibility: 'public' as const,
    title: `Photo ${at}`,
    titleKey: `photo ${at}`,
    titleParts: ['photo', 'pho', String(at)],
    fileName: 'x',
    bytesCharged: at,
    objects: [{ key: `x/${newId()}`, mime: 'image/webp', size: at, width: 1, height: 1, etag: '' }],
  }));
  await files().insertMany(many);
}

describe('how a list is found', () => {
  const ownerId = newId();
  beforeAll(() => manyOf(ownerId, 400));

  it('counts what is sought ten pages on from the page that is shown', async () => {
    const owner: Ctx = { ...creator(), userId: ownerId };
    expect(await get(owner, { searchTerm: 'photo' })).toMatchObject({
      totalMedia: 264,
      isCounted: false,
      pageCounts: 11,
    });
    const tenth = await get(owner, { searchTerm: 'photo', page: 10 });
    expect(tenth).toMatchObject({ totalMedia: 400, isCounted: true, pageCounts: 17 });
  });

  it('counts what has several words among the first that have one of them, and knows the end when it sees it', async () => {
    const owner: Ctx = { ...creator(), userId: ownerId };
    expect(await get(owner, { searchTerm: 'photo 399' })).toMatchObject({ totalMedia: 1, isCounted: true });
    expect(await get(owner, { searchTerm: 'photo pho' })).toMatchObject({ totalMedia: 264, isCounted: false });
    const end = await get(owner, { searchTerm: 'photo pho', page: 17 });
    expect(end).toMatchObject({ totalMedia: 400, isCounted: true, pageCounts: 17 });
    expect(end.data).toHaveLength(16);
    expect(await get(owner, { searchTerm: 'photo pho', page: 18 })).toMatchObject({ totalMedia: 400, data: [] });
  });

  const newest = { sort: 'newest' } as const;
  it.each<[string, Pick<Listing, 'sort'> & Partial<Listing>]>([
    ['newest', newest],
    ['oldest', { sort: 'oldest' }],
    ['title', { sort: 'title' }],
    ['largest', { sort: 'largest' }],
    ['of a type, by title', { sort: 'title', type: 'document' }],
    ['of a kind', { ...newest, kind: 'audio' }],
    ['searched', { ...newest, searchTerm: 'photo' }],
    ['in a folder', { ...newest, folder: '' }],
    ['tagged', { ...newest, tag: 'x' }],
    ['deleted', { ...newest, deleted: true }],
  ])('%s: by an index, in its order, looking at little more than it shows', async (_, query) => {
    const filter: object = libraryFilter(ownerId, query) ?? {};
    const plan = await harness.database.db
      .collection('media.media')
      .find({ ...filter })
      .sort(librarySort(query))
      .limit(24)
      .explain('executionStats');
    const text = JSON.stringify(plan['queryPlanner'].winningPlan);
    expect(text).toContain('IXSCAN');
    expect(text).not.toContain('"SORT"');
    expect(plan['executionStats'].totalDocsExamined).toBeLessThanOrEqual(26);
  });
});

describe('pages far into a library', () => {
  const count = 3_000;
  const owner: Ctx = creator();
  beforeAll(async () => {
    await manyOf(owner.userId ?? '', count);
    await harness.database.db
      .collection<Usage>('media.usage')
      .insertOne({ _id: owner.userId ?? '', bytes: 0, gallery: count / 4, document: (count / 4) * 3 });
  });
  const numbers = async (query: Query) => (await titles(owner, query)).map((title) => Number(title.split(' ')[1]));
  const from = (first: number, length: number) => Array.from({ length }, (_, at) => first - at);

  it.each([
    ['from the beginning', { page: 1 }, from(2999, 100)],
    ['near the end', { page: 29 }, from(199, 100)],
    ['at the end', { page: 30 }, from(99, 100)],
    ['at an end that is not full', { page: 43, listPerPage: 70 }, from(59, 60)],
    ['the other way', { page: 30, sort: 'oldest' as const }, from(2999, 100).toReversed()],
    ['without a maintained count', { page: 31, listPerPage: 80, searchTerm: 'photo' }, from(599, 80)],
    ['behind the end', { page: 31 }, []],
  ])('are those that stand there: %s', async (_, query, expected) => {
    expect(await numbers({ listPerPage: 100, ...query })).toEqual(expected);
  });

  it('know how many there are, of pictures too', async () => {
    expect(await get(owner, { page: 30, listPerPage: 100 })).toMatchObject({ totalMedia: 3000, isCounted: true });
    expect(await get(owner, { kind: 'picture' })).toMatchObject({ totalMedia: 750, isCounted: true });
    expect(await get(owner, { kind: 'audio' })).toMatchObject({ totalMedia: 264, isCounted: false });
  });
});
