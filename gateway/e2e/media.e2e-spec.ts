import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadUserFile, userMedia, type MediaView, type WireReply } from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, theAdmin, type Person } from '@linkyard/testing';
import { png } from './png.js';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');

interface Answer {
  http: number;
  body: WireReply<MediaView>;
}
async function upload(
  content: Buffer | null,
  person: Person | null,
  {
    type = 'gallery',
    name,
    fileName = 'Summer.png',
    mime = 'image/png',
  }: Partial<Record<'type' | 'name' | 'fileName' | 'mime', string>> = {},
): Promise<Answer> {
  const form = new FormData();
  form.set('type', type);
  if (content) form.set('file', new Blob([new Uint8Array(content)], { type: mime }), fileName);
  // Behind the file, where the receiver must still see it.
  if (name) form.set('name', name);
  const headers = person ? { authorization: person.token } : undefined;
  const reply = await fetch(`${baseUrl()}${uploadUserFile.http?.path}`, { method: 'POST', body: form, headers });
  return { http: reply.status, body: await reply.json() };
}
async function uploaded(content: Buffer, person: Person, more: Parameters<typeof upload>[2] = {}): Promise<MediaView> {
  const { http, body } = await upload(content, person, more);
  if (!body.data) throw new Error(`an upload answered ${http}: ${JSON.stringify(body)}`);
  return body.data;
}
const open = (path: string, headers: Record<string, string> = {}) => fetch(`${baseUrl()}${path}`, { headers });
const library = async (person: Person) => {
  const reply = await must(userMedia, { type: 'get', data: {} }, person.token);
  return reply.type === 'get' ? reply : null;
};

describe('the media library', () => {
  let ana: Person;
  let ben: Person;
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
  });

  it('a picture is uploaded, listed and public, with nothing in it but pixels', async () => {
    const hidden = Buffer.from('<script>alert(document.domain)</script>');
    const item = await uploaded(Buffer.concat([png(), hidden]), ana, { name: 'Quay at six' });
    expect(item).toMatchObject({
      title: 'Quay at six',
      type: 'gallery',
      state: 'ready',
      file: { mime: 'image/webp', width: 40, height: 30 },
    });
    expect(await library(ana)).toMatchObject({
      totalMedia: 1,
      currentPage: 1,
      pageCounts: 1,
      data: [{ _id: item._id }],
    });
    const reply = await open(item.file.path);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(bytes.length).toBe(item.file.size);
    expect(bytes.includes('script')).toBe(false);
    expect((await open(item.file.path, { 'if-none-match': reply.headers.get('etag') ?? '' })).status).toBe(304);
    expect((await open(item.file.path, { range: 'bytes=0-3' })).status).toBe(206);
  });

  it('a document is private: only its signed address opens it, as a download', async () => {
    const item = await uploaded(pdf, ana, { type: 'document', fileName: 'Prices.pdf', mime: 'application/pdf' });
    const reply = await open(item.file.path);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-disposition')).toContain('attachment; filename="Prices.pdf"');
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    const [bare = ''] = item.file.path.split('?');
    for (const path of [
      bare,
      `${bare}?signature=x&expires=9999999999`,
      item.file.path.replace(/expires=\d+/, 'expires=9999999999'),
    ])
      expect((await open(path)).status).toBe(404);
  });

  it.each([
    [
      'an SVG that claims to be a PNG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      415,
      'media.image_type',
    ],
    ['HTML that claims to be a PNG', Buffer.from('<script>1</script>'), 415, 'media.image_type'],
    ['a picture of 30000 by 30000', png(30_000, 30_000, 1), 413, 'media.image_too_large'],
    ['a picture that was cut off', png(400, 400, 10), 422, 'media.image_unreadable'],
    ['a file of six megabytes', Buffer.concat([png(), Buffer.alloc(6 * 1024 * 1024)]), 413, 'media.image_too_large'],
    ['a file of 27 megabytes', Buffer.alloc(27 * 1024 * 1024), 413, 'media.image_too_large'],
    ['an empty file', Buffer.alloc(0), 422, 'core.invalid_input'],
    ['no file', null, 422, 'core.invalid_input'],
  ])('%s is refused and not listed', async (_, content, http, code) => {
    const before = (await library(ben))?.totalMedia;
    const answer = await upload(content, ben);
    expect({ http: answer.http, code: answer.body.code }).toEqual({ http, code });
    expect((await library(ben))?.totalMedia).toBe(before);
  });

  it('is refused with what to do', async () => {
    const said = async (...given: Parameters<typeof upload>) => (await upload(...given)).body.message;
    expect(await said(Buffer.from('<svg/>'), ben)).toBe('SVG drawings cannot be used here. Save it as PNG first.');
    expect(await said(Buffer.concat([png(), Buffer.alloc(6 * 1024 * 1024)]), ben)).toBe(
      'File size should not exceed 5MB.',
    );
    expect(await said(null, ben)).toBe('No image selected!');
    expect(await said(null, ben, { type: 'document' })).toBe('No file selected!');
  });

  it('a program is no document, whatever it is called', async () => {
    const answer = await upload(Buffer.from('MZ\u0090\0\u0003\0\0\0'), ben, {
      type: 'document',
      fileName: 'invoice.pdf',
      mime: 'application/pdf',
    });
    expect(answer).toMatchObject({ http: 415, body: { code: 'media.file_type' } });
  });

  it('uploading, listing and deleting require a session; an admin has a library of their own', async () => {
    expect((await upload(png(), null)).http).toBe(401);
    expect((await call(userMedia, { type: 'get', data: {} })).http).toBe(401);
    const admin = await theAdmin();
    const item = await uploaded(png(), admin);
    expect((await library(admin))?.data.map(({ _id }) => _id)).toContain(item._id);
    expect((await library(ben))?.data).toEqual([]);
  });

  it('deletes own files immediately', async () => {
    const item = await uploaded(png(), ana);
    const removed = await call(userMedia, { type: 'delete', data: [item._id] }, ana.token);
    expect(removed).toMatchObject({ http: 200, body: { data: { type: 'delete', ids: [item._id] } } });
    expect((await library(ana))?.data.map(({ _id }) => _id)).not.toContain(item._id);
    expect((await open(item.file.path)).status).toBe(404);
  });

  it.each([
    '/media/',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/incoming/x',
    '/media/pictures/2026-11/none.webp',
    '/media/%00',
  ])('%s is not found', async (path) => expect((await open(path)).status).toBe(404));

  it('JSON is no upload', async () => {
    const body = JSON.stringify({ file: { tempKey: 'incoming/x', originalName: 'x', size: 1, mime: 'image/png' } });
    const headers = { 'content-type': 'application/json', authorization: ana.token };
    const reply = await fetch(`${baseUrl()}${uploadUserFile.http?.path}`, { method: 'POST', body, headers });
    expect(reply.status).toBe(415);
  });
});
