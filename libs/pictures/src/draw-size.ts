import { laterSlots, maxPixels, sharp } from './engine.js';

export const sizeMimes = ['image/avif', 'image/webp'] as const;
export type SizeMime = (typeof sizeMimes)[number];

/** Pixels. What pages show a picture in, on screens of one to three dots per pixel. */
const pageWidths = [320, 640, 960, 1440, 1920];

export interface SizeToDraw {
  mime: SizeMime;
  /** Pixels. */
  width: number;
}
export interface DrawnSize {
  body: Buffer;
  /** Pixels. */
  width: number;
  height: number;
}

/** AVIF at 50 looks like WebP at 80 and is smaller by a third; more effort than 2 costs seconds and saves a few percent. */
const avif = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const;
const webp = { quality: 80, effort: 3, smartSubsample: true } as const;
const animatedWebp = { quality: 75, effort: 1 } as const;

/**
 * The sizes to draw of a picture, never wider than it is. An animation has no AVIF.
 * @param width  pixels of the stored picture
 * @param taken  widths of the WebP there are already, its own among them where it is one
 */
export function sizesToDraw(width: number, isAnimated: boolean, taken: readonly number[]): SizeToDraw[] {
  const widest = Math.min(width, pageWidths.at(-1) ?? width);
  const widths = [...pageWidths.filter((one) => one < widest), widest];
  const webps = widths
    .filter((one) => !taken.includes(one))
    .map((one): SizeToDraw => ({ mime: 'image/webp', width: one }));
  return isAnimated ? webps : [...widths.map((one): SizeToDraw => ({ mime: 'image/avif', width: one })), ...webps];
}

/**
 * Whether a picture that we have drawn moves.
 * @param head its first 32 bytes
 * @source https://developers.google.com/speed/webp/docs/riff_container "Extended File Format"
 */
export const isAnimated = (head: Buffer): boolean =>
  head.toString('latin1', 8, 16) === 'WEBPVP8X' && ((head[20] ?? 0) & 0b10) !== 0;

/**
 * One size of a picture that we have drawn before.
 * @throws Error when it cannot be read: the object is broken
 */
export async function drawSize(drawn: Buffer, { mime, width }: SizeToDraw, animated: boolean): Promise<DrawnSize> {
  return laterSlots.run(async () => {
    const sized = sharp(drawn, { limitInputPixels: maxPixels, failOn: 'error', animated }).resize({
      width,
      withoutEnlargement: true,
    });
    const encoded = mime === 'image/avif' ? sized.avif(avif) : sized.webp(animated ? animatedWebp : webp);
    const { data, info } = await encoded.timeout({ seconds: 60 }).toBuffer({ resolveWithObject: true });
    return { body: data, width: info.width, height: info.pageHeight ?? info.height };
  });
}
