import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { drawSharePicture } from './draw-share-picture.js';

const clear = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });

describe('the picture of a shared link', () => {
  it.each(['webp', 'avif', 'png'] as const)(
    'is a JPEG of at most 1200 pixels, drawn of a %s, on white',
    async (format) => {
      const drawn = sharp(await drawSharePicture(await clear(1920, 960).toFormat(format).toBuffer()));
      expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 600 });
      expect((await drawn.stats()).channels[0]?.min).toBe(255);
    },
  );

  it('is not made wider than it was', async () => {
    expect(await sharp(await drawSharePicture(await clear(300, 200).png().toBuffer())).metadata()).toMatchObject({
      width: 300,
    });
  });
});
