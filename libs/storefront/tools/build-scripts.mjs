// Bundles what acts on the screens of visitors: one small module for each folder with a live.ts.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src');
const target = join(root, 'dist', 'scripts-of-screens');

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const manifest = {};
for (const name of readdirSync(source).sort()) {
  if (!existsSync(join(source, name, 'live.ts'))) continue;
  const result = await build({
    entryPoints: [join(source, name, 'live.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    legalComments: 'none',
    conditions: ['@linkyard/source'],
  });
  const bytes = result.outputFiles[0].contents;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  manifest[name] = `${name}.${hash}.js`;
  writeFileSync(join(target, manifest[name]), bytes);
}
writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
