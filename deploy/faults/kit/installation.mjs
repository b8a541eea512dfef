import { freePort } from '../../scripts/ports.mjs';
import { signalGroup } from '../../scripts/processes.mjs';
import { startStack } from '../../scripts/stack.mjs';

export const serviceNames = [
  'auth',
  'campaigns-and-templates',
  'commerce',
  'bookings',
  'media',
  'notifications-and-chat',
  'white-label',
  'integrations',
];

/** A small production-like installation: each service in its own process and again in a shared second one, a gateway, the workers. The suite supervises it. */
export class Installation {
  children = new Map();
  #starts = 0;

  constructor(stack) {
    this.stack = stack;
    this.url = stack.url;
    this.env = stack.env;
    this.servers = new Map(stack.servers.map((server) => [server.kind, server]));
  }

  static async start({ dataDir, install, report, onStarting }) {
    let stopStack = async () => undefined;
    const extra = [];
    const stop = async () => {
      // The stack does not know the servers that a fault restarted.
      await Promise.all(extra.map((server) => server.stop()));
      await stopStack();
    };
    onStarting(stop);
    const stack = await startStack({
      dataDir,
      install,
      report,
      withApp: false,
      // Specs act as many users from one machine; X-Forwarded-For separates them for the rate limiter.
      choices: { RATE_FACTOR: '500', TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' },
      onStarting: (stopAll) => (stopStack = stopAll),
    });
    const installation = new Installation(stack);
    installation.extra = extra;
    report('starting the installation: two copies of each service, workers, gateway');
    // The first one fills the database; then the others have only to start.
    await installation.startRole('second', serviceNames.join(','));
    for (let index = 0; index < serviceNames.length; index += 4)
      await Promise.all(serviceNames.slice(index, index + 4).map((name) => installation.startRole(name)));
    await Promise.all([installation.startRole('workers'), installation.startRole('gateway')]);
    return installation;
  }

  /** Starts a process under a name; under a name that is taken, the new one stands for it. */
  async startRole(name, roles = name, env = {}) {
    const child = await this.stack.startRoles(roles, { name: `${name}-${(this.#starts += 1)}`, env });
    this.children.set(name, Object.assign(child, { roles, env }));
    return child;
  }

  /** Another gateway on a port of its own. */
  async startGateway(name, env = {}) {
    const port = String(await freePort());
    await this.startRole(name, 'gateway', { PORT: port, PUBLIC_URL: `http://localhost:${port}`, ...env });
    return { name, url: `http://localhost:${port}` };
  }

  /** SIGKILL; what a supervisor then does is `startAgain`. @returns when it is gone */
  async kill(name) {
    const child = this.children.get(name);
    child.stopping = true;
    signalGroup(child.pid, 'SIGKILL');
    await child.exited;
  }

  /** SIGTERM. @returns {Promise<{code: number | null, ms: number}>} how and how soon it left */
  async leave(name) {
    const child = this.children.get(name);
    const start = Date.now();
    child.stopping = true;
    signalGroup(child.pid, 'SIGTERM');
    const { code } = await child.exited;
    return { code, ms: Date.now() - start };
  }

  /** Starts what was killed again, as it was. @returns milliseconds until it was ready */
  async startAgain(name) {
    const { roles, env } = this.children.get(name);
    const start = Date.now();
    await this.startRole(name, roles, env);
    return Date.now() - start;
  }

  /** SIGKILL for a backing server. @param {'mongo' | 'redis' | 'nats'} kind */
  async killServer(kind) {
    const { child } = this.servers.get(kind);
    child.stopping = true;
    signalGroup(child.pid, 'SIGKILL');
    await child.exited;
  }

  /** Starts it again on the same folder and port. @returns when it answers */
  async restartServer(kind) {
    const old = this.servers.get(kind);
    const server = await old.restart();
    this.servers.set(kind, { ...server, kind, restart: old.restart });
    this.extra.push(server);
  }
}
