// Bundles what acts in a visitor's browser: one small module per block with a behaviour.ts, the beacon, and what plays a background video.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'src');
const target = join(root, 'dist', 'behaviours');
const beaconLimit = 1024;

async function bundle(contents, format) {
  const result = await build({
    stdin: { contents, resolveDir: source, loader: 'ts' },
    bundle: true,
    minify: true,
    format,
    target: 'es2020',
    write: false,
    legalComments: 'none',
    conditions: ['@linkyard/source'],
  });
  return result.outputFiles[0].contents;
}

const startAll = (code) =>
  `import { start } from './${code}/behaviour.ts';\n` +
  `for (const root of document.querySelectorAll<HTMLElement>('[data-t="${code}"]')) start(root);\n`;

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const manifest = {};
function write(name, bytes) {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const file = `${name}.${hash}.js`;
  writeFileSync(join(target, file), bytes);
  manifest[name] = { file, bytes: bytes.length, gzipBytes: gzipSync(bytes, { level: 9 }).length };
}

const codes = readdirSync(source).filter((folder) => existsSync(join(source, folder, 'behaviour.ts')));
for (const code of codes.sort()) write(code, await bundle(startAll(code), 'esm'));
write('consent', await bundle("import { startConsent } from './consent/consent.ts';\nstartConsent();", 'esm'));
write('follow', await bundle("import { startFollow } from './push/follow.ts';\nstartFollow();", 'esm'));
write('gate', await bundle("import { startGates } from './gate/gate.ts';\nstartGates();", 'esm'));
write('beacon', await bundle("import { startBeacon } from './beacon/beacon.ts';\nstartBeacon();", 'iife'));
write('backdrop', await bundle("import { startBackdrop } from './backdrop/backdrop.ts';\nstartBackdrop();", 'esm'));
// No hash in this name: every script of a sandboxed frame asks for it, and the gateway knows it by its path.
const frame = await bundle("import { startFrame } from './frame/frame.ts';\nstartFrame();", 'iife');
const frameHead = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Embedded content</title>';
writeFileSync(join(target, 'frame.html'), `${frameHead}<script>${Buffer.from(frame).toString().trim()}</script>\n`);
// Nor in this one: a browser looks for a newer worker at the same address.
writeFileSync(
  join(target, 'sw.js'),
  await bundle("import { startWorker } from './push/worker.ts';\nstartWorker();", 'iife'),
);
writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);

if (manifest.beacon.gzipBytes > beaconLimit) {
  throw new Error(`The beacon has ${manifest.beacon.gzipBytes} bytes gzipped; the limit is ${beaconLimit}.`);
}
