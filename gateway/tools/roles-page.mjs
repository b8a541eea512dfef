// Writes docs/ROLES.md from the contracts; --check only says whether it is current. Needs no build.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs/ROLES.md');

/** @returns {Promise<string>} the page as the contracts of this tree have it */
async function current() {
  // Beside the packages, so that those left out of the bundle are found.
  const folder = mkdtempSync(join(root, 'node_modules/.roles-page-'));
  try {
    const outfile = join(folder, 'role-matrix.mjs');
    await build({
      entryPoints: [join(root, 'gateway/e2e/role-matrix.ts')],
      bundle: true,
      format: 'esm',
      platform: 'node',
      conditions: ['@linkyard/source'],
      external: ['zod'],
      outfile,
      logLevel: 'error',
    });
    const { httpCommands, rolesPage } = await import(pathToFileURL(outfile).href);
    return rolesPage(httpCommands());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const text = await current();
if (!process.argv.includes('--check')) {
  writeFileSync(page, text);
  console.log('Wrote docs/ROLES.md.');
} else if (readFileSync(page, 'utf8') !== text) {
  console.error('docs/ROLES.md is not current: run node gateway/tools/roles-page.mjs');
  process.exitCode = 1;
}
