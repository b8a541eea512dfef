import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { GuardedConnect } from '@linkyard/egress';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServerOfSpec {
  port: number;
  /** What it took, as it came. */
  received: { source: string; from: string; to: string[] }[];
  close(): Promise<void>;
}

const portOf = (address: AddressInfo | string | null) => (address && typeof address === 'object' ? address.port : 0);

/** A mail server that knows `agency` with the password `secret`. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServerOfSpec> {
  const received: MailServerOfSpec['received'] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === 'agency' && password === 'secret' ? done(null, { user: 'agency' }) : done(new Error('Wrong')),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ source: Buffer.concat(chunks).toString(), from, to: envelope.rcptTo.map((to) => to.address) });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server.server.address()),
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Takes connections and never says a word. */
export async function startSilentServer(): Promise<{ port: number; close(): Promise<void> }> {
  const sockets: Socket[] = [];
  const server: Server = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.push(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server.address()),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Opens connections to servers of a spec at the ports that mail servers have. Others cannot be reached. */
export function connectingTo(ports: Readonly<Record<number, number>>, isAllowed: boolean): GuardedConnect {
  const open = async ({ port }: { port: number }) => {
    const socket = connect(ports[port] ?? 1, '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  };
  return Object.assign(open, { isAllowed: () => isAllowed });
}
