// Draws the catalogue's pictures: `node tools/render-art.mjs [slug …]`. Writes link/<slug>/art/<file>.svg and its .webp (at most 40 kB).
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const LIMIT = 40 * 1024;
const tools = dirname(fileURLToPath(import.meta.url));
const catalogue = dirname(tools);

/** The best quality that stays under the limit; flat art rarely needs a second try. */
async function toWebp(source) {
  for (const quality of [86, 80, 74, 68, 60, 52, 44, 36, 28]) {
    const bytes = await sharp(Buffer.from(source), { density: 72 })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toBuffer();
    if (bytes.length <= LIMIT) return bytes;
  }
  throw new Error('A picture stays over 40 kB at quality 28: simplify it.');
}

const asked = process.argv.slice(2);
const sets = (await readdir(join(tools, 'art', 'sets'))).filter((file) => file.endsWith('.mjs'));
for (const file of sets.sort()) {
  const slug = file.replace('.mjs', '');
  if (asked.length && !asked.includes(slug)) continue;
  const { pictures } = await import(`./art/sets/${file}`);
  const folder = join(catalogue, 'link', slug, 'art');
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of Object.entries(pictures)) {
    const source = draw();
    const bytes = await toWebp(source);
    await writeFile(join(folder, `${name}.svg`), source);
    await writeFile(join(folder, `${name}.webp`), bytes);
    console.log(
      `${slug}/${name}  svg ${(source.length / 1024).toFixed(1)} kB  webp ${(bytes.length / 1024).toFixed(1)} kB`,
    );
  }
}
