// npm test: checks, builds, and runs all suites on servers, ports and folders of its own; leaves nothing behind.
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { stopCommands } from './commands.mjs';
import { onParentGone } from './parent-watch.mjs';
import { inRoot, root } from './paths.mjs';
import { checkDisk, checkNode, ensureBuilt, ensurePackages } from './prepare.mjs';
import { explain } from './problem.mjs';
import { affectedFolders } from './testing/affected.mjs';
import { runAudit } from './testing/audit.mjs';
import { runApiFuzz } from './testing/api-fuzz.mjs';
import { calendarReaderForTests } from './testing/calendar-reader.mjs';
import { caldavForTests, provideChromium, provideStack, s3ForTests, stripeMockForTests } from './testing/provision.mjs';
import { oneCheck, slowest, summary, total } from './testing/counts.mjs';
import { everyday, plan, stepLine, tail } from './testing/plan.mjs';
import { provideTlsStack, tlsPrograms } from './testing/tls-stack.mjs';
import { checkFormat, checkTypes, runBuild, runE2e, runJest, runLint, runPlaywright } from './testing/runners.mjs';
import { removeAfterwards } from './watchdog.mjs';

const { values, positionals: paths } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    grep: { type: 'string' },
    affected: { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: process.env.LINKYARD_NO_INSTALL === '1' },
  },
});
const install = !values['no-install'];
/** Everything that is done with files, once more where they are kept in S3. */
const storedJourney = 'frontend/e2e/media-journey.spec.ts';
const isChosen = (file) => paths.length === 0 || paths.some((path) => file.includes(path));
let choice = { grep: values.grep, paths };
const dataDir = inRoot(`.data/test-${process.pid}`);
const logs = inRoot('.data/test-logs');
const report = (line) => console.log(`    ${line}`);
const stops = new Set();
const results = [];
const suiteTimes = [];
let leaving = false;

