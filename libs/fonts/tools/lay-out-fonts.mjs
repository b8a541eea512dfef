// Lays the served files of each family out in dist/ (SIL Open Font License, Apache License): `outfit-latin-v1.woff2`, and for a family in slices also
// a style sheet of its hundred faces, which is too long to stand in a page.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families } from '../families.mjs';
import { packagedFont } from './packaged-font.mjs';

const target = fileURLToPath(new URL('../dist', import.meta.url));
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const face = ({ family, weights }, { name, range }) =>
  `@font-face{font-family:"${family}";src:url(${name}) format("woff2");font-weight:${weights[0]} ${weights.at(-1)};font-display:swap;unicode-range:${range}}`;

for (const entry of families) {
  const font = packagedFont(entry);
  for (const { source, name } of font.files) copyFileSync(source, join(target, name));
  if (font.isSliced) {
    const css = font.files.map((file) => face(font, file)).join('\n');
    writeFileSync(join(target, `${font.file}-faces-v1.css`), css);
  }
}
