import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  deleteSharedPictures,
  listSharedPictures,
  offerSharedPictures,
  userMedia,
  type SharedPicture,
  type WireReply,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, theAdmin, type Person } from '@linkyard/testing';
import { png } from './png.js';

describe('pictures that all creators may use', () => {
  let admin: Person;
  let ana: Person;
  // Of this run alone: all accounts share the list.
  const category = `Harbours ${Date.now()}`;
  beforeAll(async () => {
    [admin, ana] = await Promise.all([theAdmin(), newCreator('Ana')]);
  });

  async function putUp(content: Buffer | null, fields: Record<string, string> = {}, person: Person | null = admin) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (content) form.set('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'Quay.png');
    const headers = person ? { authorization: person.token } : undefined;
    const reply = await fetch(`${baseUrl()}/admin/public-upload`, { method: 'POST', body: form, headers });
    const body: WireReply<SharedPicture> = await reply.json();
    return { http: reply.status, body };
  }
  async function shared(fields: Record<string, string> = { category }) {
    const { http, body } = await putUp(png(), fields);
    if (!body.data) throw new Error(`it answered ${http}: ${JSON.stringify(body)}`);
    return body.data;
  }
  const offered = () => must(offerSharedPictures, { category }, ana.token);

  it('are uploaded by an admin, offered to creators by category and title, and in no personal library', async () => {
    const quay = await shared({ category, name: 'Quay at six' });
    expect(quay).toMatchObject({ title: 'Quay at six', category, kind: 'picture', file: { mime: 'image/webp' } });
    const other = await shared();
    expect((await offered()).data.map(({ _id }) => _id)).toEqual([other._id, quay._id]);
    expect(await must(offerSharedPictures, { category, searchTerm: 'six' }, ana.token)).toMatchObject({
      data: [{ _id: quay._id }],
      totalCount: 1,
      currentPage: 1,
    });
    expect(await must(offerSharedPictures, { category, page: 2, listPerPage: 1 }, ana.token)).toMatchObject({
      data: [{ _id: quay._id }],
      pageCounts: 2,
    });
    expect((await offered()).categories).toContainEqual({ name: category, count: 2 });
    expect(await must(listSharedPictures, { category }, admin.token)).toMatchObject({ totalCount: 2 });
    for (const person of [ana, admin]) {
      const library = await must(userMedia, { type: 'get', data: { searchTerm: 'Quay at six' } }, person.token);
      expect(library).toMatchObject({ totalMedia: 0 });
    }
    expect((await fetch(`${baseUrl()}${quay.file.path}`)).headers.get('content-type')).toBe('image/webp');
  });

  it('go off the list when an admin deletes them, and pages that show them still do', async () => {
    const { _id, file } = await shared();
    const absent = 'a'.repeat(24);
    expect((await call(deleteSharedPictures, { ids: [_id, absent] }, admin.token)).http).toBe(404);
    expect(await must(deleteSharedPictures, { ids: [_id] }, admin.token)).toEqual({ ids: [_id] });
    expect((await offered()).data.map((picture) => picture._id)).not.toContain(_id);
    expect((await fetch(`${baseUrl()}${file.path}`)).status).toBe(200);
    expect((await call(deleteSharedPictures, { _id }, admin.token)).body.code).toBe('core.not_found');
  });

  it('are no creator’s to put up, to list as an admin, or to delete', async () => {
    const { _id } = await shared();
    expect((await putUp(png(), {}, ana)).http).toBe(403);
    expect((await putUp(png(), {}, null)).http).toBe(401);
    expect((await call(listSharedPictures, {}, ana.token)).http).toBe(403);
    expect((await call(deleteSharedPictures, { _id }, ana.token)).http).toBe(403);
    expect((await call(userMedia, { type: 'delete', data: [_id] }, ana.token)).http).toBe(404);
    expect((await call(userMedia, { type: 'delete', data: [_id] }, admin.token)).http).toBe(404);
  });

  it('are judged like any upload, and asked for within limits', async () => {
    expect((await putUp(Buffer.from('<svg onload="alert(1)"/>'))).body.code).toBe('media.image_type');
    expect((await putUp(png(400, 400, 10))).body.code).toBe('media.image_unreadable');
    expect((await putUp(null)).http).toBe(422);
    expect((await putUp(png(), { category: 'x'.repeat(61) })).http).toBe(422);
    expect((await call(offerSharedPictures, { listPerPage: 101 }, ana.token)).http).toBe(422);
    expect((await call(deleteSharedPictures, {}, admin.token)).http).toBe(422);
  });
});
