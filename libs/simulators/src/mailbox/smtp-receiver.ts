import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import type { Listening } from '../http/serve.js';
import type { MailFolder } from './mail-folder.js';

const maxBytes = 25 * 1024 * 1024;

/** A real SMTP server that takes mails for all addresses, with or without a sign-in, and keeps it. */
export async function startSmtp(
  folder: MailFolder,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = new SMTPServer({
    name: 'mailbox.linkyard.test',
    banner: 'Linkyard mailbox',
    size: maxBytes,
    authOptional: true,
    allowInsecureAuth: true,
    // There is no certificate to upgrade with.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    // Milliseconds an open connection may hold up the end.
    closeTimeout: 500,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? 'anonymous' }),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          done(Object.assign(new Error('The mail is too large'), { responseCode: 552 }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        folder.add(mailFrom ? mailFrom.address : '', to, Buffer.concat(chunks)).then(
          ({ id }) => done(null, `Kept as ${id}`),
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  // A client that hangs up in the middle is its own affair.
  server.on('error', () => undefined);
  server.listen(port, host);
  await once(server.server, 'listening');
  const address = server.server.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `smtp://${host === '0.0.0.0' ? '127.0.0.1' : host}:${bound}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
