import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadProductFile, uploadProductImage, userMedia, type AnyCommand } from '@linkyard/contracts';
import { baseUrl, must, newCreator, type Person } from '@linkyard/testing';
import { z } from 'zod';
import { png } from './png.js';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const script = Buffer.from('<script>alert(1)</script>');
const reply = z.object({ code: z.string().optional(), data: z.unknown().optional() });

async function upload(command: AnyCommand, content: Buffer | null, name: string, person: Person | null) {
  const form = new FormData();
  if (content) form.set('file', new Blob([new Uint8Array(content)]), name);
  const headers = person ? { authorization: person.token } : undefined;
  const response = await fetch(`${baseUrl()}${command.http?.path}`, { method: 'POST', body: form, headers });
  return { http: response.status, ...reply.parse(await response.json()) };
}

describe('uploads for products', () => {
  let ana: Person;
  beforeAll(async () => {
    ana = await newCreator('Ana');
  });
  const library = async (type: 'gallery' | 'document') => {
    const found = await must(userMedia, { type: 'get', data: { type } }, ana.token);
    return found.type === 'get' ? found.data : [];
  };

  it('put a picture into the gallery, where it is public', async () => {
    const sent = await upload(uploadProductImage, png(), 'Mug.png', ana);
    expect(sent).toMatchObject({ http: 200, data: { type: 'gallery', title: 'Mug', visibility: 'public' } });
    const [picture] = await library('gallery');
    expect((await fetch(`${baseUrl()}${picture?.file.path}`)).status).toBe(200);
  });

  it('keep a file private: it has no address and the library does not list it', async () => {
    const sent = await upload(uploadProductFile, pdf, 'Guide.pdf', ana);
    const data = { mediaId: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Guide.pdf', size: pdf.length };
    expect(sent).toMatchObject({ http: 200, data });
    expect(await library('document')).toEqual([]);
  });

  it('keep a picture that is sold as it was sent', async () => {
    const sent = await upload(uploadProductFile, png(), 'Wallpaper.png', ana);
    expect(sent).toMatchObject({ http: 200, data: { name: 'Wallpaper.png', size: png().length } });
  });

  it.each([
    [uploadProductImage, pdf, 'Mug.png', 'media.image_type'],
    [uploadProductFile, script, 'Guide.pdf', 'media.file_type'],
    [uploadProductImage, null, '', 'core.invalid_input'],
    [uploadProductFile, null, '', 'core.invalid_input'],
  ] as [AnyCommand, Buffer | null, string, string][])(
    'refuse the wrong content: %#',
    async (command, content, name, code) => {
      expect(await upload(command, content, name, ana)).toMatchObject({ code });
    },
  );

  it('refuse a picture that is too large', async () => {
    const large = Buffer.concat([png(), Buffer.alloc(6 * 1024 * 1024)]);
    expect((await upload(uploadProductImage, large, 'Mug.png', ana)).http).toBe(413);
  });
});
