import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { startMailbox } from './mailbox-simulator.js';

type Mailbox = Awaited<ReturnType<typeof startMailbox>>;

describe('mailbox simulator', () => {
  let folder = '';
  let mailbox: Mailbox;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'linkyard-mailbox-'));
    mailbox = await startMailbox({ folder });
  });
  afterAll(async () => {
    await mailbox.close();
    await rm(folder, { recursive: true });
  });
  beforeEach(async () => {
    await api('/api/messages', 'DELETE');
  });

  const api = async (path: string, method = 'GET') => (await fetch(`${mailbox.mailboxUrl}${path}`, { method })).json();
  const send = async (mail: Record<string, unknown>, url = mailbox.smtpUrl) => {
    const transport = createTransport(url);
    await transport.sendMail({
      from: 'Linkyard <hello@app.example>',
      to: 'ada@mail.example',
      subject: 'Hi',
      text: 'Hello',
      ...mail,
    });
    transport.close();
  };

  it('keeps what real SMTP brings, and gives it back parsed', async () => {
    await send({
      to: '"Ada L." <ada@mail.example>',
      bcc: 'hidden@mail.example',
      subject: 'Grüße ✓',
      text: 'Your code is 042137',
      html: '<p>Your code is <b>042137</b></p>',
      attachments: [{ filename: 'a.txt', content: 'abc' }],
    });
    const { messages, total } = await api('/api/messages');
    expect(total).toBe(1);
    expect(messages[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      subject: 'Grüße ✓',
      preview: 'Your code is 042137',
      attachments: 1,
    });
    expect(await api(`/api/messages/${messages[0].id}`)).toMatchObject({
      from: { name: 'Linkyard', address: 'hello@app.example' },
      to: [{ name: 'Ada L.', address: 'ada@mail.example' }],
      envelopeTo: ['ada@mail.example', 'hidden@mail.example'],
      text: 'Your code is 042137\n',
      html: expect.stringContaining('<b>042137</b>'),
      attachments: [{ filename: 'a.txt', mimeType: 'text/plain', size: 3 }],
    });
    const source = await (await fetch(`${mailbox.mailboxUrl}/api/messages/${messages[0].id}/source`)).text();
    expect(source).toContain('To: "Ada L." <ada@mail.example>');
  });

  it('lists the newest first, by receiver and by words', async () => {
    await send({ to: 'ada@mail.example', subject: 'One' });
    await send({ to: 'Bo@mail.example', subject: 'Two', text: 'about cakes' });
    await send({ to: 'ada@mail.example', subject: 'Three' });
    const subjects = async (query: string) =>
      (await api(`/api/messages${query}`)).messages.map(({ subject }: { subject: string }) => subject);
    expect(await subjects('')).toEqual(['Three', 'Two', 'One']);
    expect(await subjects('?to=ada@mail.example')).toEqual(['Three', 'One']);
    expect(await subjects('?to=bo@')).toEqual(['Two']);
    expect(await subjects('?q=CAKES')).toEqual(['Two']);
    expect(await subjects('?q=nothing')).toEqual([]);
  });

  it('deletes one and all, and counts its version up', async () => {
    await send({ subject: 'One' });
    await send({ subject: 'Two' });
    const before = await api('/api/messages');
    expect(await api(`/api/messages/${before.messages[0].id}`, 'DELETE')).toEqual({ deleted: 1 });
    const after = await api('/api/messages');
    expect([after.total, after.version > before.version]).toEqual([1, true]);
    expect(await api('/api/messages', 'DELETE')).toEqual({ deleted: 1 });
    expect(await readdir(folder)).toEqual([]);
    const gone = await fetch(`${mailbox.mailboxUrl}/api/messages/${before.messages[0].id}`);
    expect(gone.status).toBe(404);
  });

  it('takes a sign-in, whatever it is', async () => {
    await send({ subject: 'Signed in' }, mailbox.smtpUrl.replace('smtp://', 'smtp://user:pass@'));
    expect((await api('/api/messages')).total).toBe(1);
  });

  it('keeps mails over a restart', async () => {
    await send({ subject: 'Stays' });
    const again = await startMailbox({ folder });
    const { messages } = await (await fetch(`${again.mailboxUrl}/api/messages`)).json();
    expect(messages).toEqual([expect.objectContaining({ subject: 'Stays' })]);
    await again.close();
  });

  it('survives a client that hangs up in the middle of a mail', async () => {
    const { hostname, port } = new URL(mailbox.smtpUrl);
    const socket = connect(Number(port), hostname);
    const lines = ['EHLO x', 'MAIL FROM:<a@x.example>', 'RCPT TO:<b@x.example>', 'DATA'];
    await new Promise<void>((resolve) => {
      socket.on('data', (chunk) => {
        const next = lines.shift();
        if (next) socket.write(`${next}\r\n`);
        else if (chunk.toString().startsWith('354')) socket.end('Subject: half', () => socket.destroy());
      });
      socket.on('close', () => resolve());
    });
    await send({ subject: 'After' });
    expect((await api('/api/messages')).total).toBe(1);
  });

  it('serves its page without inline script, and a mail’s HTML where no script of it can run', async () => {
    const page = await fetch(mailbox.mailboxUrl);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await page.text()).not.toMatch(/<script>|onclick/);
    const script = await (await fetch(`${mailbox.mailboxUrl}/mailbox.js`)).text();
    expect(() => new Function(script)).not.toThrow();
    await send({ html: '<script>parent.alert(1)</script><a href="https://x.example">go</a>' });
    const { messages } = await api('/api/messages');
    const html = await fetch(`${mailbox.mailboxUrl}/api/messages/${messages[0].id}/html`);
    const policy = html.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^sandbox /);
    expect(policy).not.toContain('allow-scripts');
    expect(policy).toContain("default-src 'none'");
  });

  it('says so when its port is taken', async () => {
    const smtpPort = Number(new URL(mailbox.smtpUrl).port);
    await expect(startMailbox({ smtpPort })).rejects.toThrow('EADDRINUSE');
    await expect(startMailbox({ webPort: Number(new URL(mailbox.mailboxUrl).port) })).rejects.toThrow('EADDRINUSE');
  });
});
