// npm run bench [-- --only=B01,B05 [--record]]: runs every **/bench/*.bench.mjs against a stack of its own and writes the table.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { recordRun } from './bench-record.mjs';
import { benchFiles, isMet, tableOf } from './bench-table.mjs';
import { stopCommands } from './commands.mjs';
import { inRoot, root } from './paths.mjs';
import { checkDisk, checkNode, ensureBuilt, ensurePackages } from './prepare.mjs';
import { explain } from './problem.mjs';
import { startStack } from './stack.mjs';
import { removeAfterwards } from './watchdog.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    // Puts the rows of a partial run into the page too; a whole run always does.
    record: { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: process.env.LINKYARD_NO_INSTALL === '1' },
  },
});
const install = !values['no-install'];
const dataDir = inRoot(`.data/bench-${process.pid}`);
const report = (line) => console.log(`  ${line}`);
let stop = async () => undefined;
let leaving = false;

async function leave(code) {
  if (leaving) return;
  leaving = true;
  stopCommands();
  await stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
process.on('SIGINT', () => leave(130));
process.on('SIGTERM', () => leave(143));

/** A bench that fails is a row too: a figure that is missing in silence would look like one that was never asked for. */
async function rowsOf(file, context) {
  const name = relative(root, file);
  report(name);
  try {
    const module = await import(pathToFileURL(file).href);
    return await (module.run ?? module.default)(context);
  } catch (error) {
    console.error(explain(error));
    return [{ id: name, measure: 'did not run', ours: error.message, failed: true }];
  }
}

async function benchmark() {
  checkNode();
  checkDisk([root]);
  await ensurePackages({ install, report });
  await ensureBuilt({ report });
  removeAfterwards(dataDir);
  const files = benchFiles(root, values.only);
  if (files.length === 0) throw new Error('No bench has that name');
  const stack = await startStack({
    dataDir,
    install,
    report,
    onStarting: (stopAll) => (stop = stopAll),
    onFault: report,
  });
  // Before the first bench adds its own: how busy the machine is with something else.
  const [load] = loadavg();
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${day}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load average before it ${load.toFixed(1)}`;
  const only = values.only?.split(',');
  const rows = [];
  for (const file of files) rows.push(...(await rowsOf(file, { ...stack, startStack, only, report })));
  const chosen = only ? rows.filter((row) => row.failed || only.includes(row.id)) : rows;
  console.log(`\n${tableOf(chosen)}\n`);
  mkdirSync(inRoot('.data'), { recursive: true });
  const run = { machine, at: new Date().toISOString(), rows: chosen };
  writeFileSync(inRoot('.data/bench.json'), `${JSON.stringify(run, null, 2)}\n`);
  const recorded = { json: inRoot('docs/benchmarks.json'), page: inRoot('docs/BENCHMARKS.md') };
  if (!only || values.record) recordRun(recorded, run, { whole: !only });
  const missed = chosen.filter((row) => !isMet(row)).length;
  console.log(`${chosen.length - missed} met, ${missed} missed`);
  return chosen.some((row) => row.failed) ? 1 : 0;
}

try {
  await leave(await benchmark());
} catch (error) {
  if (!leaving) console.error(explain(error));
  await leave(1);
}
