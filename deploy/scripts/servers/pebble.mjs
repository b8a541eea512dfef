import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort, keptPort } from '../ports.mjs';
import { cacheFolder } from './cache.mjs';
import { fromGo } from './go-install.mjs';
import { selfSigned } from './self-signed.mjs';
import { startServer } from './server.mjs';

const version = '2.10.1';
const folderInCache = () => cacheFolder(`pebble-${version}`);
const ninetyDaysSec = 90 * 86_400;

/**
 * A certificate authority for tests, by the makers of Let's Encrypt: the real protocol, on this machine, whose certificates no one trusts.
 * @type {import('./ladder.mjs').Recipe}
 */
export const pebbleRecipe = {
  name: 'Pebble',
  programs: ['pebble'],
  versionArgs: ['-version'],
  cached: () => join(folderInCache(), 'pebble'),
  registries: [fromGo(`github.com/letsencrypt/pebble/v2/cmd/pebble@v${version}`, folderInCache(), 'pebble', 15)],
  queue: 'caddy',
  wayOn: 'Install Pebble (pebble on PATH), or Go, which builds it',
};

/**
 * Starts Pebble. It checks each name really: it looks it up at `dnsServer` and connects to the ports of the entrance.
 * @param {{program: string, folder: string, dnsServer: string, httpPort: number, httpsPort: number, lifetimeSec?: number}} options
 *   dnsServer: address and port of a name server that answers over TCP; lifetimeSec: of the certificates
 * @returns the running server with `env` for Caddy, `rootFile` (the root of its certificates, PEM) and `orders()`, how many certificates were ordered
 */
export async function startPebble({ program, folder, dnsServer, httpPort, httpsPort, lifetimeSec = ninetyDaysSec }) {
  mkdirSync(folder, { recursive: true });
  const port = await keptPort(folder);
  const managementPort = await freePort();
  const own = await selfSigned('127.0.0.1');
  const file = (name, content) => {
    writeFileSync(join(folder, name), content, { mode: 0o600 });
    return join(folder, name);
  };
  const certificate = file('pebble.pem', own.certificate);
  const pebble = {
    ...{ listenAddress: `127.0.0.1:${port}`, managementListenAddress: `127.0.0.1:${managementPort}` },
    ...{ certificate, privateKey: file('pebble.key', own.key), httpPort, tlsPort: httpsPort },
    retryAfter: { authz: 1, order: 1 },
    profiles: { default: { description: 'for tests', validityPeriod: lifetimeSec } },
  };
  const at = (path) => ask(`https://127.0.0.1:${managementPort}${path}`, own.certificate);
  const server = await startServer({
    name: 'pebble',
    program,
    folder,
    port,
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1' },
    args: ['-config', file('config.json', JSON.stringify({ pebble })), '-dnsserver', dnsServer],
    isReady: async () => (await at('/roots/0')).includes('BEGIN CERTIFICATE'),
  });
  const rootFile = file('root.pem', await at('/roots/0'));
  return {
    ...server,
    rootFile,
    orders: () => readFileSync(server.child.logFile, 'utf8').split('/order-plz ->').length - 1,
    // Caddy, a Go program, then trusts this authority's own address, and no other.
    env: { ACME_DIRECTORY_URL: `https://127.0.0.1:${port}/dir`, SSL_CERT_FILE: certificate },
  };
}

function ask(url, ca) {
  return new Promise((resolve, reject) => {
    get(url, { ca }, (response) => text(response).then(resolve, reject)).on('error', reject);
  });
}
