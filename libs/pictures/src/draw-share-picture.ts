import { laterSlots, maxPixels, sharp } from './engine.js';

/** Pixels. What networks show beside a shared link, on screens of two dots per pixel. */
const shareWidth = 1200;

/**
 * A stored picture as a JPEG for previews of shared links: not every network reads WebP and AVIF. Transparent parts are white; an animation is
 * its first frame.
 * @throws Error when it cannot be read: the object is broken
 */
export async function drawSharePicture(stored: Buffer): Promise<Buffer> {
  return laterSlots.run(async () =>
    sharp(stored, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize({ width: shareWidth, withoutEnlargement: true })
      .jpeg({ quality: 84 })
      .timeout({ seconds: 10 })
      .toBuffer(),
  );
}
