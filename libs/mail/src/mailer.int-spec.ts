import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { connect as open, createServer, type AddressInfo, type Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { exampleBrand } from './examples/mail-examples.js';
import {
  createMailer,
  mailServerOf,
  MailRefused,
  MailUndeliverable,
  type Mailer,
  type MailerConfig,
} from './mailer.js';
import { renderMail } from './render-mail.js';

const content = { subject: 'Grüße ✓', text: 'Hello', html: '<p>Hello</p>' };
const portOf = (address: AddressInfo | string | null) => (address && typeof address === 'object' ? address.port : 0);

describe('mailer over real SMTP', () => {
  const received: Array<{ to: string[]; mail: Email }> = [];
  const introductions = new Set<unknown>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.username === 'us er' && auth.password === 'p@ss' ? done(null, { user: 'us er' }) : done(new Error('No')),
    onMailFrom: ({ address }, session, done) => {
      introductions.add(session.hostNameAppearsAs);
      if (address.startsWith('foreign@')) return done(Object.assign(new Error('Not yours'), { responseCode: 553 }));
      return done();
    },
    onRcptTo: ({ address }, _session, done) => {
      if (address.startsWith('gone@')) return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      if (address.startsWith('later@')) return done(Object.assign(new Error('Greylisted'), { responseCode: 451 }));
      return done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push({ to: session.envelope.rcptTo.map((to) => to.address), mail });
          done();
        }, done);
      });
    },
  });
  let mailer: Mailer;
  let port = 0;

  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
    port = portOf(smtp.server.address());
    mailer = createMailer({
      server: mailServerOf(`smtp://us%20er:p%40ss@127.0.0.1:${port}`),
      from: { name: 'Linkyard', address: 'hello@app.example' },
    });
  });
  afterAll(async () => {
    mailer.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });

  it('delivers text and HTML to one person, unicode intact', async () => {
    await mailer.verify();
    const sent = await mailer.send({
      ...content,
      to: { name: 'Ada, "the" <first>', address: 'ada@mail.example' },
      messageId: 'verify:1',
    });
    expect(sent.messageId).toBe('<verify:1@app.example>');
    expect(received.at(-1)?.to).toEqual(['ada@mail.example']);
    expect(received.at(-1)?.mail).toMatchObject({
      subject: 'Grüße ✓',
      html: '<p>Hello</p>\n',
      text: 'Hello\n',
      messageId: '<verify:1@app.example>',
      from: { name: 'Linkyard', address: 'hello@app.example' },
      to: [{ name: 'Ada, "the" <first>', address: 'ada@mail.example' }],
    });
  });

  it('delivers a rendered template whole', async () => {
    const mail = await renderMail(
      'verify-email',
      { code: '042137', link: 'https://a.example/v?x=1&y=2', minutes: '10' },
      exampleBrand,
    );
    await mailer.send({ ...mail, to: { address: 'bo@mail.example' } });
    expect(received.at(-1)?.mail.html?.trim()).toBe(mail.html.trim());
    expect(received.at(-1)?.mail.text?.trim()).toBe(mail.text.trim());
  });

  it.each([
    [{ address: 'a@x.example, b@x.example' }],
    [{ address: 'a@x.example\r\nBcc: b@x.example' }],
    [{ address: 'A <a@x.example>' }],
    [{ address: 'not-an-address' }],
    [{ address: 'a@x.example', name: 'A\r\nBcc: b@x.example' }],
  ])('refuses the receiver %j', async (to) => {
    const before = received.length;
    await expect(mailer.send({ ...content, to })).rejects.toThrow(MailRefused);
    await expect(mailer.send({ ...content, to: { address: 'ok@x.example' }, replyTo: to })).rejects.toThrow(
      MailRefused,
    );
    expect(received).toHaveLength(before);
  });

  it('refuses a line break in the subject or id', async () => {
    const to = { address: 'ok@x.example' };
    await expect(mailer.send({ ...content, to, subject: 'Hi\r\nBcc: b@x.example' })).rejects.toThrow(MailRefused);
    await expect(mailer.send({ ...content, to, messageId: 'x>\r\nBcc: b' })).rejects.toThrow(MailRefused);
  });

  it('distinguishes a permanent rejection of the mailbox from a temporary one', async () => {
    await expect(mailer.send({ ...content, to: { address: 'gone@x.example' } })).rejects.toThrow(MailRefused);
    await expect(mailer.send({ ...content, to: { address: 'later@x.example' } })).rejects.toThrow(MailUndeliverable);
  });

  it('gives up a wrong sign-in, a silent server and an absent one within the time', async () => {
    const from = { address: 'hello@app.example' };
    const wrong = createMailer({ server: mailServerOf(`smtp://x:y@127.0.0.1:${port}`), from });
    await expect(wrong.verify()).rejects.toThrow(MailUndeliverable);
    wrong.close();

    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const stuck = createMailer({
      server: mailServerOf(`smtp://127.0.0.1:${portOf(silent.address())}`),
      from,
      timeoutMs: 200,
    });
    await expect(stuck.send({ ...content, to: { address: 'a@x.example' } })).rejects.toThrow(MailUndeliverable);
    stuck.close();
    const closedPort = portOf(silent.address());
    await new Promise((resolve) => silent.close(resolve));
    const absent = createMailer({ server: mailServerOf(`smtp://127.0.0.1:${closedPort}`), from });
    await expect(absent.send({ ...content, to: { address: 'a@x.example' } })).rejects.toThrow(MailUndeliverable);
    absent.close();
  });

  it('introduces itself by the host of the sender', () => {
    expect([...introductions]).toEqual(['app.example']);
  });

  it('blames the settings, not the mail, for a server that refuses the sign-in, the sender or encryption', async () => {
    const server = mailServerOf(`smtp://us%20er:p%40ss@127.0.0.1:${port}`);
    const stageWith = async (config: Partial<MailerConfig>) => {
      const other = createMailer({ server, from: { address: 'hello@app.example' }, ...config });
      const failure: unknown = await other.send({ ...content, to: { address: 'a@x.example' } }).catch((error) => error);
      other.close();
      return failure instanceof MailUndeliverable ? failure.stage : failure;
    };
    expect(await stageWith({ server: { ...server, signIn: { user: 'us er', password: 'no' } } })).toBe('signIn');
    expect(await stageWith({ from: { address: 'foreign@app.example' } })).toBe('sender');
    expect(await stageWith({ server: { ...server, requireTls: true } })).toBe('tls');
    expect(await stageWith({ connect: () => Promise.reject(new Error('Not there')) })).toBe('connection');
  });

  it('opens every connection by the function that it is given, and closes an idle one', async () => {
    const opened: Socket[] = [];
    const connect = async ({ host, port: to }: { host: string; port: number }) => {
      const socket = open(to, host);
      await once(socket, 'connect');
      opened.push(socket);
      return socket;
    };
    const server = { ...mailServerOf(`smtp://127.0.0.1:${port}`), host: '127.0.0.1' };
    const guarded = createMailer({ server, from: { address: 'hello@app.example' }, connect, idleMs: 50 });
    await guarded.send({ ...content, to: { address: 'first@x.example' } });
    const [first] = opened;
    if (first && !first.destroyed) await once(first, 'close');
    await guarded.send({ ...content, to: { address: 'second@x.example' } });
    expect(opened).toHaveLength(2);
    guarded.close();
  });

  it('gives up a server that answers byte by byte', async () => {
    const timers: NodeJS.Timeout[] = [];
    const slow = createServer((socket) => {
      socket.on('error', () => undefined);
      timers.push(setInterval(() => socket.write('2'), 20));
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    const server = mailServerOf(`smtp://127.0.0.1:${portOf(slow.address())}`);
    const patient = createMailer({
      ...{ server, from: { address: 'hello@app.example' }, timeoutMs: 5_000, mailTimeoutMs: 150 },
    });
    await expect(patient.send({ ...content, to: { address: 'a@x.example' } })).rejects.toThrow(MailUndeliverable);
    patient.close();
    timers.forEach((timer) => clearInterval(timer));
    await new Promise((resolve) => slow.close(resolve));
  });

  it('refuses a configuration that is not SMTP', () => {
    expect(() => mailServerOf('http://x')).toThrow(RangeError);
    expect(() => createMailer({ server: mailServerOf('smtp://x'), from: { address: 'a' } })).toThrow(MailRefused);
  });
});
