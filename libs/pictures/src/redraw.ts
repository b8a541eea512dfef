import { reason, type PlainFieldCode, type Reason } from '@linkyard/contracts';
import { DomainError } from '@linkyard/service-kit';
import { maxPixels, maxSide, sharp, slots } from './engine.js';
import { foreignKind, pictureKind, type ForeignKind, type PictureKind } from './picture-kind.js';

export interface Redrawn {
  body: Buffer;
  mime: 'image/webp' | 'image/jpeg';
  extension: 'webp' | 'jpg';
  /** Pixels. */
  width: number;
  height: number;
}

/** Of an uploaded picture. The browser compresses to 3 MB; what it cannot compress may have 5. @source spec 12 */
export const maxPictureBytes = 5 * 1024 * 1024;
const webpQuality = 82;
/** Of a few percent more bytes than that WebP, and drawn in a quarter of its time. What is drawn of either looks the same. @source ADR 0012 */
const jpegQuality = 86;

const foreignCodes = {
  // Its decoder is under patents and in no build that we may give away.
  heic: 'media.heic',
  bmp: 'media.bmp',
  tiff: 'media.tiff',
  // A drawing can hold scripts and addresses of other hosts.
  svg: 'media.svg',
  moving: 'media.stands_still',
  other: 'media.not_picture',
} as const satisfies Record<ForeignKind | 'other', PlainFieldCode>;

/**
 * Re-encodes a picture, once per width: rotated by its EXIF orientation, without metadata or trailing data. JPEG stays JPEG
 * unless that is larger than the upload; all others, and every copy smaller than the first, are WebP. Animations are kept, except in such copies.
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
  const foreign = foreignKind(bytes);
  if (!kind || foreign) throw new DomainError('media.image_type', { reason: reason(foreignCodes[foreign ?? 'other']) });
  if (bytes.length > maxBytes)
    throw tooLarge(reason('media.size_exceeded', { megabytes: Math.floor(maxBytes / 1024 / 1024) }));
  return slots.run(async () => {
    try {
      const { isAnimated, isSubsampled } = await checkHead(bytes, kind);
      // Latency matters here: the copy is encoded in parallel with the picture.
      return await Promise.all(
        widths.map((width, at) => {
          const way = { width, animated: isAnimated && at === 0, isSubsampled };
          return at === 0 && kind === 'jpeg' ? drawJpeg(bytes, way) : drawWebp(bytes, way);
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
  if (isTooLarge)
    throw tooLarge(reason('media.too_many_pixels', { millions: Math.floor(maxPixels / 1_000_000), side: maxSide }));
  return { isAnimated: pages > 1 && kind !== 'avif', isSubsampled: about.chromaSubsampling === '4:2:0' };
}

interface Way {
  /** Pixels. */
  width: number;
  animated: boolean;
  isSubsampled: boolean;
}

const sized = (bytes: Buffer, { width, animated }: Way) =>
  sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .timeout({ seconds: 10 });

async function drawJpeg(bytes: Buffer, way: Way): Promise<Redrawn> {
  const chromaSubsampling = way.isSubsampled ? '4:2:0' : '4:4:4';
  const { data, info } = await sized(bytes, way)
    .jpeg({ quality: jpegQuality, chromaSubsampling })
    .toBuffer({ resolveWithObject: true });
  if (data.length > bytes.length) return drawWebp(bytes, way);
  return { body: data, mime: 'image/jpeg', extension: 'jpg', width: info.width, height: info.height };
}

async function drawWebp(bytes: Buffer, way: Way): Promise<Redrawn> {
  // Keeps the edges of letters and signs clean, for as much time again; a photo that has lost them already gains nothing.
  const smartSubsample = !way.animated && !way.isSubsampled;
  const { data, info } = await sized(bytes, way)
    .webp({ quality: webpQuality, effort: 1, smartSubsample })
    .toBuffer({ resolveWithObject: true });
  // An animation's frames lie below each other.
  const height = info.pageHeight ?? info.height;
  return { body: data, mime: 'image/webp', extension: 'webp', width: info.width, height };
}

const tooLarge = (why: Reason) =>
  new DomainError('media.image_too_large', { reason: why, errors: [{ path: 'file', ...why }] });
