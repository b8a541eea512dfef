import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { cacheFolder } from './cache.mjs';
import { fromGo } from './go-install.mjs';
import { ask, startServer } from './server.mjs';

const version = '2.11.2';
const folderInCache = () => cacheFolder(`caddy-${version}`);

/** What operators run (docker-compose.yml, deploy/k8s). */
export const caddyfile = inRoot('deploy/docker/Caddyfile');

/**
 * The entrance with TLS, for the tests of certificates.
 * @type {import('./ladder.mjs').Recipe}
 */
export const caddyRecipe = {
  name: 'Caddy',
  programs: ['caddy'],
  minimum: [2, 11],
  versionArgs: ['version'],
  cached: () => join(folderInCache(), 'caddy'),
  registries: [
    fromGo(`github.com/caddyserver/caddy/v2/cmd/caddy@v${version}`, folderInCache(), 'caddy', 500, { isPatient: true }),
  ],
  queue: 'caddy',
  wayOn: 'Install Caddy 2.11 (caddy on PATH), or Go, which builds it',
};

/** The settings of the Caddyfile. @param {object} parts  gatewayPort: of a gateway on this machine; acme: env of startPebble */
export function caddySettings({ folder, httpPort, httpsPort, gatewayPort, askSecret, acme }) {
  return {
    ...{ XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config') },
    ...{ CADDY_BIND: '127.0.0.1', CADDY_HTTP_PORT: String(httpPort), CADDY_HTTPS_PORT: String(httpsPort) },
    ...{ GATEWAY_HOST: '127.0.0.1', GATEWAY_PORT: String(gatewayPort), TLS_ASK_SECRET: askSecret },
    ...{ ACME_EMAIL: 'ops@linkyard.example', CADDY_TRUSTED_PROXIES: '', ...acme },
  };
}

/** Starts Caddy with the operators' Caddyfile before a gateway on this machine. Certificates are kept in the folder. */
export async function startCaddy({ program, folder, ...parts }) {
  mkdirSync(folder, { recursive: true });
  return startServer({
    name: 'caddy',
    program,
    folder,
    port: parts.httpsPort,
    env: { ...process.env, ...caddySettings({ folder, ...parts }) },
    args: ['run', '--config', caddyfile, '--adapter', 'caddyfile'],
    // Everything that comes in without TLS is led to it.
    isReady: async () => (await ask(parts.httpPort, 'GET / HTTP/1.0\r\nHost: localhost\r\n\r\n')).includes('308'),
  });
}
