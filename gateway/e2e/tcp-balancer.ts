import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Spreads connections over several servers, as a proxy in front of gateways does; one that is gone is skipped. By turns, or each to the first
 * of them that is there.
 */
export class TcpBalancer {
  private readonly server: Server;
  private readonly open = new Set<Socket>();
  private turn = 0;

  /** @param ports of the servers on this machine */
  constructor(
    private readonly ports: readonly number[],
    private readonly order: 'turns' | 'listed' = 'turns',
  ) {
    this.server = createServer((client) => {
      this.keep(client);
      this.pass(client, this.ports.length);
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('the balancer does not listen');
    return `http://127.0.0.1:${address.port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(client: Socket, attempts: number): void {
    const at = this.order === 'turns' ? (this.turn += 1) : this.ports.length - attempts;
    const port = this.ports[at % this.ports.length];
    if (port === undefined || attempts === 0) {
      client.destroy();
      return;
    }
    const server = connect(port, '127.0.0.1');
    this.keep(server);
    let isConnected = false;
    server.once('connect', () => {
      isConnected = true;
      client.pipe(server).pipe(client);
    });
    server.once('close', () => (isConnected ? client.destroy() : this.pass(client, attempts - 1)));
    client.once('close', () => server.destroy());
  }

  private keep(socket: Socket): void {
    this.open.add(socket);
    // A cut connection is an error of both sides; the other one ends with it.
    socket.on('error', () => undefined).on('close', () => this.open.delete(socket));
  }
}
