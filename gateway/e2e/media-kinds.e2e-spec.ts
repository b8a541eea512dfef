import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadUserFile, type MediaView, type WireReply } from '@linkyard/contracts';
import { baseUrl, film, mp3Bytes, newCreator, text, webm, zipOf, type Person } from '@linkyard/testing';
import sharp from 'sharp';

const script = '<script>alert(document.domain)</script>';
let ana: Person;
beforeAll(async () => {
  ana = await newCreator('Ana');
});

async function send(bytes: Buffer, name: string, mime: string, type = 'document') {
  const form = new FormData();
  form.set('type', type);
  form.set('file', new Blob([new Uint8Array(bytes)], { type: mime }), name);
  const headers = { authorization: ana.token };
  const reply = await fetch(`${baseUrl()}${uploadUserFile.http?.path}`, { method: 'POST', body: form, headers });
  const body: WireReply<MediaView> = await reply.json();
  return { http: reply.status, body };
}
async function stored(bytes: Buffer, name: string, mime: string, type?: string): Promise<MediaView> {
  const { http, body } = await send(bytes, name, mime, type);
  if (!body.data) throw new Error(`an upload answered ${http}: ${JSON.stringify(body)}`);
  return body.data;
}
const open = (path: string, headers: Record<string, string> = {}) => fetch(`${baseUrl()}${path}`, { headers });

describe('sound and film in the library', () => {
  it.each([
    ['a film', film(), 'clip.txt', 'text/plain', { kind: 'video', mime: 'video/mp4', duration: 2.5, width: 640 }],
    ['a WebM', webm(), 'clip.mp3', 'audio/mpeg', { kind: 'video', mime: 'video/webm', duration: 3, width: 640 }],
    ['a song', mp3Bytes(), 'song.exe', 'application/x-msdownload', { kind: 'audio', mime: 'audio/mpeg', width: null }],
  ])(
    '%s is what it is by content, played by every page, in parts too, and can do nothing',
    async (_, bytes, name, mime, found) => {
      const { kind, file } = await stored(bytes, name, mime);
      const { kind: expected, ...about } = found;
      expect(kind).toBe(expected);
      expect(file).toMatchObject(about);
      expect(file.path).toMatch(/^\/media\/documents\/[^?]+$/);
      const reply = await open(file.path);
      expect(Buffer.from(await reply.arrayBuffer()).equals(bytes)).toBe(true);
      expect(Object.fromEntries(reply.headers)).toMatchObject({
        'content-type': found.mime,
        'content-disposition': expect.stringMatching(/^inline; /),
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      });
      const part = await open(file.path, { range: 'bytes=4-7' });
      expect(part.status).toBe(206);
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(4, 8))).toBe(true);
    },
  );

  it('a document stays a download at a bearer URL', async () => {
    const { kind, file } = await stored(zipOf([{ name: 'word/document.xml' }]), 'letter.mp4', 'video/mp4');
    expect([kind, file.path.includes('signature=')]).toEqual(['document', true]);
    expect((await open(file.path)).headers.get('content-disposition')).toMatch(/^attachment; .*\.docx/);
  });
});

describe('attacks by files', () => {
  it.each([
    ['a film with a page stuck to it', Buffer.concat([film(), text(script)]), 'a.mp4', 'video/mp4'],
    ['a page that is called a film', text(script), 'a.mp4', 'video/mp4'],
    ['a page behind the head of a film', Buffer.concat([film().subarray(0, 20), text(script)]), 'a.mp4', 'video/mp4'],
    ['Matroska that is called a film', webm({ docType: 'matroska' }), 'a.mp4', 'video/mp4'],
    ['Matroska that is called WebM', webm({ docType: 'matroska' }), 'a.webm', 'video/webm'],
    ['half a film', film().subarray(0, 250), 'a.mp4', 'video/mp4'],
    ['half a WebM', webm().subarray(0, 150), 'a.webm', 'video/webm'],
    ['half a Word file', zipOf([{ name: 'word/document.xml' }]).subarray(0, 60), 'a.docx', ''],
    ['a Word file that is a bomb', zipOf([{ name: 'word/document.xml', unpacked: 2 ** 30 - 1 }]), 'a.docx', ''],
    [
      'an SVG that is called a film',
      text(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
      'a.mp4',
      'video/mp4',
    ],
    ['a program that is called a song', Buffer.from('MZ\u0090\0\u0003\0\0\0'), 'a.mp3', 'audio/mpeg'],
  ])('%s is refused', async (_, bytes, name, mime) => {
    const { http, body } = await send(bytes, name, mime);
    expect([http, body.code]).toEqual([415, 'media.file_type']);
  });

  it('a picture that is a script too keeps its pixels alone', async () => {
    const gif = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#a30' } })
      .gif()
      .toBuffer();
    const { file } = await stored(
      Buffer.concat([gif, text('=1;alert(document.domain)//')]),
      'a.js',
      'text/javascript',
      'gallery',
    );
    const reply = await open(file.path);
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await reply.arrayBuffer()).includes('alert')).toBe(false);
  });

  it('a HEIC picture is refused by a sentence that says what to do', async () => {
    const heic = text('\0\0\0\u0018ftypheic\0\0\0\0heicmif1');
    const { http, body } = await send(heic, 'photo.heic', 'image/heic', 'gallery');
    expect([http, body.code]).toEqual([415, 'media.image_type']);
    expect(body.message).toContain('JPEG');
  });
});
