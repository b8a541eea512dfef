// npm run test:faults [-- --only=r03,r05]: kills processes and servers of an installation of its own and checks what it guarantees.
import { mkdirSync, cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { stopCommands } from '../scripts/commands.mjs';
import { inRoot, root } from '../scripts/paths.mjs';
import { checkDisk, checkNode, ensureBuilt, ensurePackages } from '../scripts/prepare.mjs';
import { explain } from '../scripts/problem.mjs';
import { removeAfterwards } from '../scripts/watchdog.mjs';
import { Installation } from './kit/installation.mjs';
import { tableOf } from './kit/table.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: process.env.LINKYARD_NO_INSTALL === '1' },
  },
});
const install = !values['no-install'];
const dataDir = inRoot(`.data/faults-${process.pid}`);
const kept = inRoot('.data/faults-logs');
const report = (line) => console.log(`  ${line}`);
let stop = async () => undefined;
let leaving = false;

async function leave(code) {
  if (leaving) return;
  leaving = true;
  stopCommands();
  await stop();
  if (existsSync(join(dataDir, 'logs'))) cpSync(join(dataDir, 'logs'), kept, { recursive: true });
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
process.on('SIGINT', () => leave(130));
process.on('SIGTERM', () => leave(143));

function faultFiles() {
  const all = readdirSync(import.meta.dirname).filter((name) => /^r\d\d-.*\.mjs$/.test(name));
  const wanted = values.only?.toLowerCase().split(',');
  return all.filter((name) => !wanted || wanted.some((id) => name.startsWith(id))).sort();
}

/** A fault that cannot be measured is a failure too. */
async function rowsOf(file, installation) {
  const started = Date.now();
  report(file);
  const id = file.slice(0, 3).toUpperCase();
  try {
    const { run } = await import(pathToFileURL(join(import.meta.dirname, file)).href);
    return await run(installation, { dataDir, install, report: (line) => report(`  ${line}`) });
  } catch (error) {
    console.error(explain(error));
    return [{ id, measure: 'could not be measured', measured: error.message, target: '', met: false }];
  } finally {
    report(`  ${Math.round((Date.now() - started) / 1000)} s`);
  }
}

async function runAll() {
  const files = faultFiles();
  if (files.length === 0) throw new Error('No fault has that name');
  checkNode();
  checkDisk([root]);
  await ensurePackages({ install, report });
  if (!values['no-build']) await ensureBuilt({ report });
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  removeAfterwards(dataDir);
  const installation = await Installation.start({
    dataDir,
    install,
    report,
    onStarting: (stopAll) => (stop = stopAll),
  });
  const rows = [];
  for (const file of files) rows.push(...(await rowsOf(file, installation)));
  const failed = rows.filter(({ met }) => !met).length;
  console.log(`\n${tableOf(rows)}\n\n${rows.length - failed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
}

try {
  await leave(await runAll());
} catch (error) {
  if (!leaving) console.error(explain(error));
  console.log('\n0 passed, 1 failed');
  await leave(1);
}
