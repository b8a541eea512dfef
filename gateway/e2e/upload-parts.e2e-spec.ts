import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  uploadPart,
  uploadPartBytes,
  userMedia,
  type ReplyOf,
  type WireReply,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, theAdmin, type Person } from '@linkyard/testing';

/** A document of two parts. */
const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(uploadPartBytes, 'x'), Buffer.from('\n%%EOF\n')]);
const parts = [pdf.subarray(0, uploadPartBytes), pdf.subarray(uploadPartBytes)];

const aFile = { name: 'Prices.pdf', size: pdf.length, type: 'document', mime: 'application/pdf' } as const;
const begin = (person: Person, key?: string) =>
  must(beginUpload, { ...aFile, ...(key === undefined ? {} : { key }) }, person.token);

async function send(
  fields: Record<string, string>,
  content: Buffer | null,
  person: Person | null,
): Promise<{ http: number; body: WireReply<ReplyOf<typeof uploadPart>> }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (content) form.set('file', new Blob([new Uint8Array(content)]), 'blob');
  const headers = person ? { authorization: person.token } : undefined;
  const reply = await fetch(`${baseUrl()}${uploadPart.http?.path}`, { method: 'POST', body: form, headers });
  return { http: reply.status, body: await reply.json() };
}
const sendPart = (uploadId: string, index: number, person: Person | null, content = parts[index] ?? null) =>
  send({ uploadId, index: String(index) }, content, person);
const finish = (uploadId: string, person: Person, more = {}) =>
  call(finishUpload, { uploadId, parts: 2, ...more }, person.token);

describe('an upload in parts', () => {
  let ana: Person;
  let ben: Person;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
  });

  it('is put into the library when all parts are there, and opens as what it was', async () => {
    const { uploadId, partSize, received } = await begin(ana);
    expect([partSize, received]).toEqual([uploadPartBytes, []]);
    expect(await sendPart(uploadId, 1, ana)).toMatchObject({ http: 200, body: { data: { received: [1] } } });
    expect(await finish(uploadId, ana)).toMatchObject({ http: 409, body: { code: 'media.upload_incomplete' } });
    expect(await sendPart(uploadId, 0, ana)).toMatchObject({ http: 200, body: { data: { received: [0, 1] } } });
    const [one, other] = await Promise.all([finish(uploadId, ana), finish(uploadId, ana)]);
    expect(one).toMatchObject({
      http: 200,
      body: { message: 'Uploaded.', data: { title: 'Prices', type: 'document' } },
    });
    expect(other.body.data?._id).toBe(one.body.data?._id);
    const list = await must(userMedia, { type: 'get', data: {} }, ana.token);
    expect(list).toMatchObject({ totalMedia: 1 });
    const file = await fetch(`${baseUrl()}${one.body.data?.file.path}`);
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
  });

  it('resumes after an interruption: stored parts are listed and may be sent again', async () => {
    const key = `break-${Date.now()}-0123456789`;
    const { uploadId } = await begin(ana, key);
    await sendPart(uploadId, 0, ana);
    expect(await begin(ana, key)).toMatchObject({ uploadId, received: [0] });
    expect(await sendPart(uploadId, 0, ana)).toMatchObject({ http: 200, body: { data: { received: [0] } } });
    await sendPart(uploadId, 1, ana);
    expect((await finish(uploadId, ana)).http).toBe(200);
  });

  it('works for an admin', async () => {
    const admin = await theAdmin();
    const { uploadId } = await begin(admin);
    expect((await sendPart(uploadId, 0, admin)).http).toBe(200);
    expect((await call(cancelUpload, { uploadId }, admin.token)).http).toBe(200);
  });

  it('cancelled, it is gone', async () => {
    const { uploadId } = await begin(ana);
    expect((await call(cancelUpload, { uploadId }, ana.token)).http).toBe(200);
    expect((await sendPart(uploadId, 0, ana)).http).toBe(404);
    expect((await call(cancelUpload, { uploadId }, ana.token)).http).toBe(404);
  });

  it('refuses what cannot become a file, by its field', async () => {
    const { uploadId } = await begin(ana);
    const refused = (field: string) => ({ http: 422, body: { code: 'core.invalid_input', errors: [{ path: field }] } });
    expect(await sendPart(uploadId, 2, ana, Buffer.from('x'))).toMatchObject(refused('index'));
    expect(await sendPart(uploadId, 0, ana, Buffer.from('short'))).toMatchObject(refused('file'));
    expect(await sendPart(uploadId, 0, ana, null)).toMatchObject(refused('file'));
    for (const index of ['-1', '1.5', '', '1e3', 'NaN', '99999999999'])
      expect(await send({ uploadId, index }, parts[1] ?? null, ana)).toMatchObject({ http: 422 });
    expect(await send({ uploadId: '../../x', index: '0' }, parts[0] ?? null, ana)).toMatchObject(refused('uploadId'));
    await sendPart(uploadId, 0, ana);
    await sendPart(uploadId, 1, ana);
    expect(await finish(uploadId, ana, { parts: 3 })).toMatchObject(refused('parts'));
    expect((await finish(uploadId, ana, { parts: 0 })).http).toBe(422);
  });

  it('a part larger than a part is cut off where it becomes too much', async () => {
    const { uploadId } = await begin(ana);
    const answer = await sendPart(uploadId, 0, ana, Buffer.alloc(uploadPartBytes + 1));
    expect(answer).toMatchObject({ http: 413, body: { code: 'core.too_large' } });
  });

  it.each([
    ['no size', { size: 0 }, 422, 'core.invalid_input'],
    ['a size that no file has', { size: 1e12 }, 422, 'core.invalid_input'],
    ['a key that is a path', { key: '../../../../etc/passwd' }, 422, 'core.invalid_input'],
    ['a picture beyond the limit', { type: 'gallery', size: 6 * 1024 * 1024 }, 413, 'media.image_too_large'],
    ['a document beyond the limit', { size: 26 * 1024 * 1024 }, 413, 'media.file_too_large'],
  ])('is not begun with %s', async (_, more, http, code) => {
    const answer = await call(beginUpload, { ...aFile, ...more } as typeof aFile, ben.token);
    expect(answer).toMatchObject({ http, body: { code } });
  });
});
