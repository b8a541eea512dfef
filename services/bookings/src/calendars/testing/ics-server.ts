import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

/** A web server with one calendar file that a spec changes. */
export class IcsServer {
  content: string | null = '';
  /** Requests are accepted and not answered while it is set. */
  isSilent = false;
  /** Status of each answer, the newest last. */
  readonly answers: number[] = [];
  private constructor(
    private readonly server: Server,
    readonly port: number,
  ) {}

  static async start(): Promise<IcsServer> {
    const server = createServer((request, reply) => {
      if (sut.isSilent) return;
      if (sut.content === null) reply.writeHead(503).end();
      else {
        const etag = `"${createHash('sha256').update(sut.content).digest('hex').slice(0, 16)}"`;
        const status = request.headers['if-none-match'] === etag ? 304 : 200;
        sut.answers.push(status);
        reply
          .writeHead(status, { 'content-type': 'text/calendar', etag })
          .end(status === 200 ? sut.content : undefined);
      }
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const sut = new IcsServer(server, typeof address === 'object' && address ? address.port : 0);
    return sut;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** @param entries `[uid, from, to]`, ISO */
  show(...entries: (readonly [uid: string, from: Date, to: Date])[]): void {
    const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
    const events = entries.map(
      ([uid, from, to]) => `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:${stamp(from)}\r\nDTEND:${stamp(to)}\r\nEND:VEVENT`,
    );
    this.content = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//spec//EN', ...events, 'END:VCALENDAR'].join('\r\n');
  }

  /** Answers again; requests that wait are cut off. */
  speak(): void {
    this.isSilent = false;
    this.server.closeAllConnections();
  }

  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    await once(this.server, 'close');
  }
}
