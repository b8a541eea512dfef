import { rgbaToThumbHash } from 'thumbhash';
import { sharp } from './engine.js';

/** What ThumbHash takes. */
const maxSide = 100;

/**
 * ThumbHash of a picture that we have drawn: some 25 bytes, base64.
 * @source https://evanw.github.io/thumbhash/
 */
export async function placeholderOf(drawn: Buffer): Promise<string> {
  const { data, info } = await sharp(drawn)
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
