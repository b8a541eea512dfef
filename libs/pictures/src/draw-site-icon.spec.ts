import { describe, expect, it } from '@jest/globals';
import { drawLetterIcon, drawPictureIcon } from './draw-site-icon.js';
import { sharp } from './engine.js';

/** Colour and opacity of a pixel, counted in hundredths of the side. */
async function pixel(icon: Buffer, x: number, y: number) {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor((y / 100) * info.height) * info.width + Math.floor((x / 100) * info.width)) * 4;
  return [...data.subarray(at, at + 4)];
}
const wide = () =>
  sharp({ create: { width: 400, height: 100, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();

describe('the icon of a picture', () => {
  it('is square, with the whole picture in the middle of a transparent ground', async () => {
    const icon = await drawPictureIcon(await wide(), { size: 192, purpose: 'any' }, '#fafafa');
    expect(await sharp(icon).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' });
    expect(await pixel(icon, 1, 50)).toEqual([255, 0, 0, 255]);
    expect((await pixel(icon, 50, 10))[3]).toBe(0);
  });
  it.each(['touch', 'maskable'] as const)('for %s has an opaque ground around it', async (purpose) => {
    const icon = await drawPictureIcon(await wide(), { size: 180, purpose }, '#223344');
    expect(await pixel(icon, 1, 1)).toEqual([34, 51, 68, 255]);
    expect(await pixel(icon, 50, 50)).toEqual([255, 0, 0, 255]);
  });
  it('can be cut to a circle of 80 % without losing a part of the picture', async () => {
    const icon = await drawPictureIcon(await wide(), { size: 512, purpose: 'maskable' }, '#223344');
    expect(await pixel(icon, 9, 50)).toEqual([34, 51, 68, 255]);
  });
  it('is refused for a file that is no picture', async () => {
    await expect(drawPictureIcon(Buffer.from('no'), { size: 32, purpose: 'any' }, '#fff')).rejects.toThrow();
  });
});

describe('the icon of a name', () => {
  const inked = async (icon: Buffer, ground: number[]) => {
    const { data } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255 && ground.some((value, channel) => data[at + channel] !== value)) count += 1;
    return count / (data.length / 4);
  };
  it.each(['Agency', 'élan', 'Яндекс', 'شركة', '漢字', '7 Days', `Z${'\u0301'.repeat(900)}`])(
    'has the first letter of %s',
    async (name) => {
      const share = await inked(await drawLetterIcon(name, { size: 96, purpose: 'touch' }, '#223344'), [34, 51, 68]);
      expect(share).toBeGreaterThan(0.03);
      expect(share).toBeLessThan(0.3);
    },
  );
  it.each(['', '   ', '🙂 Smile', '<b>', '&amp;'])(
    'of %j, which begins with no letter, is its colour alone',
    async (name) => {
      expect(await inked(await drawLetterIcon(name, { size: 96, purpose: 'touch' }, '#223344'), [34, 51, 68])).toBe(0);
    },
  );
  it('has rounded corners where it is not cut', async () => {
    const icon = await drawLetterIcon('A', { size: 96, purpose: 'any' }, '#223344');
    expect((await pixel(icon, 0, 0))[3]).toBe(0);
    expect((await pixel(icon, 50, 2))[3]).toBe(255);
  });
  it.each([
    ['#FFE14D', [17, 17, 17, 255]],
    ['#102030', [255, 255, 255, 255]],
  ])('can be read on %s', async (colour, ink) => {
    expect(await pixel(await drawLetterIcon('I', { size: 96, purpose: 'touch' }, colour), 50, 50)).toEqual(ink);
  });
});
