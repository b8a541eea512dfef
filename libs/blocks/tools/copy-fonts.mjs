// Copies the latin variable font of each family to dist/fonts/<family>-latin-v1.woff2 (SIL Open Font License).
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { fontFamilies, fontFile } = await import(new URL('../dist/kit/fonts.js', import.meta.url).href);
const packages = join(root, '..', '..', 'node_modules', '@fontsource-variable');
const target = join(root, 'dist', 'fonts');

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const family of fontFamilies) {
  const { file } = family;
  const font = join(packages, file, 'files', `${file}-latin-wght-normal.woff2`);
  if (!existsSync(font)) throw new Error(`No font file ${font}`);
  copyFileSync(font, join(target, fontFile(family)));
}
