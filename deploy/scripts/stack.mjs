import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startBacking } from './backing.mjs';
import { entryPoints } from './paths.mjs';
import { freePort, isFree } from './ports.mjs';
import { Problem } from './problem.mjs';
import { claimFolder, lastLine, launch } from './processes.mjs';
import { waitUntilReady } from './readiness.mjs';
import { supervise } from './supervisor.mjs';

/** In the data folder of a running stack: where its bus is, for commands beside it (run-command.mjs). */
export const busFile = 'bus.json';

/**
 * Starts the whole of Linkyard as it is built: backing servers, simulators with the mailbox, and the roles in one process.
 * It prepares nothing: prepare.mjs has the packages and the build.
 *
 * @param {object} options
 * @param {string} options.dataDir  everything that this stack writes is in here
 * @param {number} [options.port]  of the gateway; a free one when missing
 * @param {string} [options.roles]  as in `--roles=gateway,commerce,workers:email`; all when missing
 * @param {boolean} [options.quiet]  no progress lines
 * @param {(line: string) => void} [options.report]  where progress lines go
 * @param {boolean} [options.install]  whether missing servers may be installed
 * @param {boolean} [options.s3]  an S3 server instead of the disk driver
 * @param {boolean} [options.stripeMock]  Stripe's own mock, for the tests of the adapter
 * @param {boolean} [options.withApp]  false: only the backing servers and the simulators, no role of Linkyard
 * @param {{app: string, simulators: string}} [options.entries]  the built programs; others in this script's own tests
 * @param {NodeJS.ProcessEnv} [options.choices]  settings of the person's; they win over ours. None by default, so that
 *   tests and benchmarks never touch a server that holds real data
 * @param {(stop: () => Promise<void>) => void} [options.onStarting]  gets `stop` before anything is started, for a Ctrl-C
 *   that comes while the stack starts
 * @param {(message: string) => void} [options.onFault]  called once when a child ends by itself (supervised: keeps ending)
 * @param {boolean} [options.supervised]  servers and roles that end by themselves are started again
 * @returns {Promise<Stack>}
 * @throws Problem  when something is missing or does not start; whatever had started is stopped first
 *
 * @typedef {import('./processes.mjs').Child} Child
 * @typedef {{kind: string, name: string, port: number, child: Child, stop: () => Promise<void>,
 *   restart: () => Promise<object>}} Server  kind: mongo, redis, nats, s3
 * @typedef {{env: Record<string, string>, url: string, mailboxUrl: string, demoAccounts: Record<string, string>[],
 *   servers: Server[], app: Child | undefined, stop: () => Promise<void>,
 *   startRoles: (roles: string, more?: {name?: string, env?: NodeJS.ProcessEnv}) => Promise<Child & {door: string}>}} Stack
 *   startRoles: another process of the same installation; its `door` answers /health and /metrics
 */
