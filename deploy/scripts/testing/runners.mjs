import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { run } from '../commands.mjs';
import { failedOutput } from '../nx-output.mjs';
import { inRoot, root, tools } from '../paths.mjs';
import { build, nx, nxEnvironment } from '../prepare.mjs';
import { jestCounts, oneCheck, playwrightCounts, settle } from './counts.mjs';

const node = (args, env = {}) =>
  run(process.execPath, args, { cwd: root, env: { FORCE_COLOR: '0', ...env }, long: true });
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
 * Runs one rung of the jest suites.
 * @param {'unit' | 'component' | 'integration' | 'e2e'} rung
 * @param {{env?: NodeJS.ProcessEnv, grep?: string, paths?: string[], workers?: number}} choice
 */
export async function runJest(rung, { env = {}, grep, paths = [], workers = availableParallelism() } = {}) {
  const report = freshReport(`${rung}.json`);
  const { code, output } = await node(
    [
      ...[tools.jest, '--selectProjects', rung, '--json', `--outputFile=${report}`, `--maxWorkers=${workers}`],
      ...(grep ? ['--testNamePattern', grep] : []),
      ...(grep || paths.length > 0 ? ['--passWithNoTests'] : []),
      ...paths,
    ],
    { ...env, NODE_ENV: 'test', NODE_OPTIONS: '--experimental-vm-modules --no-warnings' },
  );
  return { counts: settle(code, readReport(report, jestCounts)), output: withoutJson(output) };
}

/** Runs the browser journeys. @param {{env: NodeJS.ProcessEnv, grep?: string, paths?: string[]}} choice */
export async function runPlaywright({ env, grep, paths = [] }) {
  const report = freshReport('browser.json');
  const { code, output } = await node(
    [
      ...[tools.playwright, 'test', '--config', 'playwright.config.ts', '--reporter', 'list,json'],
      ...(grep ? ['--grep', grep, '--pass-with-no-tests'] : []),
      ...(paths.length > 0 ? ['--pass-with-no-tests'] : []),
      ...paths,
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  return { counts: settle(code, readReport(report, playwrightCounts)), output };
}

function freshReport(name) {
  const file = inRoot('.data/test-reports', name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}

function readReport(file, count) {
  return existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Jest says the report's place on standard output; nobody needs it. */
function withoutJson(output) {
  return output.replace(/^Test results written to:.*\n?/m, '');
}