async function leave(code) {
  if (leaving) return;
  leaving = true;
  stopCommands();
  await Promise.all([...stops].map((stop) => stop()));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
process.on('SIGINT', () => leave(130));
process.on('SIGTERM', () => leave(143));
process.on('SIGHUP', () => leave(129));
onParentGone(() => leave(143));

/** Runs one step, prints its line, and its output when something failed. An error of ours counts as one failure. */
async function step(name, work) {
  if (leaving) return false;
  const started = Date.now();
  const failure = (error) => ({ counts: oneCheck(false), output: explain(error) });
  const { counts, output, note, times = [] } = await work().catch(failure);
  if (leaving) return false;
  results.push(counts);
  suiteTimes.push(...times.map((suite) => ({ ...suite, name: `${name} ${relative(root, suite.name)}` })));
  writeFileSync(join(logs, `${name}.log`), output);
  console.log(stepLine(name, counts, (Date.now() - started) / 1000, note));
  if (counts.failed > 0) console.log(`${tail(output)}\n    all of it: .data/test-logs/${name}.log`);
  return counts.failed === 0;
}

/** Steps that share a running stack: the stack's own failure is one failure for each of them. */
async function withStack(part, options, names, work, provide = provideStack) {
  let stack;
  try {
    stack = await provide({ dataDir: join(dataDir, part), install, report, ...options }, stops);
    await work(stack);
  } catch (error) {
    for (const name of names) await step(name, () => Promise.reject(error));
  } finally {
    await stack?.stop();
    const from = join(dataDir, part, 'logs');
    if (existsSync(from)) cpSync(from, join(logs, part), { recursive: true });
  }
}

async function runAll() {
  const chosen = plan(values.only ?? (values.affected ? everyday : undefined));
  const has = (...names) => names.some((name) => chosen.includes(name));
  checkNode();
  checkDisk([root]);
  await ensurePackages({ install, report });
  if (values.affected) {
    const folders = await affectedFolders();
    report(`affected: ${folders === 'all' ? 'everything' : folders.join(', ') || 'nothing'}`);
    // A path that no spec has: nothing is affected.
    if (folders !== 'all') choice = { ...choice, paths: folders.length > 0 ? folders.map((one) => `${one}/`) : ['^$'] };
  }
  // Built beside the checks where it is not there yet: it takes minutes, once.
  const s3 = has('integration', 'browser') ? s3ForTests({ install, report }) : undefined;
  const tls = has('tls') ? tlsPrograms({ install, report }) : undefined;
  // Heard of when they are waited for.
  for (const building of [s3, tls]) building?.catch(() => undefined);
  // Beside each other: each keeps one core busy.
  await Promise.all([has('format') && step('format', checkFormat), has('lint') && step('lint', runLint)]);
  await Promise.all([has('types') && step('types', checkTypes), has('audit') && step('audit', runAudit)]);
  if (has('build')) await step('build', runBuild);
  else if (has('integration', 'e2e', 'api-fuzz', 'browser', 'tls')) await ensureBuilt({ report });
  if (has('unit')) await step('unit', () => runJest('unit', choice));
  if (has('component')) await step('component', () => runJest('component', choice));
  if (has('integration')) await runIntegration(s3);
  await runOverHttp(has, s3);
  if (tls) await runTls(tls);
}

async function runIntegration(s3) {
  const stripeMock = await stripeMockForTests({ install, report });
  await withStack('integration', { withApp: false, s3: await s3, stripeMock }, ['integration'], async ({ env }) => {
    const caldav = await caldavForTests({ folder: join(dataDir, 'caldav'), install, report }, stops);
    const reader = await calendarReaderForTests({ install, report });
    await step('integration', () => runJest('integration', { ...choice, env: { ...env, ...caldav, ...reader } }));
  });
}

async function runOverHttp(has, s3) {
  const overHttp = ['e2e', 'api-fuzz', 'browser'].filter((name) => has(name));
  if (overHttp.length === 0) return;
  await withStack('e2e', {}, overHttp, async ({ env, demoAccounts }) => {
    if (has('e2e')) await step('e2e', () => runE2e({ ...choice, env }));
    if (has('browser')) {
      await step('browser', async () => {
        const CHROMIUM_PATH = await provideChromium({ install, report });
        return runPlaywright({ ...choice, env: { ...env, CHROMIUM_PATH } });
      });
    }
    // Last, because it changes and deletes what the demo accounts have.
    if (has('api-fuzz')) await step('api-fuzz', () => runApiFuzz({ url: env.BASE_URL, demoAccounts, install, report }));
  });
  if (!(await s3)) return;
  // What people put in lies on disk above, and in an S3 server here.
  if (!has('browser') || !isChosen(storedJourney)) return;
  await withStack('browser-s3', { s3: true }, ['browser-s3'], ({ env }) =>
    step('browser-s3', async () => {
      const CHROMIUM_PATH = await provideChromium({ install, report });
      return runPlaywright({ grep: values.grep, paths: [storedJourney], env: { ...env, CHROMIUM_PATH } });
    }),
  );
}

/** Certificates: last, because Caddy may still be built. That time is reported apart; it is of the first run on a machine alone. */
async function runTls(bringing) {
  const asked = Date.now();
  const programs = await bringing;
  const waited = (Date.now() - asked) / 1000;
  if (programs.reason) {
    const skipped = { counts: { passed: 0, failed: 0, skipped: 1 }, output: programs.reason };
    return step('tls', async () => ({ ...skipped, note: `skipped: ${programs.reason}` }));
  }
  if (programs.builtSec > 0)
    report(
      `Caddy and Pebble: built beside the tests in ${programs.builtSec.toFixed(0)} s, once (${waited.toFixed(0)} s waited for)`,
    );
  const work = async ({ env }) => {
    await step('tls', () => runJest('tls', { ...choice, env, workers: 1 }));
    await step('browser-tls', async () => {
      const CHROMIUM_PATH = await provideChromium({ install, report });
      return runPlaywright({ ...choice, env: { ...env, CHROMIUM_PATH } });
    });
  };
  await withStack('tls', { programs }, ['tls'], work, provideTlsStack);
}

try {
  mkdirSync(logs, { recursive: true });
  removeAfterwards(dataDir);
  await runAll();
} catch (error) {
  if (!leaving) console.error(explain(error));
  results.push(oneCheck(false));
}
if (!leaving) {
  const counts = total(results);
  const slow = slowest(suiteTimes);
  if (slow.length > 0) console.log('\n  slowest suites');
  for (const { name, seconds } of slow) console.log(`  ${seconds.toFixed(1).padStart(8)} s  ${name}`);
  console.log(`\n${summary(counts)}`);
  await leave(counts.failed > 0 || counts.passed + counts.skipped === 0 ? 1 : 0);
}
