import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

const host = '127.0.0.1';

/** Whether this loopback port is free now. */
export function isFree(port, address = host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: address, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

// Below the ephemeral ports of Linux, macOS and Windows: an outgoing connection never takes one of these in the meantime.
const firstPort = 15_000;
const lastPort = 32_000;

// A server that is given a port takes a while to listen on it: nothing else gets the same port until then.
const given = new Set();

/** A port that is free now, outside the ephemeral range and not given to another server of this process. */
export async function freePort() {
  for (;;) {
    const port = randomInt(firstPort, lastPort);
    if (given.has(port) || !(await isFree(port))) continue;
    given.add(port);
    return port;
  }
}

/**
 * The port of a data folder: the one asked for, else the one it had last time if it is still free, else a new one.
 * A replica set remembers its own address, so a kept port saves a reconfiguration.
 * @param {string} folder  the port is remembered in its file `port`
 * @param {number} [wanted]  a port that must be used; it is the caller's business whether it is free
 */
export async function keptPort(folder, wanted) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'port');
  const kept = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  const port = await choosePort({ wanted, kept, isFree, freePort });
  given.add(port);
  writeFileSync(file, String(port));
  return port;
}

/** The pure part of keptPort. */
export async function choosePort({ wanted, kept, isFree: free, freePort: any }) {
  if (wanted) return wanted;
  if (Number.isInteger(kept) && kept > 1023 && kept < 65536 && (await free(kept))) return kept;
  return any();
}
