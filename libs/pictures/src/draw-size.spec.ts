import { describe, expect, it } from '@jest/globals';
import { drawSize, isAnimated, sizesToDraw } from './draw-size.js';
import { sharp } from './engine.js';
import { placeholderOf } from './placeholder.js';

const wide = (width = 800, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 20 } } })
    .webp()
    .toBuffer();
const moving = () => {
  const frames = Buffer.concat([Buffer.alloc(400 * 200 * 3, 0), Buffer.alloc(400 * 200 * 3, 255)]);
  const raw = { width: 400, height: 400, channels: 3, pageHeight: 200 } as const;
  return sharp(frames, { raw })
    .webp({ delay: [100, 100] })
    .toBuffer();
};

describe('the sizes of a picture', () => {
  it('are none wider than it, AVIF up to its own width, and no WebP that is there already', () => {
    expect(sizesToDraw(1000, false, [480, 640, 1000])).toEqual([
      { mime: 'image/avif', width: 320 },
      { mime: 'image/avif', width: 640 },
      { mime: 'image/avif', width: 960 },
      { mime: 'image/avif', width: 1000 },
      { mime: 'image/webp', width: 320 },
      { mime: 'image/webp', width: 960 },
    ]);
  });
  it('of a small one are one AVIF, of a small animation none', () => {
    expect(sizesToDraw(40, false, [40])).toEqual([{ mime: 'image/avif', width: 40 }]);
    expect(sizesToDraw(40, true, [40])).toEqual([]);
  });
  it('of one that is no WebP itself are a WebP of its own width too', () => {
    expect(sizesToDraw(400, false, [])).toEqual([
      { mime: 'image/avif', width: 320 },
      { mime: 'image/avif', width: 400 },
      { mime: 'image/webp', width: 320 },
      { mime: 'image/webp', width: 400 },
    ]);
  });
  it('of the widest end at 1920', () => {
    const widths = sizesToDraw(1920, false, [1920]).map(({ width }) => width);
    expect(widths).toEqual([320, 640, 960, 1440, 1920, 320, 640, 960, 1440]);
  });

  it.each([
    ['image/avif', 'heif'],
    ['image/webp', 'webp'],
  ] as const)('an %s has the width asked for and no metadata', async (mime, format) => {
    const { body, width, height } = await drawSize(await wide(), { mime, width: 320 }, false);
    expect({ width, height }).toEqual({ width: 320, height: 160 });
    const about = await sharp(body).metadata();
    expect(about).toMatchObject({ format, width: 320 });
    expect([about.exif, about.xmp, about.icc]).toEqual([undefined, undefined, undefined]);
  });

  it('an animation keeps moving in every size', async () => {
    const picture = await moving();
    expect(isAnimated(picture)).toBe(true);
    expect(isAnimated(await wide())).toBe(false);
    expect(isAnimated(Buffer.alloc(4))).toBe(false);
    const { body, width, height } = await drawSize(picture, { mime: 'image/webp', width: 320 }, true);
    expect({ width, height }).toEqual({ width: 320, height: 160 });
    expect((await sharp(body, { pages: -1 }).metadata()).pages).toBe(2);
  });

  it('cannot be drawn of what is no picture', async () => {
    await expect(drawSize(Buffer.from('<svg/>'), { mime: 'image/webp', width: 10 }, false)).rejects.toThrow();
  });
});

describe('a placeholder', () => {
  it('is a few bytes of base64', async () => {
    const hash = await placeholderOf(await wide());
    expect(hash).toMatch(/^[A-Za-z0-9+/]{16,40}={0,2}$/);
    expect(await placeholderOf(await wide())).toBe(hash);
  });
  it('distinguishes a transparent picture from an opaque one', async () => {
    const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: '#f000' } })
      .webp()
      .toBuffer();
    expect(await placeholderOf(clear)).not.toBe(await placeholderOf(await wide(50, 50)));
  });
});
