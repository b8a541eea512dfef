// Takes the gallery pictures of the starters: `node catalogue/tools/render-thumbs.mjs [slug …]` → catalogue/thumbs/<slug>.webp, at most 30 kB.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue, openBrowser, starterPages } from './starter-pages.mjs';

const LIMIT = 30 * 1024;
const phone = { width: 390, height: 700 };

async function toWebp(shot, width) {
  for (const quality of [84, 78, 70, 62, 54, 46, 38]) {
    const bytes = await sharp(shot).resize({ width }).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (bytes.length <= LIMIT) return bytes;
  }
  throw new Error('A thumbnail stays over 30 kB at quality 38.');
}

const pages = (await starterPages(process.argv.slice(2))).filter(
  ({ kind, page }, index, all) =>
    kind !== 'demo' && all.findIndex((one) => one.slug === all[index].slug && one.page) === index && page,
);
const browser = await openBrowser();
await mkdir(join(catalogue, 'thumbs'), { recursive: true });
for (const one of pages) {
  const { tab, close } = await browser.show(one, phone, 2);
  // A block's picture ends where the block does.
  const height =
    one.kind === 'block'
      ? await tab.evaluate(() => Math.ceil(document.querySelector('main').getBoundingClientRect().bottom) + 44)
      : phone.height;
  const shot = await tab.screenshot({
    clip: { x: 0, y: 0, width: phone.width, height: Math.min(phone.height, height) },
  });
  await close();
  const bytes = await toWebp(shot, 585);
  await writeFile(join(catalogue, 'thumbs', `${one.slug}.webp`), bytes);
  console.log(`${one.slug}  ${(bytes.length / 1024).toFixed(1)} kB`);
}
await browser.close();
