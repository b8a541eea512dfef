import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';

type Fault = 'away' | 'broken' | 'limited' | 'refused' | 'silent' | null;

/** Stands between the service and a calendar server, so that a spec can take the server away without ending it. */
export class FaultyProxy {
  fault: Fault = null;
  /** Requests that were passed on, as `METHOD path`. */
  readonly passed: string[] = [];
  /** Requests that never get an answer. */
  unanswered = 0;

  private constructor(
    private readonly server: Server,
    readonly host: string,
  ) {}

  get url(): string {
    return `http://${this.host}`;
  }

  static async start(target: string): Promise<FaultyProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const proxy = new FaultyProxy(server, `127.0.0.1:${port}`);
    server.on('request', (incoming, outgoing) => {
      if (proxy.fault === 'silent') return void (proxy.unanswered += 1);
      if (proxy.fault === 'away') return void incoming.socket.destroy();
      if (proxy.fault === 'broken') return void outgoing.writeHead(500).end('<h1>Oops</h1>');
      if (proxy.fault === 'limited') return void outgoing.writeHead(429, { 'retry-after': '120' }).end();
      if (proxy.fault === 'refused') return void outgoing.writeHead(401, { 'www-authenticate': 'Basic' }).end();
      proxy.passed.push(`${incoming.method} ${incoming.url}`);
      const { method, headers, url = '/' } = incoming;
      const onward = request(new URL(url, target), { method, headers, agent: false }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    });
    return proxy;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }
}
