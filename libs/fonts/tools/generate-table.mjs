// Writes libs/blocks/src/kit/font-table.gen.ts: what the pages must know of each family. Its measures are taken in Chromium against the fonts that
// nearly every system has, so that the letters shown before the real ones arrive take the same room. Run it when families.mjs or a package changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { families } from '../families.mjs';
import { packagedFont } from './packaged-font.mjs';

const target = fileURLToPath(new URL('../../blocks/src/kit/font-table.gen.ts', import.meta.url));
/** The names alone, for the service that lists them and may not import blocks. */
const names = fileURLToPath(new URL('../../../services/auth/src/others-data/font-names.gen.ts', import.meta.url));
/** Letters as often as people write them. */
const sample =
  'The quick pages of a small shop say what it sells, when it opens and how to get there. Book a table for four, read the newest story, or write to us: we answer within a day, most often within the hour.';
const standIns = { serif: 'Liberation Serif', mono: 'Liberation Mono' };
const standInOf = (kind) => standIns[kind] ?? 'Liberation Sans';

/** Runs in the browser: measures of a family at 1000 px, in thousandths of the em. */
async function measure({ family, base64, text }) {
  if (base64) {
    const face = new FontFace(family, `url(data:font/woff2;base64,${base64})`, { weight: '100 1000' });
    document.fonts.add(await face.load());
  }
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = `400 1000px "${family}"`;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText(text);
  const line = document.createElement('div');
  line.style.cssText = `font:400 1000px "${family}";line-height:normal;position:absolute`;
  line.textContent = 'x';
  document.body.append(line);
  const gap = Math.max(0, line.getBoundingClientRect().height - fontBoundingBoxAscent - fontBoundingBoxDescent);
  line.remove();
  return { width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent, gap };
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
const standInWidths = {};
for (const family of new Set(['sans', ...Object.keys(standIns)].map(standInOf))) {
  standInWidths[family] = (await page.evaluate(measure, { family, text: sample })).width;
}

const percent = (value) => Number((value * 100).toFixed(1));
const ranges = {};
const rows = [];
for (const entry of families) {
  const font = packagedFont(entry);
  for (const { script, range } of font.files) if (script) ranges[script] ??= range;
  const latin = font.files.find(({ script, weight }) => script === 'latin' && (weight ?? 400) === 400);
  const base64 = readFileSync((latin ?? font.files[0]).source).toString('base64');
  const own = await page.evaluate(measure, { family: font.family, base64, text: sample });
  const size = own.width / standInWidths[standInOf(font.kind)];
  const fit = [size, own.ascent / 1000 / size, own.descent / 1000 / size, own.gap / 1000 / size].map(percent);
  const scripts = [...new Set(font.files.flatMap(({ script }) => script ?? []))];
  const weights = font.cuts.length > 0 ? font.cuts : [font.weights[0], font.weights.at(-1)];
  rows.push({
    name: font.family,
    file: font.file,
    kind: font.kind,
    [font.cuts.length > 0 ? 'cuts' : 'weights']: weights,
    scripts: scripts.join(' '),
    ...(font.isSliced && { isSliced: true }),
    fit,
  });
}
await browser.close();

rows.sort((a, b) => Number(b.name === 'Outfit') - Number(a.name === 'Outfit') || a.name.localeCompare(b.name, 'en'));
writeFileSync(
  target,
  `// Written by libs/fonts/tools/generate-table.mjs; do not edit.
import type { FontFamily } from './fonts.js';

/** Signs of each script's file. */
export const scriptRanges: Readonly<Record<string, string>> = ${JSON.stringify(ranges, null, 2)};

export const fontTable: readonly FontFamily[] = [
${rows.map((row) => `  ${JSON.stringify(row)},`).join('\n')}
];
`,
);
writeFileSync(
  names,
  `// Written by libs/fonts/tools/generate-table.mjs; do not edit.
/** Families the product serves itself; what a page uses looks the same everywhere. The default is first. @source spec 9 */
export const fonts: readonly string[] = [
${rows.map(({ name }) => `  '${name}',`).join('\n')}
];
`,
);
console.log(`${rows.length} families`);
