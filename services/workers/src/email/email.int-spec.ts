import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { sendEmail, type JobData } from '@linkyard/contracts';
import { ServiceDatabase } from '@linkyard/mongo';
import { JobQueue, MailAllowance, redisOptions } from '@linkyard/queue';
import { ConfigError, type RunningRole } from '@linkyard/service-kit';
import { until } from '@linkyard/testing';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { startWorker } from '../start-worker.js';
import { sentEmails } from './sent-email.schema.js';
import { SentEmailsRepository } from './sent-emails.repository.js';

const portOf = (address: AddressInfo | string | null) => (address && typeof address === 'object' ? address.port : 0);
/** A Redis and a MongoDB database for this suite alone. */
const redisUrl = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redisUrl.pathname = '/9';
const mongoUri = new URL(process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0');
mongoUri.pathname = `/workers_spec_${randomUUID().slice(0, 8)}`;

const received: Email[] = [];
const tries = new Map<string, number>();
/** How the mail server answers each address the first times. */
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo: ({ address }, _session, done) => {
    const count = (tries.get(address) ?? 0) + 1;
    tries.set(address, count);
    if (address.startsWith('gone')) return done(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    if (address.startsWith('later') && count === 1)
      return done(Object.assign(new Error('Greylisted'), { responseCode: 451 }));
    return done();
  },
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
        received.push(mail);
        done();
      }, done);
    });
  },
});

