import { join } from 'node:path';
import { appEnvironment, personsChoices, withoutSettings } from './environment.mjs';
import { keptSecrets } from './secrets.mjs';
import { startSimulators } from './simulators.mjs';
import { findProgram } from './servers/ladder.mjs';
import { provideServers } from './servers/provide.mjs';
import { startVersitygw, versitygwRecipe } from './servers/versitygw.mjs';

/**
 * Everything that Linkyard needs around it: databases, bus, simulators with the mailbox, S3 when asked for.
 * @param {{dataDir: string, port: number, choices: NodeJS.ProcessEnv, s3: boolean, simulators: string, install: boolean,
 *   report: (line: string) => void, onStarted: (group: {stop: () => Promise<void>}[]) => void}} options
 *   onStarted: gets each group of children as soon as it runs, in the order of starting
 * @returns {Promise<{env: Record<string, string>, servers: object[], children: object[]}>}
 */
export async function startBacking({ dataDir, port, choices, s3, simulators: program, install, report, onStarted }) {
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
    ...(s3 ? [begin(provideS3(dataDir, { install, report }), (store) => [store])] : []),
  ]);
  const failed = settled.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
  const [provided, simulators, store] = settled.map(({ value }) => value);
  const env = {
    ...withoutSettings(process.env),
    ...appEnvironment({ port, dataDir, simulators, secrets }),
    ...store?.env,
    ...personsChoices(choices),
    ...provided.env,
  };
  const servers = [...provided.servers, ...(store ? [store] : [])];
  return { env, servers, children: [...servers.map((server) => server.child), simulators.child] };
}

async function provideS3(dataDir, options) {
  const { program, step } = await findProgram(versitygwRecipe, options);
  const server = await startVersitygw({ program, folder: join(dataDir, 's3') });
  options.report(`${versitygwRecipe.name}: ${step}, on port ${server.port}`);
  return { ...server, kind: 's3' };
}
