// npm start: packages, build, servers, simulators, Linkyard; stops all of it on Ctrl-C and nothing else.
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stopCommands } from './commands.mjs';
import { onParentGone } from './parent-watch.mjs';
import { inRoot, root } from './paths.mjs';
import { isFree } from './ports.mjs';
import { checkDisk, checkNode, ensureBuilt, ensurePackages } from './prepare.mjs';
import { explain, Problem } from './problem.mjs';
import { bringPrograms } from './servers/provide.mjs';
import { startStack } from './stack.mjs';

const started = Date.now();
const report = (line) => console.log(`  ${line}`);
let stop = async () => undefined;
let leaving;

/** Stops everything in order, once; a second Ctrl-C (not the echo of the first by npm) leaves at once. */
async function leave(code, message) {
  if (leaving) {
    if (Date.now() - leaving > 1_000) process.exit(1);
    return;
  }
  leaving = Date.now();
  if (message) console.error(message);
  stopCommands();
  await stop();
  process.exit(code);
}

function options() {
  const { values } = parseArgs({
    options: {
      roles: { type: 'string' },
      port: { type: 'string', default: process.env.PORT || '5002' },
      data: { type: 'string', default: inRoot('.data/dev') },
      s3: { type: 'boolean', default: false },
      empty: { type: 'boolean', default: false },
      'no-install': { type: 'boolean', default: process.env.LINKYARD_NO_INSTALL === '1' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Problem(`${values.port} is no port`, 'Set PORT to 1-65535');
  return {
    ...{ roles: values.roles, port, dataDir: resolve(values.data), s3: values.s3, empty: values.empty },
    install: !values['no-install'],
  };
}

async function packagesAndBuild(install) {
  await ensurePackages({ install, report });
  await ensureBuilt({ report });
}

function greet({ url, mailboxUrl, demoAccounts, env }, dataDir) {
  const accounts = demoAccounts.map(
    ({ email, password, label }) => `${email} / ${password}${label ? `  (${label})` : ''}`,
  );
  const line = (title, text) => `  ${title.padEnd(10)}${text}`;
  console.log(
    [
      '',
      `  Linkyard is ready (${((Date.now() - started) / 1000).toFixed(1)} s)`,
      '',
      line('Open', url),
      ...accounts.map((account, index) => line(index === 0 ? 'Sign in' : '', account)),
      ...(env.DEMO === 'history' ? [line('Reseller', demoSite(url))] : []),
      ...(mailboxUrl ? [line('Mailbox', `${mailboxUrl}  (every mail that Linkyard sends here)`)] : []),
      ...(env.PUSH_SIMULATOR_URL
        ? [line('Pushes', `${env.PUSH_SIMULATOR_URL}  (every push notification, likewise)`)]
        : []),
      ...(env.DNS_PAGE_URL ? [line('DNS', `${env.DNS_PAGE_URL}  (records of domains that are tried here)`)] : []),
      line(
        'Files',
        `${relative(root, dataDir) || dataDir}  (logs in logs/, uploads in ${relative(dataDir, env.STORAGE_DIR)}/)`,
      ),
      line('Stop', 'Ctrl-C'),
      '',
    ].join('\n'),
  );
}

/** The site of the demo reseller (services/white-label/src/demo). Browsers lead every host below localhost to their own machine. */
function demoSite(url) {
  const { protocol, port } = new URL(url);
  const site = `${protocol}//studio.localhost${port && `:${port}`}`;
  return `${site}  (the white label of agency@linkyard.local; nora@studio.local / yard-people-2026)`;
}

process.on('SIGINT', () => leave(0, '\n  stopping'));
process.on('SIGTERM', () => leave(0, '  stopping'));
process.on('SIGHUP', () => leave(0));
onParentGone(() => leave(0));
process.on('uncaughtException', (error) => leave(1, explain(error)));
process.on('unhandledRejection', (error) => leave(1, explain(error)));

try {
  const { port, dataDir, empty, ...rest } = options();
  console.log('Linkyard');
  checkNode();
  checkDisk([root]);
  if (!(await isFree(port, '0.0.0.0'))) {
    throw new Problem(`Port ${port} is taken by another program`, `Choose another one: PORT=${port + 1} npm start`);
  }
  await Promise.all([
    bringPrograms({ named: process.env, install: rest.install, report }),
    packagesAndBuild(rest.install),
  ]);
  const onFault = (message) => leave(1, `${message}. Start again with: npm start`);
  const onStarting = (stopAll) => (stop = stopAll);
  const stack = await startStack({
    ...{ ...rest, port, dataDir, report, onStarting, onFault },
    // A demo that looks in use, or none; tests and benchmarks begin with accounts alone.
    choices: { DEMO: 'history', ...process.env, ...(empty && { DEMO: 'none' }) },
    supervised: true,
  });
  if (!leaving) greet(stack, dataDir);
} catch (error) {
  // While leaving, a child that did not become ready is what was wanted.
  await leave(1, explain(error));
}
