import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  getMediaFile,
  mediaFolders,
  renameMediaFolder,
  restoreMedia,
  updateMedia,
  uploadUserFile,
  userDeleted,
  userMedia,
  type Ctx,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { FileKeeper } from '../files/file-keeper.js';
import { creator, MediaHarness } from '../testing/media-harness.js';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

let harness: MediaHarness;
beforeAll(async () => {
  harness = await MediaHarness.start();
}, 30_000);
afterAll(() => harness.stop());

const upload = async (ctx: Ctx, name = 'Prices') =>
  harness.call(uploadUserFile, { file: await harness.incoming(pdf, `${name}.pdf`), type: 'document' }, ctx);
const update = (ctx: Ctx, ids: string[], patch: object) => harness.call(updateMedia, { ids, patch }, ctx);
const folders = (ctx: Ctx) => harness.call(mediaFolders, {}, ctx);
const some = (ctx: Ctx, count: number) =>
  Promise.all(Array.from({ length: count }, async (_, at) => (await upload(ctx, `File ${at}`))._id));
const keepIn = (ctx: Ctx, about: { folder?: string; tags?: string[] }) =>
  harness.get<FileKeeper>(FileKeeper).keep(ctx.userId ?? '', {
    tenantId: null,
    type: 'document',
    kind: 'document',
    purpose: 'library',
    title: 'Kept',
    fileName: `${randomUUID()}.pdf`,
    visibility: 'private',
    objects: [
      {
        mime: 'application/pdf',
        extension: 'pdf',
        size: pdf.length,
        width: null,
        height: null,
        body: () => Promise.resolve(pdf),
      },
    ],
    about,
  });

describe('folders and tags', () => {
  it('begin with the first file, count what is in them, and end with the last', async () => {
    const ctx = creator();
    const [one = '', two = '', three = ''] = await some(ctx, 3);
    await update(ctx, [one, two], { folder: '  Harbour ', addTags: ['Sea', 'Light'] });
    await update(ctx, [three], { folder: 'Attic', addTags: ['Sea'] });
    expect(await folders(ctx)).toEqual({
      folders: [
        { name: 'Attic', count: 1 },
        { name: 'Harbour', count: 2 },
      ],
      tags: [
        { name: 'Light', count: 2 },
        { name: 'Sea', count: 3 },
      ],
    });
    await update(ctx, [three], { folder: '', removeTags: ['Sea'] });
    await harness.call(userMedia, { type: 'delete', data: [two] }, ctx);
    expect(await folders(ctx)).toEqual({
      folders: [{ name: 'Harbour', count: 1 }],
      tags: [
        { name: 'Light', count: 1 },
        { name: 'Sea', count: 1 },
      ],
    });
    await harness.call(restoreMedia, { ids: [two] }, ctx);
    expect((await folders(ctx)).folders).toEqual([{ name: 'Harbour', count: 2 }]);
    expect(await folders(creator())).toEqual({ folders: [], tags: [] });
  });

  it('are one in upper and lower case, spelled as they were first', async () => {
    const ctx = creator();
    const [one = '', two = ''] = await some(ctx, 2);
    await update(ctx, [one], { folder: 'Café', addTags: ['Straße'] });
    const { media } = await update(ctx, [two], { folder: 'CAFE\u0301', addTags: ['straße', 'Straße'] });
    expect(media[0]).toMatchObject({ folder: 'Café', tags: ['Straße'] });
    const kept = await keepIn(ctx, { folder: 'café', tags: ['STRASSE', 'STRAßE'] });
    expect(kept).toMatchObject({ folder: 'Café', tags: ['STRASSE', 'Straße'] });
    expect((await folders(ctx)).folders).toEqual([{ name: 'Café', count: 3 }]);
  });

  it('stay right while many files come at once', async () => {
    const ctx = creator();
    await Promise.all(Array.from({ length: 12 }, () => keepIn(ctx, { folder: 'Rush', tags: ['now'] })));
    expect(await folders(ctx)).toEqual({ folders: [{ name: 'Rush', count: 12 }], tags: [{ name: 'now', count: 12 }] });
  });

  it('go with the account', async () => {
    const ctx = creator();
    await keepIn(ctx, { folder: 'Mine' });
    await harness.deliver(userDeleted, { userId: ctx.userId ?? '', tenantId: null });
    expect(await folders(ctx)).toEqual({ folders: [], tags: [] });
  });
});

