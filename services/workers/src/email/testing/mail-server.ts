import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServerOfSpec {
  port: number;
  /** What it took, as it came, with who signed in and how the client introduced itself. */
  received: { source: string; mail: Email; user: string; introduction: string; from: string }[];
  close(): Promise<void>;
}

/** A mail server without TLS that knows one account; without a password it takes every mail. */
export async function startMailServer(account?: { user: string; password: string }): Promise<MailServerOfSpec> {
  const received: MailServerOfSpec['received'] = [];
  const server = new SMTPServer({
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, done) =>
      username === account?.user && password === account?.password
        ? done(null, { user: username ?? '' })
        : done(new Error('Wrong')),
    onData: (stream, { user, hostNameAppearsAs, envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString();
        PostalMime.parse(source).then((mail) => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          received.push({ source, mail, user: String(user ?? ''), introduction: String(hostNameAppearsAs), from });
          done();
        }, done);
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.server.address();
  return {
    port: address && typeof address === 'object' ? address.port : 0,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
