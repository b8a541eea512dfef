import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addSection,
  publishCampaign,
  updateMedia,
  uploadUserFile,
  type MediaView,
  type WireReply,
} from '@linkyard/contracts';
import { baseUrl, must, newCampaign, newCreator, type Person } from '@linkyard/testing';
import sharp from 'sharp';
import { editorOf } from './editor-of.js';

/** Asks until the answer fits, at most 30 s: drawing and rendering take their time. */
async function eventually<Value>(ask: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  for (const end = Date.now() + 30_000; ; await pause(100)) {
    const value = await ask();
    if (fits(value) || Date.now() > end) return value;
  }
}
async function upload(person: Person, bytes: Buffer): Promise<MediaView> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)]), 'Quay.jpg');
  const headers = { authorization: person.token };
  const reply = await fetch(`${baseUrl()}${uploadUserFile.http?.path}`, { method: 'POST', body: form, headers });
  const body: WireReply<MediaView> = await reply.json();
  if (!body.data) throw new Error(`an upload answered ${reply.status}: ${JSON.stringify(body)}`);
  return body.data;
}
const attribute = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

describe('a picture from the library on a page', () => {
  let ana: Person;
  let campName: string;
  let media: MediaView;
  const page = async () => (await fetch(`${baseUrl()}/${campName}`)).text();

  beforeAll(async () => {
    ana = await newCreator('Ana');
    const { width, height } = { width: 1000, height: 600 };
    const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
    media = await upload(
      ana,
      await sharp({ create: { width, height, channels: 3, background: '#667788', noise } })
        .jpeg()
        .toBuffer(),
    );
    const campaign = await newCampaign(ana, 'Ana by the sea');
    campName = campaign.campName;
    const { templateId, pageId } = await editorOf(ana, campaign);
    const sectionData = {
      images: [{ imgUrl: media.file.path, redirectUrl: '', imgId: media._id, alt: '' }],
      type: 'Grid',
    };
    await must(addSection, { templateId, pageId, type: 'el_gallery', sectionData }, ana.token);
    await must(publishCampaign, { _id: campaign._id }, ana.token);
  });

  it('comes as AVIF and WebP in several widths, and every address answers with what it says', async () => {
    const html = await eventually(page, (text) => text.includes('<picture>'));
    const [picture = ''] = /<picture>.*?<\/picture>/s.exec(html) ?? [];
    expect(attribute(picture, 'type')).toEqual(['image/avif', 'image/webp']);
    expect(picture).toMatch(/<img [^>]*width="\d+" height="\d+"/);
    expect(picture).toContain('background:linear-gradient(');
    for (const [at, set] of attribute(picture, 'srcSet').entries()) {
      for (const entry of set.split(',')) {
        const [path = '', width = ''] = entry.split(' ');
        const reply = await fetch(`${baseUrl()}${path}`);
        expect(reply.headers.get('content-type')).toBe(['image/avif', 'image/webp'][at]);
        expect(reply.headers.get('content-disposition')).toMatch(/^inline/);
        const about = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
        expect(`${about.width}w`).toBe(width);
        expect(about.exif).toBeUndefined();
      }
    }
  });

  it('uses its owner’s alternative text and focal point without being published again', async () => {
    const patch = { alt: 'A quay in the evening', focalPoint: { x: 20, y: 80 } };
    await must(updateMedia, { ids: [media._id], patch }, ana.token);
    const html = await eventually(page, (text) => text.includes(patch.alt));
    expect(html).toContain(`alt="${patch.alt}"`);
    expect(html).toContain('object-position:20% 80%');
  });
});
