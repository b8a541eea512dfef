import { maxPixels, sharp, slots } from './engine.js';

/** Of 255: what a frame between two scenes, or of a fade, stays below. */
const darkMean = 16;
const darkSpread = 16;

/**
 * Whether next to nothing is to be seen on a picture, because it is black or nearly so.
 * @throws Error when it cannot be read
 */
export async function isDark(picture: Buffer): Promise<boolean> {
  return slots.run(async () => {
    const small = await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
      .resize(64, 64, { fit: 'fill' })
      .greyscale()
      .png({ compressionLevel: 1 })
      .toBuffer();
    const [{ mean = 0, stdev = 0 } = {}] = (await sharp(small).stats()).channels;
    return mean < darkMean && stdev < darkSpread;
  });
}
