import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  mediaFolders,
  renameMediaFolder,
  updateMedia,
  uploadUserFile,
  type MediaView,
  type WireReply,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, send, theAdmin, type Person } from '@linkyard/testing';
import { png } from './png.js';

/** A document of one's own in the library. */
async function aFile(person: Person, name = 'Prices'): Promise<MediaView> {
  const pdf = new Blob(['%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'], { type: 'application/pdf' });
  return kept(person, 'document', pdf, `${name}.pdf`);
}

async function kept({ token }: Person, type: MediaView['type'], file: Blob, name: string): Promise<MediaView> {
  const form = new FormData();
  form.set('type', type);
  form.set('file', file, name);
  const headers = { authorization: token };
  const reply = await fetch(`${baseUrl()}${uploadUserFile.http?.path}`, { method: 'POST', body: form, headers });
  const { data }: WireReply<MediaView> = await reply.json();
  if (!data) throw new Error(`an upload answered ${reply.status}`);
  return data;
}

const refused = { http: 422, body: { code: 'core.invalid_input' } };

describe('files of the library', () => {
  let ana: Person;
  let ben: Person;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
  });

  it('are named, described, put in a folder and tagged', async () => {
    const { _id } = await aFile(ana);
    const patch = { title: 'Price list', alt: 'Prices of 2026', folder: ' Press  ', addTags: ['2026', 'money'] };
    const kept = { _id, title: 'Price list', alt: 'Prices of 2026', folder: 'Press', tags: ['2026', 'money'] };
    expect((await must(updateMedia, { ids: [_id], patch }, ana.token)).media).toMatchObject([kept]);
    expect((await must(updateMedia, { ids: [_id], patch }, ana.token)).media).toMatchObject([kept]);
    expect(await must(mediaFolders, {}, ana.token)).toEqual({
      folders: [{ name: 'Press', count: 1 }],
      tags: [
        { name: '2026', count: 1 },
        { name: 'money', count: 1 },
      ],
    });
    expect(await must(mediaFolders, {}, ben.token)).toEqual({ folders: [], tags: [] });
  });

  it('have an address that lasts while they are shared, and none for others after it', async () => {
    const { _id, file } = await aFile(ana);
    const bare = file.path.split('?')[0] ?? '';
    const share = async (visibility: MediaView['visibility']) =>
      (await must(updateMedia, { ids: [_id], patch: { visibility } }, ana.token)).media[0];
    expect(await share('public')).toMatchObject({ visibility: 'public', file: { path: bare } });
    expect(await share('public')).toMatchObject({ visibility: 'public', file: { path: bare } });
    const opened = await fetch(`${baseUrl()}${bare}`);
    expect(opened.status).toBe(200);
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
    });
    expect(await share('private')).toMatchObject({
      visibility: 'private',
      file: { path: expect.stringContaining('signature=') },
    });
  });

  it('that are no documents are always public', async () => {
    const { _id } = await kept(ana, 'gallery', new Blob([new Uint8Array(png())], { type: 'image/png' }), 'Quay.png');
    const hidden = await call(updateMedia, { ids: [_id], patch: { visibility: 'private' } }, ana.token);
    expect(hidden).toMatchObject({ ...refused, body: { errors: [{ path: 'patch.visibility' }] } });
  });

  it('are in folders of their owner, which others do not find', async () => {
    const { _id } = await aFile(ana);
    await must(updateMedia, { ids: [_id], patch: { folder: 'Hers' } }, ana.token);
    expect(await call(renameMediaFolder, { folder: 'Hers', name: 'His' }, ben.token)).toMatchObject({ http: 404 });
  });

  it('of an admin are theirs alone', async () => {
    const admin = await theAdmin();
    const { _id } = await aFile(admin);
    expect((await must(updateMedia, { ids: [_id], patch: { addTags: ['house'] } }, admin.token)).media).toHaveLength(1);
    expect((await must(mediaFolders, {}, admin.token)).tags.map(({ name }) => name)).toContain('house');
    const { _id: anas } = await aFile(ana);
    expect(await call(updateMedia, { ids: [anas], patch: { alt: '' } }, admin.token)).toMatchObject({ http: 404 });
  });

  it('go with their folder when it is renamed or taken away', async () => {
    const carl = await newCreator('Carl');
    const ids = [(await aFile(carl))._id, (await aFile(carl))._id];
    await must(updateMedia, { ids, patch: { folder: 'Spring' } }, carl.token);
    const rename = (folder: string, name: string) => must(renameMediaFolder, { folder, name }, carl.token);
    expect(await rename('spring', 'Summer')).toEqual({ folder: 'Summer', moved: 2 });
    expect(await rename('Summer', '')).toEqual({ folder: '', moved: 2 });
    expect((await must(mediaFolders, {}, carl.token)).folders).toEqual([]);
  });

  it.each([
    ['no files', { ids: [], patch: { alt: 'x' } }],
    ['201 files', { ids: Array.from({ length: 201 }, () => 'a'.repeat(24)), patch: { alt: 'x' } }],
    ['nothing to change', { ids: ['a'.repeat(24)], patch: {} }],
    ['one title for two files', { ids: ['a'.repeat(24), 'b'.repeat(24)], patch: { title: 'x' } }],
    ['a folder of two lines', { ids: ['a'.repeat(24)], patch: { folder: 'a\nb' } }],
    ['a folder of 61 letters', { ids: ['a'.repeat(24)], patch: { folder: 'x'.repeat(61) } }],
    ['a tag of 41 letters', { ids: ['a'.repeat(24)], patch: { addTags: ['x'.repeat(41)] } }],
    ['a tag of blanks', { ids: ['a'.repeat(24)], patch: { addTags: ['  '] } }],
    ['21 tags', { ids: ['a'.repeat(24)], patch: { addTags: Array.from({ length: 21 }, (_, at) => `${at}`) } }],
    ['a focal point outside', { ids: ['a'.repeat(24)], patch: { focalPoint: { x: 101, y: 0 } } }],
    ['a field that is not to be changed', { ids: ['a'.repeat(24)], patch: { userId: 'a'.repeat(24) } }],
    ['a visibility that there is not', { ids: ['a'.repeat(24)], patch: { visibility: 'hidden' } }],
    ['an operator', { ids: [{ $ne: null }], patch: { alt: 'x' } }],
  ])('are not changed by %s', async (_, body) => {
    if (!updateMedia.http) throw new Error('not on the wire');
    expect(await send(updateMedia.http, body, ana.token)).toMatchObject(refused);
  });

  it('that are not pictures have no focal point; no file has more than 20 tags', async () => {
    const { _id } = await aFile(ana);
    const focal = await call(updateMedia, { ids: [_id], patch: { focalPoint: { x: 1, y: 1 } } }, ana.token);
    expect(focal).toMatchObject({ ...refused, body: { errors: [{ path: 'patch.focalPoint' }] } });
    const addTags = Array.from({ length: 20 }, (_, at) => `tag ${at}`);
    await must(updateMedia, { ids: [_id], patch: { addTags } }, ana.token);
    expect(await call(updateMedia, { ids: [_id], patch: { addTags: ['more'] } }, ana.token)).toMatchObject({
      http: 409,
      body: { code: 'media.too_many_tags' },
    });
  });

  it.each([
    { folder: '', name: 'x' },
    { folder: 'x' },
    { folder: 'x', name: 'y\u0000' },
    { folder: 'x', name: 'x'.repeat(61) },
  ])('a folder cannot be renamed by %j', async (body) => {
    if (!renameMediaFolder.http) throw new Error('not on the wire');
    expect(await send(renameMediaFolder.http, body, ana.token)).toMatchObject(refused);
  });
});
