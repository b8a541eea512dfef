import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  getMediaFile,
  mediaFileReady,
  storePicture,
  uploadUserFile,
  userDeleted,
  userMedia,
  type Ctx,
} from '@linkyard/contracts';
import { mediaSigner, StorageFullError } from '@linkyard/storage';
import sharp from 'sharp';
import { FileKeeper } from './files/file-keeper.js';
import { MediaSweep } from './files/media-sweep.job.js';
import { creator, MediaHarness } from './testing/media-harness.js';
import { OBJECT_STORE } from './storage/storage.js';

const picture = (width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: { r: 20, g: 120, b: 80 } } })
    .png()
    .toBuffer();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const day = 86_400_000;

let harness: MediaHarness;
beforeAll(async () => {
  harness = await MediaHarness.start({ MEDIA_QUOTA_MB: '1' });
}, 30_000);
afterAll(() => harness.stop());
afterEach(() => {
  jest.restoreAllMocks();
});

const upload = async (
  bytes: Buffer,
  ctx: Ctx,
  more: { type?: 'gallery' | 'document'; name?: string } = {},
  from = 'Summer.png',
) => harness.call(uploadUserFile, { file: await harness.incoming(bytes, from), ...more }, ctx);
const list = async (ctx: Ctx, data = {}) => {
  const reply = await harness.call(userMedia, { type: 'get', data }, ctx);
  if (reply.type !== 'get') throw new Error('not a list');
  return reply;
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string }) => error.code,
  );

describe('a picture for the library', () => {
  it('is re-encoded, stored under a generated name, listed, announced and served', async () => {
    const ctx = creator();
    const item = await upload(await picture(2400, 1200), ctx);
    expect(item).toMatchObject({
      type: 'gallery',
      title: 'Summer',
      state: 'ready',
      file: { mime: 'image/webp', width: 1920, height: 960, variants: [{ w: 480 }] },
    });
    expect(item.file.path).toMatch(/^\/media\/pictures\/\d{4}-\d\d\/[\w-]{24}\.webp$/);
    expect(item.file.thumb).toBe(item.file.variants[0]?.path);
    expect((await list(ctx)).data).toEqual([item]);
    expect(await harness.events(mediaFileReady.name)).toContainEqual({
      mediaId: item._id,
      userId: ctx.userId,
      type: 'gallery',
      path: item.file.path,
    });
    const { file } = await harness.call(getMediaFile, { path: item.file.path.slice('/media/'.length) });
    expect(file).toMatchObject({
      mime: 'image/webp',
      size: item.file.size,
      disposition: 'inline',
      fileName: 'Summer.webp',
    });
    const stored = await harness.store.get(file?.storageKey ?? '');
    expect(stored.size).toBe(item.file.size);
    stored.body.destroy();
  });

  it('leaves nothing where it came in, whether it is taken or refused', async () => {
    const ctx = creator();
    await upload(await picture(), ctx);
    await refusal(upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), ctx));
    expect((await harness.keys()).filter((key) => key.startsWith('incoming/'))).toEqual([]);
  });

  it.each([
    [
      'an SVG that claims to be a PNG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'media.image_type',
    ],
    ['HTML that claims to be a PNG', Buffer.from('<script>alert(1)</script>'), 'media.image_type'],
    ['a PNG without a picture', Buffer.from('\u0089PNG\r\n\u001a\nxxxxxxxxxxxx', 'latin1'), 'media.image_unreadable'],
    [
      'more than 5 MB',
      Buffer.concat([Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'), randomBytes(5 * 1024 * 1024)]),
      'media.image_too_large',
    ],
  ])('%s is refused and not listed', async (_, bytes, code) => {
    const ctx = creator();
    expect(await refusal(upload(bytes, ctx))).toBe(code);
    expect(await list(ctx)).toMatchObject({ data: [], totalMedia: 0 });
  });

  it('is refused with what to do', async () => {
    const ctx = creator();
    await expect(upload(Buffer.from('GIF'), ctx)).rejects.toMatchObject({
      reason: { code: 'media.not_picture' },
    });
    const large = Buffer.concat([await picture(), Buffer.alloc(5 * 1024 * 1024)]);
    await expect(upload(large, ctx)).rejects.toMatchObject({
      reason: { code: 'media.size_exceeded', params: { megabytes: 5 } },
    });
  });

  it('a path in its name leads nowhere', async () => {
    const item = await upload(await picture(), creator(), {}, '../../../etc/cron.d/evil.png');
    expect(item.title).toBe('evil');
    expect(item.file.path).not.toContain('evil');
  });

  it.each([
    'incoming/../pictures/x',
    'pictures/2026-11/abc.webp',
    'incoming/not-a-uuid!',
    'incoming/00000000-0000-0000-0000-000000000000',
  ])('only what the gateway has just stored is taken, not %s', async (tempKey) => {
    const file = { tempKey, originalName: 'x.png', size: 1, mime: 'image/png' };
    expect(await refusal(harness.call(uploadUserFile, { file }, creator()))).toMatch(
      /media\.no_file|core\.invalid_input/,
    );
  });

  it('another owner’s file cannot be passed as an upload and thereby deleted', async () => {
    const ana = creator();
    const item = await upload(await picture(), ana);
    const key = item.file.path.slice('/media/'.length);
    const file = { tempKey: key, originalName: 'x.png', size: 1, mime: 'image/png' };
    expect(await refusal(harness.call(uploadUserFile, { file }, creator()))).toBe('media.no_file');
    expect(await harness.store.stat(key)).not.toBeNull();
  });
});