describe('a change of files', () => {
  it('is the same when it is made again, and counts as one', async () => {
    const ctx = creator();
    const [one = ''] = await some(ctx, 1);
    const patch = { title: 'Quay at six', alt: 'A quay in the evening', folder: 'Sea', addTags: ['evening'] };
    const first = await update(ctx, [one], patch);
    expect(first.media).toMatchObject([
      { ...{ title: patch.title, alt: patch.alt, folder: 'Sea' }, tags: ['evening'] },
    ]);
    expect(await update(ctx, [one], patch)).toEqual(first);
    const found = await harness.call(userMedia, { type: 'get', data: { searchTerm: 'quay six' } }, ctx);
    expect(found).toMatchObject({ totalMedia: 1, data: [{ _id: one }] });
  });

  it('touches only what is the caller’s', async () => {
    const [ana, ben] = [creator(), creator()];
    const [mine = ''] = await some(ana, 1);
    const [theirs = ''] = await some(ben, 1);
    await expect(update(ana, [theirs], { title: 'Mine now' })).rejects.toMatchObject({ code: 'core.not_found' });
    await expect(update(ana, [newId()], { folder: 'x' })).rejects.toMatchObject({ code: 'core.not_found' });
    await expect(update(ana, [theirs, mine], { folder: 'Both' })).rejects.toMatchObject({ code: 'core.not_found' });
    expect(await folders(ana)).toEqual({ folders: [], tags: [] });
    expect(await folders(ben)).toEqual({ folders: [], tags: [] });
  });

  it('changes none when one of them would have too many tags', async () => {
    const ctx = creator();
    const [one = '', two = ''] = await some(ctx, 2);
    const tags = (from: number, count: number) => Array.from({ length: count }, (_, at) => `tag ${from + at}`);
    await update(ctx, [two], { addTags: tags(0, 20) });
    await expect(update(ctx, [one, two], { addTags: tags(20, 1) })).rejects.toMatchObject({
      code: 'media.too_many_tags',
    });
    expect((await folders(ctx)).tags.map(({ name }) => name)).not.toContain('tag 20');
  });

  it('shares documents, for visitors to find until they are taken back', async () => {
    const ctx = creator();
    const { _id, file } = await upload(ctx);
    const path = file.path.replace('/media/', '').split('?')[0] ?? '';
    const found = async () => (await harness.call(getMediaFile, { path }, ctx)).file;
    expect(await found()).toBeNull();
    await update(ctx, [_id], { visibility: 'public' });
    expect(await found()).toMatchObject({ storageKey: path, disposition: 'attachment', fileName: 'Prices.pdf' });
    await update(ctx, [_id], { visibility: 'private' });
    expect(await found()).toBeNull();
  });

  it('gives no focal point to what is no picture', async () => {
    const ctx = creator();
    const [one = ''] = await some(ctx, 1);
    await expect(update(ctx, [one], { focalPoint: { x: 10, y: 10 } })).rejects.toMatchObject({
      code: 'core.invalid_input',
    });
  });
});

describe('a folder that is renamed', () => {
  const rename = (ctx: Ctx, folder: string, name: string) => harness.call(renameMediaFolder, { folder, name }, ctx);

  it('takes its files along, into one that exists too, or leaves them without', async () => {
    const ctx = creator();
    const ids = await some(ctx, 4);
    await update(ctx, ids.slice(0, 2), { folder: 'Spring', addTags: ['kept'] });
    await update(ctx, ids.slice(2, 3), { folder: 'Autumn' });
    expect(await rename(ctx, 'spring', 'Summer')).toEqual({ folder: 'Summer', moved: 2 });
    expect(await rename(ctx, 'Summer', 'autumn')).toEqual({ folder: 'Autumn', moved: 2 });
    expect(await folders(ctx)).toEqual({ folders: [{ name: 'Autumn', count: 3 }], tags: [{ name: 'kept', count: 2 }] });
    expect(await rename(ctx, 'Autumn', '')).toEqual({ folder: '', moved: 3 });
    expect((await folders(ctx)).folders).toEqual([]);
    await expect(rename(ctx, 'Autumn', 'x')).rejects.toMatchObject({ code: 'core.not_found' });
    await expect(rename(creator(), 'Autumn', 'x')).rejects.toMatchObject({ code: 'core.not_found' });
  });

  it('takes deleted files along, and what comes back is spelled as the library spells it by then', async () => {
    const ctx = creator();
    const [stays = '', moved = '', retagged = ''] = await some(ctx, 3);
    await update(ctx, [stays, moved], { folder: 'trips' });
    await update(ctx, [retagged], { folder: 'attic', addTags: ['sea'] });
    await harness.call(userMedia, { type: 'delete', data: [moved, retagged] }, ctx);
    await harness.call(renameMediaFolder, { folder: 'trips', name: 'Travels' }, ctx);
    await update(ctx, [stays], { addTags: ['SEA'] });
    await harness.call(restoreMedia, { ids: [moved, retagged] }, ctx);
    expect(await folders(ctx)).toEqual({
      folders: [
        { name: 'attic', count: 1 },
        { name: 'Travels', count: 2 },
      ],
      tags: [{ name: 'SEA', count: 2 }],
    });
    const listed = await harness.call(userMedia, { type: 'get', data: { folder: 'Travels' } }, ctx);
    expect(listed).toMatchObject({ totalMedia: 2, data: [{ folder: 'Travels' }, { folder: 'Travels' }] });
    const tagged = await harness.call(userMedia, { type: 'get', data: { tag: 'SEA' } }, ctx);
    expect(tagged).toMatchObject({ totalMedia: 2, data: [{ tags: ['SEA'] }, { tags: ['SEA'] }] });
  });

  it('can be renamed to another spelling', async () => {
    const ctx = creator();
    const ids = await some(ctx, 2);
    await update(ctx, ids, { folder: 'press kit' });
    expect(await rename(ctx, 'press kit', 'Press Kit')).toEqual({ folder: 'Press Kit', moved: 2 });
    expect((await folders(ctx)).folders).toEqual([{ name: 'Press Kit', count: 2 }]);
    expect((await update(ctx, ids, { folder: 'PRESS KIT' })).media).toMatchObject([
      { folder: 'Press Kit' },
      { folder: 'Press Kit' },
    ]);
  });
});
