import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createServer, type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { createMailer, MailRefused, MailUndeliverable, type Mailer } from './mailer.js';
import { renderMail } from './render-mail.js';

const content = { subject: 'Grüße ✓', text: 'Hello', html: '<p>Hello</p>' };
const portOf = (address: AddressInfo | string | null) => (address && typeof address === 'object' ? address.port : 0);

describe('mailer over real SMTP', () => {
  const received: Array<{ to: string[]; mail: Email }> = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (auth, _session, done) =>
      auth.username === 'us er' && auth.password === 'p@ss' ? done(null, { user: 'us er' }) : done(new Error('No')),
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
      smtpUrl: `smtp://us%20er:p%40ss@127.0.0.1:${port}`,
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
      { name: 'Linkyard', origin: 'https://a.example' },
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
    const wrong = createMailer({ smtpUrl: `smtp://x:y@127.0.0.1:${port}`, from });
    await expect(wrong.verify()).rejects.toThrow(MailUndeliverable);
    wrong.close();

    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const stuck = createMailer({ smtpUrl: `smtp://127.0.0.1:${portOf(silent.address())}`, from, timeoutMs: 200 });
    await expect(stuck.send({ ...content, to: { address: 'a@x.example' } })).rejects.toThrow(MailUndeliverable);
    stuck.close();
    const closedPort = portOf(silent.address());
    await new Promise((resolve) => silent.close(resolve));
    const absent = createMailer({ smtpUrl: `smtp://127.0.0.1:${closedPort}`, from });
    await expect(absent.send({ ...content, to: { address: 'a@x.example' } })).rejects.toThrow(MailUndeliverable);
    absent.close();
  });

  it('refuses a configuration that is not SMTP', () => {
    expect(() => createMailer({ smtpUrl: 'http://x', from: { address: 'a@x.example' } })).toThrow(RangeError);
    expect(() => createMailer({ smtpUrl: 'smtp://x', from: { address: 'a' } })).toThrow(MailRefused);
  });
});
