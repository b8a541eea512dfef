import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { keptSecrets } from '../secrets.mjs';
import { mongodRecipe, startMongod } from './mongod.mjs';
import { natsRecipe, startNats } from './nats-server.mjs';
import { redisRecipe, startRedis } from './redis-server.mjs';
import { findProgram } from './ladder.mjs';
import { checkNamed } from './named.mjs';

const kinds = {
  mongo: { variable: 'MONGODB_URI', recipe: mongodRecipe, start: startMongod, defaultPort: 27_017 },
  redis: { variable: 'REDIS_URL', recipe: redisRecipe, start: startRedis, defaultPort: 6_379 },
  nats: { variable: 'NATS_URL', recipe: natsRecipe, start: startNats, defaultPort: 4_222 },
};

const passwords = { mongo: 'MONGODB_PASSWORD', redis: 'REDIS_PASSWORD', nats: 'NATS_PASSWORD' };

/**
 * Brings the programs of the servers that no variable names, and starts nothing: on a first start that can go on beside the
 * installing of packages.
 * @throws Problem  when one is missing
 */
export async function bringPrograms({ named = {}, install, report }) {
  for (const { variable, recipe } of Object.values(kinds)) {
    if (!named[variable]) await findProgram(recipe, { install, report });
  }
}

/**
 * Provides MongoDB, Redis and NATS: the ones that the environment names, else children of our own on a data folder.
 * @param {{folder: string, named?: Record<string, string | undefined>, ports?: {mongo?: number, redis?: number, nats?: number},
 *   install: boolean, report: (line: string) => void}} options  named: variables that may name running servers
 * @returns {Promise<{env: Record<string, string>, servers: object[]}>}  env: MONGODB_URI, REDIS_URL, NATS_URL
 * @throws Problem  when a server is missing or does not start; the ones already started are stopped first
 */
export async function provideServers({ folder, named = {}, ports = {}, install, report }) {
  const env = {};
  const wanted = [];
  for (const [kind, { variable, recipe, start, defaultPort }] of Object.entries(kinds)) {
    if (named[variable]) {
      await checkNamed({ name: recipe.name, variable, address: named[variable], defaultPort });
      env[variable] = named[variable];
      report(`${recipe.name}: the one that ${variable} names`);
    } else {
      // One after the other: two installs at a time only wait for each other.
      wanted.push({ kind, variable, recipe, start, found: await findProgram(recipe, { install, report }) });
    }
  }
  const secrets = keptSecrets(join(folder, 'secrets.json'));
  const starting = wanted.map(async ({ kind, variable, recipe, start, found }) => {
    const password = secrets[passwords[kind]];
    const options = { program: found.program, folder: join(folder, kind), port: ports[kind], password };
    const server = await startAgainOnce(start, options, report);
    env[variable] = server.url;
    report(`${recipe.name}: ${found.step}, on port ${server.port}`);
    return { ...server, kind, restart: () => start({ ...options, port: server.port }) };
  });
  const settled = await Promise.allSettled(starting);
  const servers = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed) {
    await Promise.all(servers.map((server) => server.stop()));
    throw failed.reason;
  }
  return { env, servers };
}

/** A server that dies while it starts is started once more, on a new port if the chosen one has been taken. */
async function startAgainOnce(start, options, report) {
  try {
    return await start(options);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    report(`${error.message}; starting it again`);
    return start(options);
  }
}
