import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../commands.mjs';
import { inRoot } from '../paths.mjs';
import { pipProgram } from '../servers/pip-program.mjs';
import { oneCheck, total } from './counts.mjs';

const version = '4.32.5';
const config = inRoot('deploy/scripts/testing/schemathesis.toml');
/** Without calls that end the tester's own session or account. One expression, because several exclusions must all match. */
const notForUsers = '^/admin/|^/auth/(logout|revokeSession|deleteAccount|changePassword|changeEmail|twoFactor/.*)$';

/** Each call once, as the role that it is made for. */
const runs = [
  { name: 'public', calls: ['--include-by', '/x-role == "public"'] },
  { name: 'user', calls: ['--include-by', '/x-role != "public"', '--exclude-path-regex', notForUsers] },
  { name: 'admin', calls: ['--include-by', '/x-role == "admin"'] },
];

/**
 * An independent property tester reads the published API description and sends what it allows and what it forbids. Every reply
 * must have a documented status and shape, and none may be a fault of the server.
 * Without Python the step is skipped with its reason; in CI that is a failure.
 */
export async function runApiFuzz({ url, demoAccounts, install, report }) {
  const { program, reason } = await pipProgram({ name: 'schemathesis', version }, { install, report });
  if (!program) {
    const isCi = process.env.CI === 'true' || process.env.CI === '1';
    report(`api-fuzz: ${isCi ? 'failed' : 'skipped'} (${reason})`);
    return { counts: isCi ? oneCheck(false) : { passed: 0, failed: 0, skipped: 1 }, output: reason, note: reason };
  }
  const accounts = {
    admin: demoAccounts.find(({ label }) => label === 'admin'),
    user: demoAccounts.find(({ label }) => label !== 'admin'),
  };
  const results = [];
  for (const each of runs) results.push(await runRole(program, url, each, accounts[each.name]));
  return { counts: total(results.map(({ counts }) => counts)), output: results.map(({ output }) => output).join('\n') };
}

async function runRole(program, url, { name, calls }, account) {
  const folder = inRoot('.data/test-reports', `api-fuzz-${name}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const token = account && (await signIn(url, account));
  const { output, code } = await run(
    program,
    [
      ...['--config-file', config, 'run', `${url}/docs/openapi.json`, '--url', url],
      ...calls,
      ...['--phases', 'fuzzing', '--max-examples', '5', '--workers', '1', '--seed', '1', '--no-shrink'],
      ...['--suppress-health-check', 'all', '--generation-database', 'none', '--warnings', 'off'],
      ...['--report', 'junit', '--report-junit-path', join(folder, 'junit.xml')],
      ...(token ? ['--header', `Authorization: ${token}`] : []),
    ],
    { cwd: folder, env: { PYTHONDONTWRITEBYTECODE: '1', NO_COLOR: '1' }, timeoutMs: 180_000, long: true },
  );
  const counts = countsOf(join(folder, 'junit.xml'));
  return { counts: counts && (code === 0) === (counts.failed === 0) ? counts : oneCheck(false), output };
}

/** One test of the JUnit report is one call. */
function countsOf(file) {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const cases = text.split('<testcase ').slice(1);
  const failed = cases.filter((one) => /<(?:failure|error)\b/.test(one)).length;
  const skipped = cases.filter((one) => /<skipped\b/.test(one)).length;
  return { passed: cases.length - failed - skipped, failed, skipped };
}

async function signIn(url, { email, password }) {
  const response = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = await response.json();
  if (!data?.token) throw new Error(`${email} could not sign in: ${response.status}`);
  return data.token;
}
