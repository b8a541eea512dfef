import sharp from 'sharp';
import { DomainError } from '@linkyard/service-kit';
import { pictureKind, type PictureKind } from './picture-kind.js';
import { Slots } from './slots.js';

export interface Redrawn {
  body: Buffer;
  mime: 'image/webp';
  extension: 'webp';
  /** Pixels. */
  width: number;
  height: number;
}

/** Of an uploaded picture. The browser compresses to 3 MB; what it cannot compress may have 5. @source spec 12 */
export const maxPictureBytes = 5 * 1024 * 1024;
/** Width times height, times the frames of an animation: decoding takes four bytes for each. */
const maxPixels = 40_000_000;
const maxSide = 16_383;
const quality = 82;

// One thread per picture and two pictures at once; no cache of pictures that will not come again. @source quality 1
sharp.concurrency(1);
sharp.cache(false);
const slots = new Slots(2);

// Of all that libvips can read only these four are left, so that no file is taken by a reader nobody thought of.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

/**
 * Draws a picture anew, once per width: turned as its camera says, without metadata or anything else that was in the file, as WebP.
 * Animations keep moving, except in copies smaller than the first.
 * @param widths largest first; a picture is never made wider than it is
 * @throws DomainError media.image_type, media.image_too_large, media.image_unreadable
 * @source quality 3 "Polyglot and MIME lies", "Image bombs"
 */
export async function redraw(bytes: Buffer, widths: readonly number[]): Promise<Redrawn[]> {
  const kind = pictureKind(bytes);
  if (!kind) throw new DomainError('media.image_type');
  if (bytes.length > maxPictureBytes) throw new DomainError('media.image_too_large');
  return slots.run(async () => {
    try {
      const isAnimated = await checkSize(bytes, kind);
      const drawn: Redrawn[] = [];
      for (const [at, width] of widths.entries()) drawn.push(await draw(bytes, width, isAnimated && at === 0));
      return drawn;
    } catch (error) {
      if (error instanceof DomainError) throw error;
      // Whatever the decoder stumbled over is the file's fault: it was broken, cut off or not what it began like.
      throw new DomainError('media.image_unreadable');
    }
  });
}

/** Reads the header alone. @returns whether it moves */
async function checkSize(bytes: Buffer, kind: PictureKind): Promise<boolean> {
  const about = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  if (about.format !== kind) throw new DomainError('media.image_unreadable');
  const pages = about.pages ?? 1;
  const isTooLarge = about.width * about.height * pages > maxPixels || Math.max(about.width, about.height) > maxSide;
  if (isTooLarge) throw new DomainError('media.image_too_large', { text: 'This picture has too many pixels.' });
  return pages > 1;
}

async function draw(bytes: Buffer, width: number, animated: boolean): Promise<Redrawn> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: animated ? 1 : 2, smartSubsample: !animated })
    .timeout({ seconds: 10 })
    .toBuffer({ resolveWithObject: true });
  // An animation's frames lie below each other.
  return {
    body: data,
    mime: 'image/webp',
    extension: 'webp',
    width: info.width,
    height: info.pageHeight ?? info.height,
  };
}
