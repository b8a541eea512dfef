import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A port that leads to a real server until it is cut: for a spec, the server has died; for all other clients it runs on. */
export class FlakyPort {
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  port = 0;

  private constructor(
    private readonly original: string,
    private readonly target: { host: string; port: number },
  ) {}

  /** The server's address with its user and path, through this port. */
  get address(): string {
    const address = new URL(this.original);
    address.host = `127.0.0.1:${this.port}`;
    return address.href;
  }

  /** @param address of the server, e.g. nats://127.0.0.1:4222 */
  static async before(address: string): Promise<FlakyPort> {
    const { hostname, port } = new URL(address);
    const flaky = new FlakyPort(address, { host: hostname, port: Number(port) });
    await flaky.mend();
    return flaky;
  }

  /** Breaks every connection and takes no new one. */
  async cut() {
    const { server } = this;
    this.server = undefined;
    const closed = server && new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Lets connections through, on the same port as before. */
  async mend() {
    const server = createServer((socket) => {
      // It was let in just before the cut.
      if (this.server !== server) return void socket.destroy();
      const onward = connect(this.target);
      this.join(socket, onward);
      this.join(onward, socket);
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(this.port, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = server.address();
    this.port = address && typeof address === 'object' ? address.port : this.port;
  }

  private join(from: Socket, to: Socket) {
    this.sockets.add(from);
    from.pipe(to);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      to.destroy();
    });
  }
}
