import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { maxPictureBytes, redraw } from './redraw.js';

const plain = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } });

/** A PNG that says it is as large as we like; there is next to nothing behind its header. */
function pngSaying(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const out = Buffer.alloc(body.length + 8);
    out.writeUInt32BE(data.length, 0);
    body.copy(out, 4);
    out.writeUInt32BE(crc(body), body.length + 4);
    return out;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    magic,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}

describe('a picture that cannot be used', () => {
  it.each([
    ['BMP', Buffer.from('BM6\0\0\0'), 'media.bmp'],
    ['TIFF of Intel', Buffer.from('II*\0\x08\0'), 'media.tiff'],
    ['TIFF of Motorola', Buffer.from('MM\0*\0\0'), 'media.tiff'],
    ['SVG', Buffer.from('<?xml version="1.0"?>\n<!-- a --><svg xmlns="x"></svg>'), 'media.svg'],
    ['animated PNG', readFileSync(join(import.meta.dirname, 'fixtures/animated.png')), 'media.stands_still'],
    ['words', Buffer.from('hello'), 'media.not_picture'],
  ])('(%s) is refused with what to do', async (_name, bytes, reason) => {
    await expect(redraw(bytes, [400])).rejects.toMatchObject({
      code: 'media.image_type',
      reason: { code: reason },
    });
  });

  it.each(['gif', 'webp'] as const)('is not an animated %s: it still moves', async (format) => {
    const frames = await Promise.all(
      ['#f00', '#0f0', '#00f'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const bytes = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer();
    const [drawn] = await redraw(bytes, [400]);
    expect((await sharp(drawn?.body).metadata()).pages).toBe(3);
  });
});

describe('re-encoding an uploaded picture', () => {
  it.each(['png', 'webp', 'gif', 'avif'] as const)(
    'a %s becomes WebP of at most the width asked for',
    async (format) => {
      const bytes = await plain(800, 400).toFormat(format).toBuffer();
      const [large, small] = await redraw(bytes, [400, 100]);
      expect(large).toMatchObject({ mime: 'image/webp', extension: 'webp', width: 400, height: 200 });
      expect(small).toMatchObject({ width: 100, height: 50 });
      expect(large?.body.toString('latin1', 8, 12)).toBe('WEBP');
    },
  );

  /** Grain, which no encoder makes small. */
  const grain = (width: number, height: number) =>
    sharp({
      create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    });

  it.each([
    ['coarse', '4:2:0'],
    ['fine', '4:4:4'],
  ])('a JPEG stays one, its colours as %s as they were, and its small copy is WebP', async (_, chromaSubsampling) => {
    const bytes = await grain(800, 400).jpeg({ quality: 90, chromaSubsampling }).toBuffer();
    const [large, small] = await redraw(bytes, [400, 100]);
    expect(large).toMatchObject({ mime: 'image/jpeg', extension: 'jpg', width: 400, height: 200 });
    expect(await sharp(large?.body).metadata()).toMatchObject({ format: 'jpeg', chromaSubsampling });
    expect(small).toMatchObject({ mime: 'image/webp', width: 100, height: 50 });
  });

  it('a JPEG that would grow by it becomes WebP', async () => {
    const bytes = await grain(800, 400).jpeg({ quality: 30 }).toBuffer();
    const [drawn] = await redraw(bytes, [1920]);
    expect(drawn).toMatchObject({ mime: 'image/webp', width: 800 });
  });

  it('nothing is made wider than it was', async () => {
    const [drawn] = await redraw(await plain(64, 48).png().toBuffer(), [1920]);
    expect(drawn).toMatchObject({ width: 64, height: 48 });
  });

  it('metadata goes, the turn it asks for stays', async () => {
    const exif = { IFD0: { Copyright: 'somewhere at home', Model: 'cam' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const bytes = await plain(64, 48).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const [drawn] = await redraw(bytes, [1920]);
    expect(drawn).toMatchObject({ width: 48, height: 64 });
    const about = await sharp(drawn?.body).metadata();
    expect([about.exif, about.xmp, about.iptc, about.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('an animation keeps moving, its small copy does not', async () => {
    const frames = Buffer.concat([Buffer.alloc(30 * 20 * 3, 0), Buffer.alloc(30 * 20 * 3, 255)]);
    const raw = { width: 30, height: 40, channels: 3, pageHeight: 20 } as const;
    const bytes = await sharp(frames, { raw })
      .gif({ delay: [100, 100] })
      .toBuffer();
    const [large, small] = await redraw(bytes, [30, 10]);
    expect((await sharp(large?.body, { pages: -1 }).metadata()).pages).toBe(2);
    expect(large).toMatchObject({ width: 30, height: 20 });
    expect((await sharp(small?.body, { pages: -1 }).metadata()).pages ?? 1).toBe(1);
  });
});

describe('attacks on the picture reader', () => {
  const script = '<script>alert(document.domain)</script>';

  it('code behind a picture is gone: only pixels are kept', async () => {
    const picture = await plain().jpeg().toBuffer();
    const polyglot = Buffer.concat([picture, Buffer.from(`${script}<?php system($_GET[0]); ?>PK\u0003\u0004`)]);
    const [drawn] = await redraw(polyglot, [1920]);
    expect(drawn?.body.includes('script')).toBe(false);
    expect(drawn?.body.includes('php')).toBe(false);
  });

  it('code in a comment of a GIF is gone', async () => {
    const gif = await plain().gif().toBuffer();
    const comment = Buffer.concat([Buffer.from([0x21, 0xfe, script.length]), Buffer.from(script), Buffer.from([0])]);
    const end = gif.length - 1;
    const polyglot = Buffer.concat([gif.subarray(0, end), comment, gif.subarray(end)]);
    const [drawn] = await redraw(polyglot, [1920]);
    expect(drawn?.body.includes('script')).toBe(false);
  });

  it.each([
    ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['an SVG behind an XML head', Buffer.from(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`)],
    ['HTML', Buffer.from(`<!doctype html>${script}`)],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['a TIFF', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])],
    ['a HEIC', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0', 'latin1')],
    ['a HEIC behind a shared brand', Buffer.from('\0\0\0\u001cftypmif1\0\0\0\0mif1heic', 'latin1')],
    ['a film', Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0', 'latin1')],
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0x89])],
  ])('%s is no picture', async (_, bytes) => {
    await expect(redraw(bytes, [1920])).rejects.toMatchObject({ code: 'media.image_type' });
  });

  it('30000 by 30000 pixels are refused by their header alone', async () => {
    await expect(redraw(pngSaying(30_000, 30_000), [1920])).rejects.toMatchObject({ code: 'media.image_too_large' });
  });

  it('an animation counts with all its frames', async () => {
    const frame = await plain(1000, 1000).gif().toBuffer();
    // The frame (all between the screen's head and the end) fifty times over.
    const head = 13 + 3 * 2 ** ((frame.readUInt8(10) & 7) + 1);
    const one = frame.subarray(head, -1);
    const bomb = Buffer.concat([
      frame.subarray(0, head),
      ...Array.from({ length: 50 }, () => one),
      Buffer.from([0x3b]),
    ]);
    await expect(redraw(bomb, [1920])).rejects.toMatchObject({ code: 'media.image_too_large' });
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a %s that was cut off is unreadable', async (format) => {
    const noise = Buffer.from(Array.from({ length: 200 * 200 * 3 }, (_, at) => (at * 7919 + (at >> 3) * 31) % 256));
    const bytes = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
      .toFormat(format)
      .toBuffer();
    const cut = bytes.subarray(0, Math.floor(bytes.length / 2));
    await expect(redraw(cut, [1920])).rejects.toMatchObject({ code: 'media.image_unreadable' });
  });

  it('magic bytes without a picture behind them are unreadable', async () => {
    for (const magic of [
      '\u0089PNG\r\n\u001a\n',
      '\u00ff\u00d8\u00ff',
      'RIFF\0\0\0\0WEBP',
      'GIF89a',
      '\0\0\0\u001cftypavif',
    ])
      await expect(redraw(Buffer.from(`${magic}${'A'.repeat(500)}`, 'latin1'), [1920])).rejects.toMatchObject({
        code: 'media.image_unreadable',
      });
  });

  it('refuses a file over the limit unread, and names the limit', async () => {
    const bytes = Buffer.concat([await plain().png().toBuffer(), Buffer.alloc(maxPictureBytes)]);
    const refusal = {
      code: 'media.image_too_large',
      reason: { code: 'media.size_exceeded', params: { megabytes: 5 } },
    };
    await expect(redraw(bytes, [1920])).rejects.toMatchObject(refusal);
  });
});
