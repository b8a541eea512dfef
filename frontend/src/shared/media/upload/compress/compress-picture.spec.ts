import { describe, expect, it } from '@jest/globals';
import { compressPicture, type OpenPicture } from './compress-picture.js';
import { isStill } from './is-still.js';

const limit = 3000;
const aPicture = (size: number, type = 'image/jpeg') => new Blob([new Uint8Array(size)], { type });

/** Writes so many bytes at each quality. */
function anEncoder(originalWidth: number, bytesAt: (quality: number) => number, writes = (type: string) => type) {
  const asked: string[] = [];
  let isClosed = false;
  const open: OpenPicture = async () => ({
    originalWidth,
    encode: async (type, quality) => {
      asked.push(`${type} ${quality}`);
      return aPicture(Math.round(bytesAt(quality)), writes(type));
    },
    close: () => void (isClosed = true),
  });
  return { open, asked, isClosed: () => isClosed };
}

describe('compressing a picture', () => {
  it('leaves one that is narrow and light enough as it is', async () => {
    const { open, asked, isClosed } = anEncoder(1920, () => 1);
    const file = aPicture(limit);
    expect(await compressPicture(file, limit, open)).toBe(file);
    expect([asked, isClosed()]).toEqual([[], true]);
  });

  it('takes the best quality that fits the limit', async () => {
    const { open, asked, isClosed } = anEncoder(6000, (quality) => quality * 5000);
    expect((await compressPicture(aPicture(8000), limit, open)).size).toBe(3000);
    expect(asked).toEqual(['image/jpeg 0.9', 'image/jpeg 0.8', 'image/jpeg 0.7', 'image/jpeg 0.6']);
    expect(isClosed()).toBe(true);
  });

  it('goes down to 0.1 and no further', async () => {
    const { open, asked } = anEncoder(6000, (quality) => 4000 + quality * 1000);
    expect((await compressPicture(aPicture(8000), limit, open)).size).toBe(4100);
    expect(asked).toHaveLength(9);
    expect(asked.at(-1)).toBe('image/jpeg 0.1');
  });

  it('makes a wide one narrow even when it is light', async () => {
    const { open } = anEncoder(1921, () => 500);
    expect((await compressPicture(aPicture(1000), limit, open)).size).toBe(500);
  });

  it('is never larger than the picture was', async () => {
    const file = aPicture(1000);
    for (const size of [1000, 2500]) {
      const { open } = anEncoder(4000, () => size);
      expect(await compressPicture(file, limit, open)).toBe(file);
    }
  });

  it('keeps what can be seen through, where the browser can write it', async () => {
    const able = anEncoder(4000, () => 900);
    expect((await compressPicture(aPicture(5000, 'image/png'), limit, able.open)).type).toBe('image/webp');
    const unable = anEncoder(
      4000,
      () => 4000,
      () => 'image/png',
    );
    expect((await compressPicture(aPicture(5000, 'image/png'), limit, unable.open)).type).toBe('image/png');
    expect(unable.asked).toHaveLength(1);
  });

  it('leaves what it cannot read to the server', async () => {
    const file = aPicture(9000);
    expect(await compressPicture(file, limit, () => Promise.reject(new Error('no picture')))).toBe(file);
  });
});

describe('what may be re-encoded', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const png = (...chunks: string[]) =>
    bytes(`\u0089PNG\r\n\u001a\n${chunks.map((kind) => `\0\0\0\u0004${kind}data crc`.slice(0, 16)).join('')}`);
  it.each([
    ['a JPEG', bytes('\u00ff\u00d8\u00ff\u00e0'), true],
    ['a PNG', png('IHDR', 'gAMA', 'IDAT'), true],
    ['a PNG that moves', png('IHDR', 'acTL', 'IDAT'), false],
    ['a PNG that does not say', png('IHDR'), false],
    ['a simple WebP', bytes('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0'), true],
    ['a still WebP', bytes('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\u0010'), true],
    ['a WebP that moves', bytes('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\u0012'), false],
    ['a GIF', bytes('GIF89a'), false],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg">'), false],
    ['nothing', bytes(''), false],
  ])('%s: %s', (_, head, still) => expect(isStill(head)).toBe(still));
});