describe('a document', () => {
  it('is private: it is served at a signed address only', async () => {
    const ctx = creator();
    const item = await upload(pdf, ctx, { type: 'document', name: 'Price list' }, 'prices.exe');
    expect(item).toMatchObject({
      type: 'document',
      title: 'Price list',
      file: { mime: 'application/pdf', thumb: null, width: null },
    });
    const address = new URL(item.file.path, 'http://x');
    const key = address.pathname.slice('/media/'.length);
    expect(key).toMatch(/^documents\/\d{4}-\d\d\/[\w-]{24}\.pdf$/);
    expect(mediaSigner('m'.repeat(40)).verify(key, Object.fromEntries(address.searchParams))).toBe('valid');
    expect(address.searchParams.get('name')).toBe('Price list.pdf');
    expect((await harness.call(getMediaFile, { path: key })).file).toBeNull();
  });

  it.each([
    ['a program', Buffer.from('MZ\u0090\0\u0003\0\0\0')],
    ['HTML', Buffer.from('<html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg/>')],
    ['a shell script', Buffer.from('#!/bin/sh\ncurl x|sh')],
  ])('%s is none, whatever it claims', async (_, bytes) => {
    const file = await harness.incoming(bytes, 'innocent.pdf', 'application/pdf');
    expect(await refusal(harness.call(uploadUserFile, { file, type: 'document' }, creator()))).toBe('media.file_type');
  });
});

