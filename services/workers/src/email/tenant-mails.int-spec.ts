import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { sendEmail, type JobData, type Sender, type SenderFailure } from '@linkyard/contracts';
import { guardedConnectFrom } from '@linkyard/egress';
import { createMailer, mailServerOf } from '@linkyard/mail';
import { ServiceDatabase } from '@linkyard/mongo';
import { JobQueue, redisOptions, runProcessors, type RunningProcessors } from '@linkyard/queue';
import { createLogger, dkimKeys, smtpPasswords } from '@linkyard/service-kit';
import { fakeSites } from '@linkyard/service-kit/testing';
import { until } from '@linkyard/testing';
import { MailSenders } from './mail-senders.js';
import { sendEmailProcessor } from './send-email.processor.js';
import { SenderLanes } from './sender-lanes.js';
import { sentEmails } from './sent-email.schema.js';
import { SentEmailsRepository } from './sent-emails.repository.js';
import { startMailServer, type MailServerOfSpec } from './testing/mail-server.js';

const secret = 'b'.repeat(40);
/** A Redis and a MongoDB database for this suite alone. */
const redisUrl = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redisUrl.pathname = '/11';
const mongoUri = new URL(process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0');
mongoUri.pathname = `/tenant_mails_spec_${randomUUID().slice(0, 8)}`;
const passwords = smtpPasswords({ DATA_KEY: 'd'.repeat(40) });
const otherKey = smtpPasswords({ DATA_KEY: 'x'.repeat(40) });
const newTenant = () => randomBytes(12).toString('hex');

describe('mails of tenants', () => {
  const senders = new Map<string, Sender | null>();
  const words = new Map<string, { subject: string; body: string }>();
  const reports: { tenantId: string; failure: SenderFailure | null }[] = [];
  const silentSockets: Socket[] = [];
  let isOver = false;
  let agency = '';
  /** Takes connections and never says a word. */
  const silent = createServer((socket) => {
    socket.on('error', () => undefined);
    if (isOver) socket.destroy();
    else silentSockets.push(socket);
  });
  let [platform, ofAgency, ofBakery]: MailServerOfSpec[] = [];
  let database: ServiceDatabase;
  let jobs: JobQueue;
  let queue: Queue;
  let running: RunningProcessors;
  let mailSenders: MailSenders;

  const serverOf = (one: MailServerOfSpec | undefined): MailServerOfSpec => {
    if (!one) throw new Error('not started');
    return one;
  };
  const sender = (tenantId: string, port: number, fields: Partial<Sender> = {}): Sender => ({
    ...{ tenantId, name: 'The Agency', email: 'hello@agency.example', host: '127.0.0.1', port, username: 'agency' },
    passwordEnc: passwords.seal(tenantId, 'secret'),
    dkim: null,
    ...fields,
  });

  beforeAll(async () => {
    platform = await startMailServer();
    ofAgency = await startMailServer({ user: 'agency', password: 'secret' });
    ofBakery = await startMailServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    database = await ServiceDatabase.open('workers', mongoUri.href);
    jobs = new JobQueue(redisUrl.href, secret);
    queue = new Queue('email', { connection: redisOptions(redisUrl.href, 'worker'), prefix: 'linkyard' });
    await queue.obliterate({ force: true });
    const ports = [ofAgency.port, ofBakery.port, silentPort()];
    mailSenders = new MailSenders({
      platform: createMailer({
        server: mailServerOf(`smtp://127.0.0.1:${platform.port}`),
        from: { name: 'Linkyard', address: 'no-reply@linkyard.example' },
      }),
      find: async (tenantId) => senders.get(tenantId) ?? null,
      report: async (tenantId, failure) => void reports.push({ tenantId, failure }),
      passwords,
      dkimKeys: dkimKeys({ DATA_KEY: 'd'.repeat(40) }),
      connect: guardedConnectFrom({ EGRESS_ALLOW_HOSTS: ports.map((port) => `127.0.0.1:${port}`).join(',') }),
      logger: createLogger('workers', 'silent'),
      timeoutMs: 30_000,
    });
    const processor = sendEmailProcessor({
      wordsOf: async (tenantId) => words.get(tenantId) ?? null,
      senders: mailSenders,
      sites: fakeSites({ PUBLIC_URL: 'https://linkyard.example' }),
      lanes: new SenderLanes(),
      sent: new SentEmailsRepository(database.model(sentEmails)),
      gate: { opensFor: async () => true },
      isNews: async ({ dedupeKey }) => dedupeKey !== 'read',
      logger: createLogger('workers', 'silent'),
    });
    running = runProcessors(redisUrl.href, 'email', [processor], { concurrency: 8, secret, onFailed: () => undefined });
  }, 30_000);
  afterAll(async () => {
    isOver = true;
    await queue.pause();
    silentSockets.forEach((socket) => socket.destroy());
    await running.close();
    mailSenders.close();
    await queue.obliterate({ force: true });
    await Promise.all([queue.close(), jobs.close()]);
    await database.db.dropDatabase();
    await database.close();
    await Promise.all([platform, ofAgency, ofBakery].map((server) => serverOf(server).close()));
    await new Promise((resolve) => silent.close(resolve));
  });
  beforeEach(() => {
    reports.length = 0;
    senders.clear();
    agency = newTenant();
    for (const server of [platform, ofAgency, ofBakery]) serverOf(server).received.length = 0;
  });

  const silentPort = () => {
    const address: AddressInfo | string | null = silent.address();
    return address && typeof address === 'object' ? address.port : 0;
  };
  const send = async (tenantId: string | null, fields: Partial<JobData<typeof sendEmail>> = {}) => {
    const key = `spec:${randomUUID()}`;
    const link = `http://${tenantId ?? 'linkyard'}.example/verify`;
    await jobs.enqueue(sendEmail, {
      ...{ key, template: 'verify-email', to: 'robin@mail.example', toName: 'Robin', locale: 'en', tenantId },
      values: { code: '042137', link, minutes: '10' },
      ...fields,
    });
    return key;
  };
  it('about a notification that was read do not leave', async () => {
    const userId = 'a'.repeat(24);
    const read = await send(null, { notification: { userId, dedupeKey: 'read' } });
    const unread = await send(null, { notification: { userId, dedupeKey: 'unread' } });
    await until(async () => (await recordOf(unread))?.state === 'sent');
    await until(async () => (await queue.getJob(idOf(read))) === undefined);
    expect([await recordOf(read), serverOf(platform).received.length]).toEqual([null, 1]);
  });

  const recordOf = async (key: string) => database.collection(sentEmails).findOne({ _id: key });
  const fails = (key: string) => until(async () => (await recordOf(key))?.state === 'failed');
  const idOf = (key: string) => key.replaceAll(':', '.');

  it('leave by its own server, in its name, and say nothing of the platform', async () => {
    senders.set(agency, sender(agency, serverOf(ofAgency).port));
    const onBehalfOf = { name: 'Ana Reed', email: 'ana@creator.example', picture: '/media/ana.jpg' };
    await send(agency, { onBehalfOf });
    await until(() => serverOf(ofAgency).received.length === 1);
    const [sent] = serverOf(ofAgency).received;
    expect(sent).toMatchObject({ user: 'agency', introduction: 'agency.example', from: 'hello@agency.example' });
    expect(sent?.mail).toMatchObject({
      from: { address: 'hello@agency.example', name: `Ana Reed (via Tenant ${agency})` },
      replyTo: [{ address: 'ana@creator.example', name: 'Ana Reed' }],
      subject: `042137 is your Tenant ${agency} code`,
    });
    expect(sent?.mail.messageId).toMatch(/^<[0-9a-f]{40}@agency\.example>$/);
    expect(sent?.mail.html).toContain(`src="http://${agency}.tenant.example/media/ana.jpg"`);
    expect(`${sent?.source}${sent?.mail.html}${sent?.mail.text}`).not.toMatch(/linkyard/i);
    expect(serverOf(platform).received).toEqual([]);
    await until(() => reports.length > 0);
    expect(reports).toEqual([{ tenantId: agency, failure: null }]);
  }, 20_000);

  it('say what their owner has written, as it is now', async () => {
    senders.set(agency, sender(agency, serverOf(ofAgency).port));
    words.set(agency, { subject: 'Welcome, {{name}}', body: '# Nearly there\n\nYour code:\n\n{{code}}' });
    await send(agency);
    await until(() => serverOf(ofAgency).received.length === 1);
    const { subject, text } = serverOf(ofAgency).received[0]?.mail ?? {};
    expect(subject).toBe('Welcome, Robin');
    expect(text).toMatch(/^Nearly there[\s\S]*Your code:[\s\S]*042137/);
    words.delete(agency);
    await send(agency);
    await until(() => serverOf(ofAgency).received.length === 2);
    expect(serverOf(ofAgency).received[1]?.mail.subject).toContain('042137 is your');
  }, 20_000);

  it('leave by the settings of now', async () => {
    senders.set(agency, sender(agency, serverOf(ofAgency).port));
    await send(agency);
    await until(() => serverOf(ofAgency).received.length === 1);
    senders.set(agency, sender(agency, serverOf(ofBakery).port, { email: 'new@agency.example', username: '' }));
    await send(agency);
    await until(() => serverOf(ofBakery).received.length === 1);
    expect(serverOf(ofBakery).received[0]).toMatchObject({ user: '', from: 'new@agency.example' });
  }, 20_000);

  it.each<[string, ((tenantId: string) => Partial<Sender>) | null, string, SenderFailure | null]>([
    ['no sender', null, 'noSender', null],
    ['a wrong password', (id) => ({ passwordEnc: passwords.seal(id, 'guess') }), 'signIn', 'signIn'],
    ['a password of another key', (id) => ({ passwordEnc: otherKey.seal(id, 'secret') }), 'password', 'password'],
    ['a server inside', () => ({ host: '127.0.0.1', port: 25 }), 'connection', 'connection'],
    [
      'a server by a short form of an address inside',
      () => ({ host: '0x7f.1', port: 587 }),
      'connection',
      'connection',
    ],
    ['a port of another service', () => ({ port: 6379 }), 'connection', 'connection'],
  ])(
    'of one with %s wait, by no other sender, and leave once that is mended',
    async (_what, fields, reason, reported) => {
      senders.set(agency, fields && sender(agency, serverOf(ofAgency).port, fields(agency)));
      const key = await send(agency);
      await fails(key);
      expect(await recordOf(key)).toMatchObject({ state: 'failed', reason });
      expect(reports).toEqual(reported ? [{ tenantId: agency, failure: reported }] : []);
      expect([serverOf(platform), serverOf(ofAgency)].flatMap(({ received }) => received)).toEqual([]);
      senders.set(agency, sender(agency, serverOf(ofAgency).port));
      await jobs.runNow(sendEmail, key);
      await until(() => serverOf(ofAgency).received.length === 1);
      await until(() => reports.at(-1)?.failure === null);
      expect(serverOf(platform).received).toEqual([]);
      await until(async () => (await queue.getJob(idOf(key))) === undefined);
    },
    20_000,
  );

  it('go over TLS only, except to a host that the installation allows', async () => {
    const connect = guardedConnectFrom({ EGRESS_ALLOW_HOSTS: '127.0.0.1' });
    const careful = new MailSenders({
      platform: { send: async () => ({ messageId: '' }), verify: async () => undefined, close: () => undefined },
      find: async () => sender(agency, serverOf(ofAgency).port),
      report: async () => undefined,
      passwords,
      dkimKeys: dkimKeys({ DATA_KEY: 'd'.repeat(40) }),
      connect: Object.assign(connect.bind(null), { isAllowed: () => false }),
      logger: createLogger('workers', 'silent'),
    });
    const mail = { subject: 'Hi', text: 'Hi', html: '<p>Hi</p>', to: { address: 'robin@mail.example' } };
    await expect(careful.of(agency).send(mail)).rejects.toMatchObject({ stage: 'tls' });
    expect(serverOf(ofAgency).received).toEqual([]);
    careful.close();
  }, 20_000);

  it('whose server never answers delay no others', async () => {
    const bakery = newTenant();
    senders.set(agency, sender(agency, silentPort()));
    senders.set(bakery, sender(bakery, serverOf(ofBakery).port, { username: '', email: 'hi@bakery.example' }));
    for (let at = 0; at < 40; at += 1) await send(agency);
    await until(() => silentSockets.length > 0);
    for (let at = 0; at < 4; at += 1) {
      await send(bakery);
      await send(null);
    }
    await until(() => serverOf(ofBakery).received.length === 4 && serverOf(platform).received.length === 4);
    expect(silentSockets.length).toBeLessThanOrEqual(2);
    expect(serverOf(platform).received.every(({ from }) => from === 'no-reply@linkyard.example')).toBe(true);
  }, 25_000);
});
