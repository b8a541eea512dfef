import { join } from 'node:path';
import { appEnvironment, personsChoices, withoutSettings } from './environment.mjs';
import { keptSecrets } from './secrets.mjs';
import { startSimulators } from './simulators.mjs';
import { findProgram } from './servers/ladder.mjs';
import { provideServers } from './servers/provide.mjs';
import { startStripeMock, stripeMockRecipe } from './servers/stripe-mock.mjs';
import { startVersitygw, versitygwRecipe } from './servers/versitygw.mjs';

/**
 * Everything that Linkyard needs around it: databases, bus, simulators with the mailbox, S3 and stripe-mock when asked for.
 * @param {{dataDir: string, port: number, choices: NodeJS.ProcessEnv, s3: boolean, stripeMock?: boolean, simulators: string, install: boolean,
 *   report: (line: string) => void, onStarted: (group: {stop: () => Promise<void>}[]) => void}} options
 *   onStarted: gets each group of children as soon as it runs, in the order of starting
 * @returns {Promise<{env: Record<string, string>, servers: object[], children: object[]}>}
 */
export async function startBacking({
  dataDir,
  port,
  choices,
  simulators: program,
  install,
  report,
  onStarted,
  ...asked
}) {
  const secrets = keptSecrets(join(dataDir, 'secrets.json'));
  const begin = async (starting, childrenOf) => {
    const result = await starting;
    onStarted(childrenOf(result));
    return result;
  };
  // Started in parallel; when one fails, the others are awaited first, so that the caller can stop all of them.
  const settled = await Promise.allSettled([
    begin(provideServers({ folder: dataDir, named: choices, install, report }), ({ servers }) => servers),
    begin(startSimulators({ dataDir, program, secrets }), ({ child }) => [child]),
    begin(provideAsked(dataDir, asked, { install, report }), (extra) => extra),
  ]);
  const failed = settled.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  const [provided, simulators, extra] = settled.map(({ value }) => value);
  const env = {
    ...withoutSettings(process.env),
    ...appEnvironment({ port, dataDir, simulators, secrets }),
    ...Object.assign({}, ...extra.map((server) => server.env)),
    ...personsChoices(choices),
    ...provided.env,
  };
  const servers = [...provided.servers, ...extra];
  return { env, servers, children: [...servers.map((server) => server.child), simulators.child] };
}

/** Servers that only some stacks have. */
async function provideAsked(dataDir, { s3, stripeMock }, options) {
  const provide = async (kind, recipe, start) => {
    const { program, step } = await findProgram(recipe, options);
    const server = await start({ program, folder: join(dataDir, kind) });
    options.report(`${recipe.name}: ${step}, on port ${server.port}`);
    return { ...server, kind };
  };
  return [
    ...(s3 ? [await provide('s3', versitygwRecipe, startVersitygw)] : []),
    ...(stripeMock ? [await provide('stripe-mock', stripeMockRecipe, startStripeMock)] : []),
  ];
}