describe('the library', () => {
  it('pages, searches literally and keeps to its owner', async () => {
    const [ana, ben] = [creator(), creator()];
    const small = await picture(20, 20);
    for (const name of ['one', 'two (a+b)', 'three']) await upload(small, ana, { name });
    await upload(pdf, ana, { type: 'document', name: 'four' });
    await upload(small, ben, { name: 'bens' });
    const titles = async (data: object) => (await list(ana, data)).data.map(({ title }) => title);
    expect(await titles({})).toEqual(['four', 'three', 'two (a+b)', 'one']);
    expect(await titles({ type: 'gallery', listPerPage: 2, page: 2 })).toEqual(['one']);
    expect(await titles({ searchTerm: '(A+' })).toEqual(['two (a+b)']);
    expect(await titles({ searchTerm: 'hre' })).toEqual(['three']);
    expect(await titles({ sort: 'title' })).toEqual(['four', 'one', 'three', 'two (a+b)']);
    expect(await titles({ sort: 'oldest', kind: 'picture' })).toEqual(['one', 'two (a+b)', 'three']);
    expect((await titles({ sort: 'largest', type: 'gallery' })).length).toBe(3);
    expect(await titles({ searchTerm: '.*' })).toEqual([]);
    expect(await list(ana, { type: 'gallery', listPerPage: 2 })).toMatchObject({
      totalMedia: 3,
      currentPage: 1,
      pageCounts: 2,
    });
    expect(await list(ana, { searchTerm: 't' })).toMatchObject({ totalMedia: 2 });
  });

  it('deleting hides at once and frees the room, others’ files stay, and the bytes go after seven days', async () => {
    const [ana, ben] = [creator(), creator()];
    const mine = await upload(await picture(), ana);
    const theirs = await upload(await picture(), ben);
    const key = mine.file.path.slice('/media/'.length);
    const remove = (data: string[]) => harness.call(userMedia, { type: 'delete', data }, ana);
    expect(await refusal(remove([mine._id, theirs._id]))).toBe('core.not_found');
    expect(await list(ana)).toMatchObject({ totalMedia: 1 });
    expect(await remove([mine._id])).toEqual({ type: 'delete', ids: [mine._id] });
    expect(await list(ana)).toMatchObject({ data: [], totalMedia: 0 });
    expect((await list(ben)).data).toHaveLength(1);
    expect((await harness.call(getMediaFile, { path: key })).file).toBeNull();
    expect(await refusal(harness.call(userMedia, { type: 'delete', data: [theirs._id] }, ana))).toBe('core.not_found');
    const usage = await harness.database.db
      .collection<{ _id: string }>('media.usage')
      .findOne({ _id: ana.userId ?? '' });
    expect(usage).toMatchObject({ bytes: 0, gallery: 0 });

    const sweep = harness.get<MediaSweep>(MediaSweep);
    await sweep.sweep(new Date(Date.now() + 6 * day));
    expect(await harness.store.stat(key)).not.toBeNull();
    await sweep.sweep(new Date(Date.now() + 8 * day));
    expect(await harness.store.stat(key)).toBeNull();
    expect(await harness.store.stat(theirs.file.path.slice('/media/'.length))).not.toBeNull();
  });

  it('has an end: what would go over the quota is refused, in parallel too', async () => {
    const ctx = creator();
    const text = Buffer.from('a'.repeat(400 * 1024));
    const results = await Promise.all(
      Array.from({ length: 6 }, () => refusal(upload(text, ctx, { type: 'document' }, 'a.txt'))),
    );
    expect(results.filter((result) => result === 'done')).toHaveLength(2);
    expect(new Set(results)).toEqual(new Set(['done', 'media.quota_reached']));
    expect((await list(ctx)).totalMedia).toBe(2);
  });
});

describe('pictures for others', () => {
  it('a profile picture is drawn to its width, is not listed, and older ones go', async () => {
    const ctx = creator();
    const paths: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      const file = await harness.incoming(await picture(800, 800));
      const stored = await harness.call(storePicture, { file, purpose: 'profile', maxWidth: 256 }, ctx);
      expect(stored).toMatchObject({ mime: 'image/webp', width: 256, height: 256 });
      paths.push(stored.path.slice('/media/'.length));
    }
    const present = await Promise.all(
      paths.map(async (path) => (await harness.call(getMediaFile, { path })).file !== null),
    );
    expect(present).toEqual([false, false, true, true]);
    expect((await list(ctx)).data).toEqual([]);
  });

  it.each([
    [
      'a WebP',
      async () =>
        sharp(await picture())
          .webp()
          .toBuffer(),
      { code: 'media.image_type' },
    ],
    [
      'more than 3 MB',
      async () => Buffer.concat([await picture(), Buffer.alloc(3 * 1024 * 1024)]),
      { code: 'media.image_too_large' },
    ],
  ])('a profile picture is not %s', async (_, bytes, reason) => {
    const file = await harness.incoming(await bytes());
    await expect(harness.call(storePicture, { file, purpose: 'profile' }, creator())).rejects.toMatchObject({ reason });
    expect((await harness.keys()).filter((key) => key.startsWith('incoming/'))).toEqual([]);
  });

  it('requires a session to store a picture', async () => {
    const file = await harness.incoming(await picture());
    expect(
      await refusal(harness.call(storePicture, { file, purpose: 'profile' }, { ...creator(), userId: null })),
    ).toBe('core.unauthenticated');
  });
});