export async function startStack(options) {
  const {
    withApp = true,
    entries = entryPoints,
    choices = {},
    s3 = false,
    stripeMock = false,
    install = true,
  } = options;
  const dataDir = resolve(options.dataDir);
  const report = reporter(options);
  const { started, stop } = claimAndTrack(dataDir);
  options.onStarting?.(stop);
  try {
    const port = await gatewayPort(options.port);
    const onStarted = (group) => started.push(group);
    const parts = {
      dataDir,
      port,
      choices,
      s3,
      stripeMock,
      simulators: entries.simulators,
      install,
      report,
      onStarted,
    };
    const { env, servers, children } = await startBacking(parts);
    const bus = { NATS_URL: env.NATS_URL, BUS_SECRET: env.BUS_SECRET };
    writeFileSync(join(dataDir, busFile), JSON.stringify(bus), { mode: 0o600 });
    const startRoles = async (roles, { name = `roles-${roles}`, env: more } = {}) => {
      const child = await launchRoles({
        ...{ name, roles, env: { ...env, ...more }, dataDir, program: entries.app, report },
      });
      started.push([child]);
      await child.ready;
      return child;
    };
    if (withApp) report('starting Linkyard');
    const app = withApp ? await startRoles(options.roles, { name: 'linkyard' }) : undefined;
    const own = app ? [...children, app] : children;
    if (options.supervised) {
      const startApp = () => startRoles(options.roles, { name: 'linkyard' });
      started.push(...superviseAll({ app, startApp, servers, report, onGiveUp: once(options.onFault) }));
      watchFor(
        children.filter((child) => servers.every((server) => server.child !== child || !server.restart)),
        options.onFault,
      );
    } else if (options.onFault) watchFor(own, options.onFault);
    const demoAccounts = readDemoAccounts(env.DEMO_ACCOUNTS_FILE);
    return { env, url: env.PUBLIC_URL, mailboxUrl: env.MAILBOX_URL, demoAccounts, servers, app, startRoles, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function reporter({ quiet, report = (line) => console.log(`  ${line}`) }) {
  return quiet ? () => undefined : report;
}

/** Takes the data folder for this stack, and keeps what it started so that `stop` ends it, last started first. */
function claimAndTrack(dataDir) {
  const claim = claimFolder(join(dataDir, 'stack.pid'));
  if (claim.holder) {
    const wayOn = 'Stop that one first, or give --data=DIR';
    throw new Problem(`Linkyard already runs on ${dataDir} (process ${claim.holder})`, wayOn);
  }
  const started = [];
  const stop = once(async () => {
    for (const group of [...started].reverse()) await Promise.all(group.map((child) => child.stop()));
    rmSync(join(dataDir, busFile), { force: true });
    claim.release();
  });
  return { started, stop };
}

async function gatewayPort(wanted) {
  if (wanted === undefined) return freePort();
  if (await isFree(wanted, '0.0.0.0')) return wanted;
  throw new Problem(`Port ${wanted} is taken by another program`, `Choose another one: PORT=${wanted + 1} npm start`);
}

/** One process of the installation; ready when the gateway's port, or its own health port, answers. */
async function launchRoles({ name, roles, env, dataDir, program, report }) {
  const hasGateway = !roles || roles.split(',').some((role) => ['gateway', 'all'].includes(role.trim()));
  const port = hasGateway ? env.PORT : String(await freePort());
  const child = await launch({
    name: name.replaceAll(/[^\w-]+/g, '-'),
    program: process.execPath,
    args: [...nodeFlags(hasGateway), program, ...(roles ? [`--roles=${roles}`] : [])],
    folder: join(dataDir, 'logs'),
    env: { ...heapSettings, ...env, HEALTH_PORT: hasGateway ? '0' : port },
  });
  const door = `http://127.0.0.1:${port}`;
  return Object.assign(child, { door, ready: waitUntilReady(child, `${door}/health/ready`, { report }) });
}

/**
 * glibc keeps a heap per thread and hands little back: drawing pictures on two threads stayed at 500 MB where 290 are needed.
 * @source man mallopt; sharp's own advice on memory
 */
const heapSettings = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * A service on its own lives on few and short-lived objects: a nursery of 4 MB instead of 16 makes it 25 MB smaller. The
 * gateway, and all roles in one process, are busy enough to need the large one.
 */
const nodeFlags = (hasGateway) => ['--enable-source-maps', ...(hasGateway ? [] : ['--max-semi-space-size=4'])];

/** @returns the supervisors of the backing servers, then that of the roles, in the order of starting */
function superviseAll({ app, startApp, servers, report, onGiveUp }) {
  const restartable = servers.filter((server) => server.restart);
  const ofServers = restartable.map((server) =>
    supervise({ child: server.child, start: async () => (await server.restart()).child, report, onGiveUp }),
  );
  return [ofServers, app ? [supervise({ child: app, start: startApp, report, onGiveUp })] : []];
}

function watchFor(children, onFault) {
  const report = once(onFault);
  for (const child of children) {
    child.exited.then(({ code, signal }) => {
      if (child.stopping) return;
      const how = `${signal ?? `code ${code}`}: ${lastLine(child.logFile)}`;
      report(`${child.name} ended by itself (${how}). Its log is ${child.logFile}`);
    });
  }
}

function readDemoAccounts(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

function once(work) {
  let result;
  return (...args) => (result ??= { value: work(...args) }).value;
}
