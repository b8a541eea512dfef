import { DomainError } from '@linkyard/service-kit';
import { maxPixels, maxSide, sharp, slots } from './engine.js';
import { pictureKind, type PictureKind } from './picture-kind.js';

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
const quality = 82;

/**
 * Draws a picture anew, once per width: turned as its camera says, without metadata or anything else that was in the file, as WebP.
 * Animations keep moving, except in copies smaller than the first.
 * @param widths   largest first; a picture is never made wider than it is
 * @param maxBytes of the file
 * @throws DomainError media.image_type, media.image_too_large, media.image_unreadable
 * @source quality 3 "Polyglot and MIME lies", "Image bombs"
 */
export async function redraw(
  bytes: Buffer,
  widths: readonly number[],
  maxBytes: number = maxPictureBytes,
): Promise<Redrawn[]> {
  const kind = pictureKind(bytes);
  if (!kind) throw new DomainError('media.image_type');
  // Its decoder is under patents and in no build that we may give away.
  if (kind === 'heic')
    throw new DomainError('media.image_type', { text: 'HEIC pictures cannot be read here. Save it as JPEG first.' });
  if (bytes.length > maxBytes) throw new DomainError('media.image_too_large');
  return slots.run(async () => {
    try {
      const { isAnimated, isSubsampled } = await checkHead(bytes, kind);
      // Somebody waits for this: the copy is drawn beside the picture, not after it.
      return await Promise.all(
        widths.map((width, at) => {
          const animated = isAnimated && at === 0;
          return draw(bytes, { width, animated, smartSubsample: !animated && !isSubsampled });
        }),
      );
    } catch (error) {
      if (error instanceof DomainError) throw error;
      // Whatever the decoder stumbled over is the file's fault: it was broken, cut off or not what it began like.
      throw new DomainError('media.image_unreadable');
    }
  });
}

/**
 * Reads the header alone.
 * @returns whether it moves, and whether its colours are as coarse as ours will be
 * @throws DomainError media.image_unreadable, media.image_too_large
 */
async function checkHead(bytes: Buffer, kind: PictureKind) {
  const about = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
  const isKind = kind === 'avif' ? about.format === 'heif' && about.compression === 'av1' : about.format === kind;
  if (!isKind) throw new DomainError('media.image_unreadable');
  const pages = about.pages ?? 1;
  const isTooLarge = about.width * about.height * pages > maxPixels || Math.max(about.width, about.height) > maxSide;
  if (isTooLarge) throw new DomainError('media.image_too_large', { text: 'This picture has too many pixels.' });
  return { isAnimated: pages > 1 && kind !== 'avif', isSubsampled: about.chromaSubsampling === '4:2:0' };
}

interface Way {
  /** Pixels. */
  width: number;
  animated: boolean;
  /** Keeps the edges of letters and signs clean, for as much time again; a photo that has lost them already gains nothing. */
  smartSubsample: boolean;
}

async function draw(bytes: Buffer, { width, animated, smartSubsample }: Way): Promise<Redrawn> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 1, smartSubsample })
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
