// A process that draws one picture in all its sizes, again and again: `ours` by libs/pictures as the worker does, `bare` by sharp alone.
// node draw-pictures.mjs ours|bare <pictures>; sends its parent the number of pictures per second.
import sharp from 'sharp';
import { drawSize, sizesToDraw } from '../../../libs/pictures/dist/index.js';

const [arm, pictures] = [process.argv[2], Number(process.argv[3])];
const atOnce = 2;
const sizes = sizesToDraw(1920, false, [480]);

sharp.concurrency(1);
sharp.cache(false);
const noise = { type: 'gaussian', mean: 128, sigma: 50 };
const grain = sharp({ create: { width: 640, height: 427, channels: 3, background: '#888', noise } });
const picture = await sharp(await grain.png().toBuffer())
  .resize(1920, 1280)
  .jpeg({ quality: 86 })
  .toBuffer();

/** The same outputs by the same settings, one decoding for all of them. */
async function bare() {
  const decoded = sharp(picture);
  for (const { mime, width } of sizes) {
    const sized = decoded.clone().resize({ width, withoutEnlargement: true });
    const encoded =
      mime === 'image/avif'
        ? sized.avif({ quality: 50, effort: 2, chromaSubsampling: '4:2:0' })
        : sized.webp({ quality: 80, effort: 3, smartSubsample: true });
    await encoded.toBuffer();
  }
}

async function ours() {
  for (const size of sizes) await drawSize(picture, size, false);
}

const draw = arm === 'ours' ? ours : bare;
await draw();
const started = performance.now();
for (let at = 0; at < pictures; at += atOnce) await Promise.all(Array.from({ length: atOnce }, draw));
process.send(pictures / ((performance.now() - started) / 1000));
process.disconnect();
