import sharp from 'sharp';
import { Slots } from './slots.js';

/** Width times height, times the frames of an animation: decoding takes four bytes for each. */
export const maxPixels = 40_000_000;
export const maxSide = 16_383;

// One thread per picture and two pictures at once of each sort; no cache of pictures that will not come again. @source quality 1
sharp.concurrency(1);
sharp.cache(false);
export const slots = new Slots(2);
/** For background work. When both run in one process, an upload does not queue behind background work. */
export const laterSlots = new Slots(2);

// Only these of libvips' loaders are allowed, so that no file reaches an unexpected decoder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});

export { sharp };
