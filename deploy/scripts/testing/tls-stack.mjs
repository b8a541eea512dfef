import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { freePort } from '../ports.mjs';
import { caddyRecipe, startCaddy } from '../servers/caddy.mjs';
import { findProgram } from '../servers/ladder.mjs';
import { pebbleRecipe, startPebble } from '../servers/pebble.mjs';
import { provideStack, whyMissing } from './provision.mjs';

/** Below it every host is this machine, for specs (libs/testing) and for the name server here. */
const servedDomain = 'agency.example';
/** A host with this label has no address: its DNS does not lead here. */
const strayLabel = 'astray';
/** Long enough for a visit, short enough to see the next one. Caddy renews after two thirds. */
const briefSec = 6;

/**
 * The programs of the suite of certificates. Where Caddy is not there it is built with go, which takes minutes, once.
 * @returns {Promise<{caddy: string, pebble: string, builtSec: number} | {reason: string}>}
 */
export async function tlsPrograms({ install, report }) {
  const started = Date.now();
  try {
    const pebble = await findProgram(pebbleRecipe, { install, report });
    const caddy = await findProgram(caddyRecipe, { install, report });
    const isBuilt = ![pebble.step, caddy.step].every((step) => ['on PATH', 'cache'].includes(step));
    return { caddy: caddy.program, pebble: pebble.program, builtSec: isBuilt ? (Date.now() - started) / 1000 : 0 };
  } catch (error) {
    return { reason: whyMissing(error) };
  }
}

/**
 * A stack behind Caddy, as an installation in production is: PUBLIC_URL is https, and each host below agency.example gets a certificate of Pebble at
 * its first visit once it is verified. `env` is that of a stack, and beside it:
 * - BASE_URL `https://app.agency.example:<port>`; Node processes trust the certificates (NODE_EXTRA_CA_CERTS), a browser needs
 *   `--host-resolver-rules=MAP *.agency.example 127.0.0.1` and `ignoreHTTPSErrors`, because it reads no such file;
 * - DOOR_URL, the gateway without Caddy; TLS_HTTP_PORT, Caddy's other port; CADDY_PATH; PEBBLE_LOG, in which each order is;
 * - BRIEF_PORT and BRIEF_ROOT_FILE, a second Caddy whose certificates live for seconds.
 * @param {object} options  those of provideStack, and `programs` of tlsPrograms
 */
export async function provideTlsStack({ programs, dataDir, ...options }, stops) {
  const ports = await twoPorts();
  const briefPorts = await twoPorts();
  const started = [];
  const keep = async (starting) => {
    const one = await starting;
    started.push(one);
    return one;
  };
  const stop = async () => {
    for (const one of started.splice(0).reverse()) {
      await one.stop();
      const { logFile } = one.child ?? {};
      if (logFile) copyFileSync(logFile, join(dataDir, 'logs', `${one.port}-${basename(logFile)}`));
    }
  };
  stops.add(stop);
  const end = async () => {
    await stop();
    stops.delete(stop);
  };
  const authority = (name, more) => {
    const parts = { program: programs.pebble, folder: join(dataDir, name, 'pebble'), dnsServer: names.address };
    return keep(startPebble({ ...parts, ...more }));
  };
  const entrance = (name, pebble, { env }, more) => {
    const gateway = { gatewayPort: env.PORT, askSecret: env.TLS_ASK_SECRET };
    const parts = { program: programs.caddy, folder: join(dataDir, name), acme: pebble.env };
    return keep(startCaddy({ ...parts, ...gateway, ...more }));
  };
  const names = await keep(startNameServer());
  try {
    const pebble = await authority('entrance', ports);
    const brief = await authority('brief-entrance', { ...briefPorts, lifetimeSec: briefSec });
    const choices = {
      ...{ PUBLIC_URL: `https://app.${servedDomain}:${ports.httpsPort}`, TRUSTED_PROXIES: '1', RATE_FACTOR: '1' },
      ...{ TLS_PROBE_ADDRESS: `127.0.0.1:${ports.httpsPort}`, TLS_PROBE_CA_FILE: pebble.rootFile },
    };
    const stack = await keep(provideStack({ ...options, dataDir, choices }, stops));
    await entrance('entrance', pebble, stack, ports);
    await entrance('brief-entrance', brief, stack, briefPorts);
    const env = {
      ...{ NODE_EXTRA_CA_CERTS: pebble.rootFile, DOOR_URL: `http://127.0.0.1:${stack.env.PORT}` },
      ...{ TLS_HTTP_PORT: String(ports.httpPort), CADDY_PATH: programs.caddy, PEBBLE_LOG: pebble.child.logFile },
      ...{ BRIEF_PORT: String(briefPorts.httpsPort), BRIEF_ROOT_FILE: brief.rootFile },
    };
    return { ...stack, stop: end, env: { ...stack.env, ...env } };
  } catch (error) {
    await end();
    throw error;
  }
}

const twoPorts = async () => ({ httpPort: await freePort(), httpsPort: await freePort() });

/** DNS on loopback, over TCP: every host below agency.example is this machine, but for those astray. */
async function startNameServer() {
  // The packages of a fresh clone are installed after this file was read.
  const { default: dns2 } = await import('dns2');
  const { Packet } = dns2;
  const server = dns2.createServer({
    tcp: true,
    handle: (request, send) => {
      const response = Packet.createResponseFromRequest(request);
      const [{ name, type }] = request.questions;
      const isHere = name.toLowerCase().endsWith(`.${servedDomain}`) && !name.split('.').includes(strayLabel);
      if (!isHere) response.header.rcode = Packet.RCODE.NXDOMAIN;
      else if (type === Packet.TYPE.A)
        response.answers.push({ name, type, class: Packet.CLASS.IN, ttl: 1, address: '127.0.0.1' });
      send(response);
    },
  });
  const port = await freePort();
  await server.listen({ tcp: { port, address: '127.0.0.1' } });
  return { address: `127.0.0.1:${port}`, stop: async () => void (await server.close()) };
}