let database: ServiceDatabase;
let jobs: JobQueue;
let queue: Queue;
let worker: RunningRole;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  env = {
    MONGODB_URI: mongoUri.href,
    REDIS_URL: redisUrl.href,
    NATS_URL: process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222',
    BUS_SECRET: 'b'.repeat(40),
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server.address())}`,
    DATA_KEY: 'd'.repeat(40),
    PUBLIC_URL: 'https://links.example',
    SITE_TITLE: 'Linkyard',
    LOG_LEVEL: 'silent',
  };
  database = await ServiceDatabase.open('workers', mongoUri.href);
  jobs = new JobQueue(redisUrl.href, env['BUS_SECRET']);
  queue = new Queue('email', { connection: redisOptions(redisUrl.href, 'worker'), prefix: 'linkyard' });
  await queue.obliterate({ force: true });
  worker = await startWorker('email', env);
});
afterAll(async () => {
  await worker.close();
  await queue.obliterate({ force: true });
  await Promise.all([queue.close(), jobs.close()]);
  await database.db.dropDatabase();
  await database.close();
  await new Promise<void>((resolve) => smtp.close(resolve));
});

const mail = (to: string, key = `spec:${randomUUID()}`): JobData<typeof sendEmail> => ({
  key,
  template: 'lead-captured',
  to,
  toName: 'Ana',
  locale: 'en',
  isPaid: false,
  tenantId: null,
  values: {
    name: 'Ana',
    pageName: 'Ana makes mugs',
    link: 'https://links.example/myleads',
    leadName: '<b>Vera</b>',
    leadEmail: 'vera@mail.example',
    leadPhone: '',
    message: '',
    source: 'Newsletter',
  },
});
const mailsTo = (address: string) => received.filter(({ to }) => to?.some((one) => one.address === address));
const idOf = (key: string) => key.replaceAll(':', '.');
const stateOf = async (key: string) => (await database.collection(sentEmails).findOne({ _id: key }))?.state;

describe('mails of jobs', () => {
  it('are rendered with our brand and sent to one person', async () => {
    const job = mail('ana@mail.example');
    await jobs.enqueue(sendEmail, job);
    await until(async () => (await stateOf(job.key)) === 'sent');
    const [sent] = mailsTo('ana@mail.example');
    expect(sent).toMatchObject({
      subject: 'New lead from Ana makes mugs',
      from: { address: 'no-reply@links.example', name: 'Linkyard' },
    });
    expect(sent?.html).toContain('&lt;b&gt;Vera&lt;/b&gt;');
    expect(sent?.messageId).toMatch(/^<[0-9a-f]{40}@links\.example>$/);
    expect(JSON.stringify(await database.collection(sentEmails).findOne({ _id: job.key }))).not.toContain(
      'mail.example',
    );
  }, 20_000);

  it('of a creator name them as sender and reach them by an answer, from the address of the site', async () => {
    const onBehalfOf = { name: 'Ana Reed', email: 'ana@creator.example', picture: '/media/ana.jpg' };
    const job = { ...mail('guest@mail.example'), onBehalfOf };
    await jobs.enqueue(sendEmail, job);
    await until(async () => (await stateOf(job.key)) === 'sent');
    const [sent] = mailsTo('guest@mail.example');
    expect(sent).toMatchObject({
      from: { address: 'no-reply@links.example', name: 'Ana Reed (via Linkyard)' },
      replyTo: [{ address: 'ana@creator.example', name: 'Ana Reed' }],
    });
    expect(sent?.html).toContain('src="https://links.example/media/ana.jpg"');
  }, 20_000);

  it('about a person lead the answer to that person, and a name that is an advertisement is not the sender', async () => {
    const replyTo = { name: 'Vera', email: 'vera@mail.example' };
    const onBehalfOf = { name: 'Win at www.prize.example', email: null, picture: '' };
    const job = { ...mail('owner@mail.example'), replyTo, onBehalfOf };
    await jobs.enqueue(sendEmail, job);
    await until(async () => (await stateOf(job.key)) === 'sent');
    const [sent] = mailsTo('owner@mail.example');
    expect(sent).toMatchObject({ from: { name: 'Linkyard' }, replyTo: [{ address: 'vera@mail.example' }] });
  }, 20_000);

  it('reach a German reader in German', async () => {
    const values = {
      mailSubject: 'Deine Bestellung 7 bei Bo',
      seller: 'Bo',
      number: '7',
      items: 'Druck',
      total: '5,00 €',
    };
    const job = { ...mail('karl@mail.example'), template: 'order-receipt' as const, locale: 'de-AT', values };
    await jobs.enqueue(sendEmail, job);
    await until(async () => (await stateOf(job.key)) === 'sent');
    const [sent] = mailsTo('karl@mail.example');
    expect(sent?.subject).toBe('Deine Bestellung 7 bei Bo');
    expect(sent?.html).toContain('lang="de"');
    for (const text of ['Hallo Ana,', 'Vielen Dank für deine Bestellung', 'Gesamt: 5,00 €'])
      expect(sent?.text).toContain(text);
  }, 20_000);

  it('go out once, however often and however parallel the job runs', async () => {
    const job = mail('once@mail.example');
    for (let at = 0; at < 6; at += 1) await jobs.enqueue(sendEmail, job, { key: `run-${at}-${job.key}` });
    await until(async () => (await stateOf(job.key)) === 'sent');
    await until(async () => (await queue.getJobCounts('waiting', 'active', 'delayed'))['waiting'] === 0);
    await until(async () => (await queue.getActiveCount()) === 0);
    expect(mailsTo('once@mail.example')).toHaveLength(1);
  }, 20_000);

  it('show nothing of their links and addresses in Redis, and are removed when they are done', async () => {
    const waiting = mail('waiting@mail.example');
    await jobs.enqueue(sendEmail, waiting, { delayMs: 60_000 });
    const stored = JSON.stringify((await queue.getJob(idOf(waiting.key)))?.data);
    expect(stored).toMatch(/^\{"sealed":"ly1\./);
    for (const secret of ['links.example', 'mail.example', 'Vera']) expect(stored).not.toContain(secret);
    const job = mail('done@mail.example');
    await jobs.enqueue(sendEmail, job);
    await until(async () => (await stateOf(job.key)) === 'sent');
    await until(async () => (await queue.getJob(idOf(job.key))) === undefined);
  }, 20_000);

  it('that the server refuses for good are not tried again', async () => {
    const job = mail('gone@mail.example');
    await jobs.enqueue(sendEmail, job);
    await until(async () => (await queue.getFailed()).some(({ id }) => id === idOf(job.key)));
    expect(await stateOf(job.key)).toBe('refused');
    const [failed] = (await queue.getFailed()).filter(({ id }) => id === idOf(job.key));
    expect(failed?.attemptsMade).toBe(1);
    // Enqueued again under another key: still refused.
    await jobs.enqueue(sendEmail, job, { key: `again-${job.key}` });
    await until(async () => (await queue.getJob(idOf(`again-${job.key}`))) === undefined);
    expect(tries.get('gone@mail.example')).toBe(1);
  }, 20_000);

  it('that the server wants later are tried later', async () => {
    const job = mail('later@mail.example');
    await jobs.enqueue(sendEmail, job);
    await until(async () => (await stateOf(job.key)) === 'sent');
    expect(tries.get('later@mail.example')).toBe(2);
    expect(mailsTo('later@mail.example')).toHaveLength(1);
  }, 20_000);

  it('whose values do not go with their template fail at once', async () => {
    const job = { ...mail('ana@mail.example'), values: { pageName: 'x' } };
    await jobs.enqueue(sendEmail, job);
    await until(async () => (await queue.getFailed()).some(({ id }) => id === idOf(job.key)));
    expect(await stateOf(job.key)).toBeUndefined();
  }, 20_000);
});

describe('mails that strangers cause', () => {
  const values = { mailSubject: 'Your order', seller: 'Bo', number: '7', items: 'Print', total: 'Free' };
  const receipt = (to: string, more: Partial<JobData<typeof sendEmail>> = {}) => ({
    ...{ ...mail(to), template: 'order-receipt' as const, values },
    ...more,
  });
  const address = () => `${randomUUID()}@mail.example`;
  const allowance = new MailAllowance(redisUrl.href, 'b'.repeat(40));
  afterAll(() => allowance.close());
  const settled = () =>
    until(async () => {
      const { waiting = 0, active = 0 } = await queue.getJobCounts('waiting', 'active');
      return waiting + active === 0;
    });

  it('are five an hour to one address; the others wait behind one mail with a link, and go when it is confirmed', async () => {
    const to = address();
    const orders = Array.from({ length: 14 }, () => receipt(to));
    for (const order of orders) await jobs.enqueue(sendEmail, order);
    await until(() => mailsTo(to).length >= 6);
    await settled();
    const subjects = mailsTo(to).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Your order')).toHaveLength(5);
    expect(subjects.filter((subject) => subject === 'Was this you?')).toHaveLength(1);
    const mailbox = allowance.mailboxOf(to);
    expect(mailsTo(to).some(({ html }) => html?.includes(`/confirm-address?mailbox=${mailbox}`))).toBe(true);
    for (const key of await allowance.confirm(mailbox)) await jobs.runNow(sendEmail, key);
    await until(() => mailsTo(to).length >= 15);
    await settled();
    expect(mailsTo(to)).toHaveLength(15);
    expect(await Promise.all(orders.map(({ key }) => stateOf(key)))).toEqual(orders.map(() => 'sent'));
  }, 40_000);

  it('of what was paid always go, and so do those of the creator', async () => {
    const to = address();
    for (let at = 0; at < 7; at += 1) await jobs.enqueue(sendEmail, receipt(to, { isPaid: true }));
    for (let at = 0; at < 7; at += 1) await jobs.enqueue(sendEmail, mail(to));
    await until(() => mailsTo(to).length >= 14);
    expect(mailsTo(to)).toHaveLength(14);
  }, 40_000);

  it('end unsent when the address was not confirmed within a day', async () => {
    const to = address();
    const late = receipt(to, { heldUntil: new Date(Date.now() - 1).toISOString() });
    await jobs.enqueue(sendEmail, late);
    await settled();
    expect([mailsTo(to).length, await stateOf(late.key)]).toEqual([0, undefined]);
  }, 20_000);
});

describe('the ledger of mails', () => {
  const sent = () => new SentEmailsRepository(database.model(sentEmails));
  const key = () => `ledger:${randomUUID()}`;

  it('of many that want to send one, one may', async () => {
    const one = key();
    const claims = await Promise.all(Array.from({ length: 20 }, () => sent().claim(one, 'lead-captured')));
    expect(claims.filter((claim) => typeof claim === 'object')).toHaveLength(1);
    expect(claims.filter((claim) => claim === 'busy')).toHaveLength(19);
  });

  it('a process that died between sending and marking costs one more mail, not more', async () => {
    const one = key();
    const first = await sent().claim(one, 'lead-captured', new Date(Date.now() - 61_000));
    const second = await sent().claim(one, 'lead-captured');
    if (typeof first !== 'object' || typeof second !== 'object') throw new Error('no claim');
    // The one that was thought dead comes back: it may not mark any more.
    await sent().mark(one, first.holder, 'failed');
    expect(await sent().claim(one, 'lead-captured')).toBe('busy');
    await sent().mark(one, second.holder, 'sent');
    expect(await sent().claim(one, 'lead-captured')).toBe('done');
  });

  it('a failed one is free at once', async () => {
    const one = key();
    const first = await sent().claim(one, 'lead-captured');
    if (typeof first !== 'object') throw new Error('no claim');
    await sent().mark(one, first.holder, 'failed');
    expect(await sent().claim(one, 'lead-captured')).toMatchObject({ holder: expect.any(String) });
  });
});

describe('starting', () => {
  it('is healthy', async () => {
    await Promise.all(worker.checks.map(({ check }) => check()));
    expect(worker.name).toBe('workers:email');
  });
  it.each([
    ['no mail server', { SMTP_URL: '' }, /SMTP_URL/],
    ['something that is no mail server', { SMTP_URL: 'http://mail' }, /SMTP_URL/],
    ['a sender that is no address', { MAIL_FROM: 'Linkyard' }, /MAIL_FROM/],
    ['no key for the passwords of tenants', { DATA_KEY: '' }, /DATA_KEY/],
  ])('%s is reported by its name', async (_, wrong, name) => {
    const starting = startWorker('email', { ...env, ...wrong });
    await expect(starting).rejects.toBeInstanceOf(ConfigError);
    await expect(starting).rejects.toThrow(name);
  });
});