describe('when things break', () => {
  it('a full disk is said so, and neither a record nor an object stays', async () => {
    const ctx = creator();
    const file = await harness.incoming(await picture());
    const before = await harness.keys();
    const store = harness.get<typeof harness.store>(OBJECT_STORE);
    jest.spyOn(store, 'put').mockRejectedValueOnce(new StorageFullError('full'));
    expect(await refusal(harness.call(uploadUserFile, { file }, ctx))).toBe('core.storage_full');
    expect(await list(ctx)).toMatchObject({ data: [], totalMedia: 0 });
    expect((await harness.keys()).length).toBe(before.length - 1);
    expect(await harness.database.db.collection('media.media').countDocuments({ userId: ctx.userId })).toBe(0);
  });

  it('a crash in the middle leaves nothing that is listed, and the sweep removes the rest', async () => {
    const ctx = creator();
    const keeper = harness.get<FileKeeper>(FileKeeper);
    // Dies after the first object: neither shown nor tidied up.
    jest.spyOn(keeper, 'drop').mockRejectedValueOnce(new Error('the process is gone'));
    const store = harness.get<typeof harness.store>(OBJECT_STORE);
    const put = store.put.bind(store);
    let writes = 0;
    jest.spyOn(store, 'put').mockImplementation(async (...given) => {
      writes += 1;
      if (writes === 2) throw new Error('the process is gone');
      return put(...given);
    });
    const file = await harness.incoming(await picture(1000, 500));
    expect(await refusal(harness.call(uploadUserFile, { file }, ctx))).toBe('core.internal');
    jest.restoreAllMocks();
    const [hidden] = await harness.database.db.collection('media.media').find({ userId: ctx.userId }).toArray();
    expect(hidden).toMatchObject({ state: 'processing' });
    const keys: string[] = hidden?.['objects'].map(({ key }: { key: string }) => key);
    expect(await harness.store.stat(keys[0] ?? '')).not.toBeNull();
    expect((await list(ctx)).data).toEqual([]);
    expect((await harness.call(getMediaFile, { path: keys[0] ?? '' })).file).toBeNull();

    await harness.get<MediaSweep>(MediaSweep).sweep(new Date(Date.now() + 2 * 3_600_000));
    expect(await harness.store.stat(keys[0] ?? '')).toBeNull();
    expect(await harness.database.db.collection('media.media').countDocuments({ userId: ctx.userId })).toBe(0);
    const usage = await harness.database.db
      .collection<{ _id: string }>('media.usage')
      .findOne({ _id: ctx.userId ?? '' });
    expect(usage).toMatchObject({ bytes: 0 });
  });

  it('with the account all of its files go', async () => {
    const ctx = creator();
    const item = await upload(await picture(), ctx);
    await harness.deliver(userDeleted, { userId: ctx.userId ?? '', tenantId: null });
    expect((await list(ctx)).data).toEqual([]);
    await harness.get<MediaSweep>(MediaSweep).sweep();
    expect(await harness.store.stat(item.file.path.slice('/media/'.length))).toBeNull();
  });
});
