import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, relative } from 'node:path';
import { run } from '../commands.mjs';
import { failedOutput } from '../nx-output.mjs';
import { inRoot, root, tools } from '../paths.mjs';
import { build, nx, nxEnvironment } from '../prepare.mjs';
import {
  countsOfBoth,
  failedFiles,
  jestCounts,
  jestTimes,
  oneCheck,
  playwrightCounts,
  playwrightTimes,
  settle,
  total,
} from './counts.mjs';

/** On a busy machine a service takes some seconds to start; jest's own limit is 5 s. Milliseconds. */
const testTimeoutMs = 30_000;

/** More failed files than this are no coincidence. */
const maxRetriedSuites = 3;

const node = (args, env = {}, options = {}) =>
  run(process.execPath, args, { cwd: root, env: { FORCE_COLOR: '0', ...env }, long: true, ...options });
const check = async (running) => {
  const { code, output } = await running;
  return { counts: oneCheck(code === 0), output };
};

export const checkFormat = () => check(node([tools.prettier, '--check', '.']));
export const checkTypes = () => check(node([tools.types, '-p', 'tsconfig.json', '--noEmit', '--pretty', 'false']));

/** The build; of a failed one only what the failed tasks said. */
export async function runBuild() {
  const { code, output } = await build();
  return { counts: oneCheck(code === 0), output: failedOutput(output) };
}

/** The project graph must exist before the lint: without it the rule about who may import whom is skipped in silence. */
export async function runLint() {
  const graph = await nx(['show', 'projects']);
  if (graph.code !== 0) return { counts: oneCheck(false), output: graph.output };
  const { code, output } = await node([tools.eslint, '.'], nxEnvironment);
  const ruleWasSkipped = output.includes('No cached ProjectGraph');
  return { counts: oneCheck(code === 0 && !ruleWasSkipped), output };
}

/**
 * Runs one rung of the jest suites. On CI a few failed files run once more, alone, as the journeys do; the step's line
 * names them.
 * @param {'unit' | 'component' | 'integration' | 'e2e' | 'e2e-platform' | 'tls'} rung
 * @param {{env?: NodeJS.ProcessEnv, grep?: string, paths?: string[], workers?: number}} choice
 */
export async function runJest(rung, choice = {}) {
  const first = await jestOnce(rung, choice);
  const times = first.report ? jestTimes(first.report) : [];
  const failed = first.report ? failedFiles(first.report) : [];
  if (process.env.CI !== 'true' || failed.length === 0 || failed.length > maxRetriedSuites) {
    return { counts: settle(first.code, first.report && jestCounts(first.report)), output: first.output, times };
  }
  const again = await jestOnce(rung, { ...choice, paths: failed, workers: 1 });
  const counts = settle(again.code, again.report && countsOfBoth(first.report, again.report));
  const names = failed.map((file) => relative(root, file)).join(', ');
  return { counts, output: `${first.output}\n${again.output}`, times, note: `run twice: ${names}` };
}

/** Two workers on one stack: each spec has accounts of its own. What changes the whole platform follows, one file at a time. */
export async function runE2e(choice) {
  const together = await runJest('e2e', { ...choice, workers: 2 });
  const alone = await runJest('e2e-platform', { ...choice, workers: 1 });
  const notes = [together.note, alone.note].filter(Boolean).join('; ');
  return {
    counts: total([together.counts, alone.counts]),
    output: `${together.output}\n${alone.output}`,
    times: [...together.times, ...alone.times],
    ...(notes ? { note: notes } : {}),
  };
}

async function jestOnce(rung, { env = {}, grep, paths = [], workers = availableParallelism() }) {
  const file = freshReport(`${rung}.json`);
  const { code, output } = await node(
    [
      ...[tools.jest, '--selectProjects', rung, '--json', `--outputFile=${file}`, `--maxWorkers=${workers}`],
      `--testTimeout=${testTimeoutMs}`,
      ...(grep ? ['--testNamePattern', grep] : []),
      ...(grep || paths.length > 0 ? ['--passWithNoTests'] : []),
      ...paths,
    ],
    { ...env, NODE_ENV: 'test', NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  );
  return { code, output: withoutJson(output), report: readReport(file) };
}

/**
 * Runs the browser journeys.
 * @param {{env: NodeJS.ProcessEnv, grep?: string, paths?: string[], timeoutMs?: number}} choice
 */
export async function runPlaywright({ env, grep, paths = [], timeoutMs }) {
  const file = freshReport('browser.json');
  const { code, output } = await node(
    [
      ...[tools.playwright, 'test', '--config', 'playwright.config.ts', '--reporter', 'list,json'],
      ...(grep ? ['--grep', grep, '--pass-with-no-tests'] : []),
      ...(paths.length > 0 ? ['--pass-with-no-tests'] : []),
      ...paths,
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    timeoutMs ? { timeoutMs } : {},
  );
  const report = readReport(file);
  return {
    counts: settle(code, report && playwrightCounts(report)),
    output,
    times: report ? playwrightTimes(report) : [],
  };
}

function freshReport(name) {
  const file = inRoot('.data/test-reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Jest prints the report's path on standard output, which is noise here. */
function withoutJson(output) {
  return output.replace(/^Test results written to:.*\n?/m, '');
}
