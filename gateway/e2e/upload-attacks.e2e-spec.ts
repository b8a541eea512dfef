import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadPart, uploadUserFile, userMedia, type MediaView, type WireReply } from '@linkyard/contracts';
import { baseUrl, must, newCreator, type Person } from '@linkyard/testing';

const boundary = 'xBOUNDARYx';
const formType = `multipart/form-data; boundary=${boundary}`;
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (content: string, name: string, mime = 'application/octet-stream') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${mime}\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
/** The smallest picture there is, a GIF of one point. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64').toString('latin1');

describe('attacks on uploads', () => {
  let eve: Person;
  beforeAll(async () => {
    eve = await newCreator('Eve');
  });

  const post = async (
    body: string,
    contentType = formType,
    path = uploadUserFile.http?.path,
  ): Promise<{ http: number; body: WireReply<MediaView> }> => {
    const headers = { 'content-type': contentType, authorization: eve.token };
    // Bytes as they stand, not as UTF-8.
    const bytes = Buffer.from(body, 'latin1');
    const reply = await fetch(`${baseUrl()}${path}`, { method: 'POST', body: bytes, headers });
    return { http: reply.status, body: await reply.json() };
  };
  const upload = (content: string, name: string, type: 'gallery' | 'document' = 'document', mime?: string) =>
    post(field('type', type) + file(content, name, mime) + end);
  const listed = async () => {
    const reply = await must(userMedia, { type: 'get', data: {} }, eve.token);
    return reply.type === 'get' ? reply.totalMedia : Number.NaN;
  };
  const isUp = async () => (await fetch(`${baseUrl()}/health/live`)).status;

  it.each([
    ['../../../../etc/passwd', 'passwd'],
    ['/etc/cron.d/x.pdf', 'x'],
    ['%2e%2e%2f%2e%2e%2fx.pdf', '%2e%2e%2f%2e%2e%2fx'],
    ['invoice.pdf.exe', 'invoice'],
    ['shell.php.pdf', 'shell'],
    ['.htaccess', 'file'],
    ['a\u0000.exe.pdf', 'a'],
  ])('a name is a title, never a path nor a kind: %j', async (name, title) => {
    const { http, body } = await post(
      field('type', 'document') + Buffer.from(file(pdf, name)).toString('latin1') + end,
    );
    expect(http).toBe(200);
    expect(body.data?.title).toBe(title);
    const path = body.data?.file.path ?? '';
    expect(path).toMatch(/^\/media\/documents\/\d{4}-\d\d\/[\w-]{24}\.pdf\?/);
    const served = await fetch(`${baseUrl()}${path}`);
    expect(served.headers.get('content-disposition')).toMatch(/^attachment; filename="[^"/\\]+\.pdf"/);
    expect(served.headers.get('content-type')).toBe('application/pdf');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>', 'x.pdf', 'application/pdf'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'x.svg', 'image/svg+xml'],
    [
      'SVG after a comment',
      `<!--${' '.repeat(5000)}--><svg xmlns="http://www.w3.org/2000/svg"/>`,
      'x.png',
      'image/png',
    ],
    ['a script', '#!/bin/sh\nrm -rf /\n', 'x.jpg', 'image/jpeg'],
    ['a program', '\u007fELF\u0002\u0001\u0001\u0000', 'x.png', 'image/png'],
    ['a PDF', pdf, 'x.png', 'image/png'],
  ])('%s is no picture, whatever it is called', async (_, content, name, mime) => {
    const before = await listed();
    const answer = await upload(content, name, 'gallery', mime);
    expect(answer).toMatchObject({ http: 415, body: { code: 'media.image_type' } });
    expect(await listed()).toBe(before);
  });

  it.each([
    ['a picture that is a script too', `${gif.slice(0, 6)}/*${gif.slice(6)}*/=1;alert(1)//`],
    ['a picture with a page behind it', `${gif}<script>alert(document.domain)</script>`],
    ['a picture with an archive behind it', `${gif}PK\u0003\u0004evil.jar`],
  ])('%s is refused, or re-encoded without it', async (_, content) => {
    const { http, body } = await upload(content, 'x.gif', 'gallery', 'image/gif');
    if (http !== 200) {
      expect([415, 422]).toContain(http);
      return;
    }
    const served = await fetch(`${baseUrl()}${body.data?.file.path}`);
    const bytes = Buffer.from(await served.arrayBuffer()).toString('latin1');
    expect(served.headers.get('content-type')).toMatch(/^image\//);
    expect(bytes).not.toMatch(/alert|evil|PK\u0003/);
  });

  it.each([
    ['JSON that describes a stored file', '{"file":{"tempKey":"incoming/x"}}', 'application/json', 415],
    ['a form that is no multipart', 'file=incoming%2Fx', 'application/x-www-form-urlencoded', 415],
    ['text', 'hello', 'text/plain', 415],
    ['nothing said', 'hello', 'multipart/form-data', 400],
    ['two types in one', '{}', `application/json, ${formType}`, 415],
    ['another multipart', field('type', 'document') + end, `multipart/mixed; boundary=${boundary}`, 415],
  ])('%s is no upload', async (_, body, type, http) => {
    const answers = await Promise.all(
      [uploadUserFile, uploadPart].map(({ http: binding }) => post(body, type, binding?.path)),
    );
    for (const answer of answers) {
      expect(answer.http).toBeGreaterThanOrEqual(400);
      expect(answer.http).toBeLessThan(500);
    }
    expect([http, 400, 415, 422]).toContain(answers[0]?.http);
  });

  it('a description of a file in a field is not the file', async () => {
    for (const name of ['file', 'file[tempKey]', 'file.tempKey']) {
      const body = field('type', 'document') + field(name, 'pictures/2026-11/another-owners-picture.webp') + end;
      expect((await post(body)).http).toBe(422);
    }
  });

  it.each([
    [
      'a thousand fields',
      Array.from({ length: 1000 }, (_, at) => field(`f${at}`, 'x')).join('') + file(pdf, 'x.pdf') + end,
    ],
    ['a thousand files', Array.from({ length: 1000 }, () => file(pdf, 'x.pdf')).join('') + end],
    ['a field of a megabyte', field('name', 'x'.repeat(1024 * 1024)) + file(pdf, 'x.pdf') + end],
    ['a header that never ends', `--${boundary}\r\ncontent-disposition: form-data; name="${'x'.repeat(200_000)}`],
    ['a thousand headers', `--${boundary}\r\n${'x-a: b\r\n'.repeat(1000)}\r\nx\r\n${end}`],
    ['boundaries within boundaries', `--${boundary}`.repeat(5000)],
    ['prototype fields', field('__proto__', 'x') + field('constructor', 'x') + file(pdf, 'x.pdf') + end],
    ['unknown fields', field('userId', 'x') + field('role', '1') + file(pdf, 'x.pdf') + end],
    ['a form that ends nowhere', file(pdf, 'x.pdf').slice(0, -10)],
    ['a form without anything', ''],
  ])('%s is refused, and the next upload is taken', async (_, body) => {
    const before = await listed();
    const answer = await post(body).catch(() => ({ http: 400 }));
    expect(answer.http).toBeGreaterThanOrEqual(400);
    expect(answer.http).toBeLessThan(500);
    expect(await isUp()).toBe(200);
    expect(await listed()).toBe(before);
  });

  it('after all of this an upload is taken', async () => {
    expect((await upload(pdf, 'fine.pdf')).http).toBe(200);
  });
});
