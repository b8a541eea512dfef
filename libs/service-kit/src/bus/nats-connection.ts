import { connect, type NatsConnection } from '@nats-io/transport-node';
import { createLogger } from '../logging/logger.js';
import { retryWhileStarting } from '../concurrency/retry-while-starting.js';

/** How every connection to NATS behaves: tries for ever, quickly, with jitter. @source quality R03 */
export const natsOptions = (url: string, name: string) => ({
  ...serversAndUser(url),
  name,
  maxReconnectAttempts: -1,
  reconnectTimeWait: 250,
  reconnectJitter: 250,
  pingInterval: 5_000,
  maxPingOut: 2,
  ignoreAuthErrorAbort: true,
  // Async traces cost two stack captures per request; a failure is identified by its subject and request id instead.
  noAsyncTraces: true,
});

/** The client takes the user apart from the addresses. @param url one or more nats:// addresses with commas, the same user in each */
function serversAndUser(url: string) {
  const addresses = url.split(',').map((address) => new URL(address));
  const { username = '', password = '' } = addresses.find((address) => address.username) ?? {};
  const user = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : {};
  return { servers: addresses.map(({ host }) => host), ...user };
}

/** An answer may still come when the connection stands again at once. @source quality R03 "fail fast" */
const lostGraceMs = 1_500;

export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}

/** A connection that knows whether it stands right now, so that callers can fail fast instead of waiting. */
export class BusConnection {
  private connected = true;
  private constructor(readonly nats: NatsConnection) {}

  /** @throws after five minutes without a server, or that the user is refused */
  static async open(url: string, name: string): Promise<BusConnection> {
    const open = () => connect(natsOptions(url, name));
    const connection = new BusConnection(await retryWhileStarting('connecting to NATS', createLogger(name), open));
    void connection.follow();
    return connection;
  }

  get isConnected() {
    return this.connected && !this.nats.isClosed();
  }

  private readonly lost = new Set<() => void>();

  /**
   * Waits for an answer, but not much longer than the connection stands: what was under way when it broke is mostly lost.
   * @throws ConnectionLost 1.5 s after the connection broke
   */
  async whileConnected<Answer>(answer: Promise<Answer>): Promise<Answer> {
    let timer: NodeJS.Timeout | undefined;
    let onLost: () => void = () => undefined;
    const broken = new Promise<never>((_resolve, reject) => {
      onLost = () => {
        timer ??= setTimeout(() => reject(new ConnectionLost('NATS went away before the answer came')), lostGraceMs);
      };
    });
    this.lost.add(onLost);
    try {
      // eslint-disable-next-line no-restricted-syntax -- the limit begins when the connection is lost
      return await Promise.race([answer, broken]);
    } finally {
      clearTimeout(timer);
      this.lost.delete(onLost);
    }
  }

  private readonly reconnected = new Set<() => void>();
  /** Runs the callback after each reconnect, to catch up on messages missed while disconnected. */
  onReconnect(callback: () => void) {
    this.reconnected.add(callback);
  }

  private async follow() {
    for await (const status of this.nats.status()) {
      if (status.type === 'disconnect' || status.type === 'staleConnection') {
        this.connected = false;
        for (const callback of this.lost) callback();
      }
      if (status.type !== 'reconnect') continue;
      this.connected = true;
      for (const callback of this.reconnected) callback();
    }
  }

  async close() {
    if (this.nats.isClosed()) return;
    // Draining waits for the server; one that is away would be waited for in vain.
    await (this.isConnected
      ? this.whileConnected(this.nats.drain()).catch(() => this.nats.close())
      : this.nats.close());
  }
}
