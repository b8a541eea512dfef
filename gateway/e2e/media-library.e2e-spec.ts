import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  mediaUsage,
  mediaUses,
  restoreMedia,
  uploadUserFile,
  userMedia,
  type MediaView,
  type WireReply,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, theAdmin, type Person } from '@linkyard/testing';

const absent = 'a'.repeat(24);

async function document(person: Person, name: string, text = name): Promise<MediaView> {
  const form = new FormData();
  form.set('type', 'document');
  form.set('name', name);
  form.set('file', new Blob([text], { type: 'text/plain' }), `${name}.txt`);
  const headers = { authorization: person.token };
  const reply = await fetch(`${baseUrl()}${uploadUserFile.http?.path}`, { method: 'POST', body: form, headers });
  const body: WireReply<MediaView> = await reply.json();
  if (!body.data) throw new Error(`an upload answered ${reply.status}: ${JSON.stringify(body)}`);
  return body.data;
}
const titles = async (person: Person, data: object = {}) => {
  const reply = await must(userMedia, { type: 'get', data }, person.token);
  return reply.type === 'get' ? reply.data.map(({ title }) => title) : [];
};
const remove = (person: Person, data: string[]) => call(userMedia, { type: 'delete', data }, person.token);

describe('the library, narrowed and sorted', () => {
  let ana: Person;
  beforeAll(async () => {
    ana = await newCreator('Ana');
    for (const [name, text] of [
      ['Prices of May', 'x'],
      ['Arrival', 'xxxxx'],
      ['Contract', 'xxx'],
    ] as const)
      await document(ana, name, text);
  });

  it.each([
    ['by default newest first', {}, ['Contract', 'Arrival', 'Prices of May']],
    ['oldest first', { sort: 'oldest' }, ['Prices of May', 'Arrival', 'Contract']],
    ['by title', { sort: 'title' }, ['Arrival', 'Contract', 'Prices of May']],
    ['by size', { sort: 'largest' }, ['Arrival', 'Contract', 'Prices of May']],
    ['one kind', { kind: 'document', sort: 'title' }, ['Arrival', 'Contract', 'Prices of May']],
    ['another kind', { kind: 'video' }, []],
    ['the beginning of a word', { searchTerm: 'ma' }, ['Prices of May']],
    ['the middle of a word', { searchTerm: 'rriv' }, ['Arrival']],
    ['what is in no folder', { folder: '', sort: 'title' }, ['Arrival', 'Contract', 'Prices of May']],
    ['a folder that is not there', { folder: 'Trips' }, []],
    ['a tag that is not there', { tag: 'sea' }, []],
  ])('%s', async (_, data, expected) => expect(await titles(ana, data)).toEqual(expected));

  it.each([
    [{ sort: 'rating' }, 'data.sort'],
    [{ kind: 'program' }, 'data.kind'],
    [{ tag: { $ne: '' } }, 'data.tag'],
    [{ folder: ['a'] }, 'data.folder'],
    [{ deleted: false }, 'data.deleted'],
  ])('%j is refused by its field', async (data, path) => {
    const headers = { authorization: ana.token, 'content-type': 'application/json' };
    const body = JSON.stringify({ type: 'get', data });
    const reply = await fetch(`${baseUrl()}/user/media`, { method: 'POST', headers, body });
    expect(reply.status).toBe(422);
    expect(await reply.json()).toMatchObject({ code: 'core.invalid_input', errors: [{ path }] });
  });
});

describe('taking back what was deleted', () => {
  let ana: Person;
  let ben: Person;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
  });

  it('puts it back where it was, with its room, and only for its owner', async () => {
    const { _id, file } = await document(ana, 'Note');
    const full = await must(mediaUsage, {}, ana.token);
    expect(full).toMatchObject({ bytes: file.size, gallery: 0, document: 1 });
    await remove(ana, [_id]);
    expect(await must(mediaUsage, {}, ana.token)).toEqual({ ...full, bytes: 0, document: 0 });
    expect([await titles(ana), await titles(ana, { deleted: true })]).toEqual([[], ['Note']]);
    const restore = (person: Person) => call(restoreMedia, { ids: [_id] }, person.token);
    expect(await restore(ben)).toMatchObject({ http: 404, body: { code: 'core.not_found' } });
    expect(await restore(ana)).toMatchObject({ http: 200, body: { data: { ids: [_id] } } });
    expect(await restore(ana)).toMatchObject({ http: 404 });
    expect([await titles(ana), await titles(ana, { deleted: true })]).toEqual([['Note'], []]);
    expect(await must(mediaUsage, {}, ana.token)).toEqual(full);
  });

  it('returns where a file is used to its owner only', async () => {
    const { _id: id } = await document(ana, 'Unused');
    expect(await must(mediaUses, { id }, ana.token)).toEqual({ uses: [] });
    expect(await call(mediaUses, { id }, ben.token)).toMatchObject({ http: 404, body: { code: 'core.not_found' } });
    expect(await call(mediaUses, { id: absent }, ana.token)).toMatchObject({ http: 404 });
    expect(await call(mediaUses, { id: 'x' }, ana.token)).toMatchObject({
      http: 422,
      body: { errors: [{ path: 'id' }] },
    });
  });

  it('requires a session; an admin has a library of their own', async () => {
    expect((await call(restoreMedia, { ids: [absent] })).http).toBe(401);
    expect((await call(mediaUses, { id: absent })).http).toBe(401);
    expect((await call(mediaUsage, {})).http).toBe(401);
    expect((await call(mediaUsage, {}, (await theAdmin()).token)).http).toBe(200);
  });

  it.each([[[]], [['x']], [Array.from({ length: 201 }, () => absent)]])('%j is nothing to take back', async (ids) => {
    expect(await call(restoreMedia, { ids }, ana.token)).toMatchObject({
      http: 422,
      body: { code: 'core.invalid_input' },
    });
  });
});
