import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { jetstream, type JetStreamClient } from '@nats-io/jetstream';
import { Queue, type Job } from 'bullmq';
import {
  donationCompleted,
  donationEnded,
  donationRenewalFailed,
  eventSubject,
  getNotifications,
  getSetupCounts,
  getUserContact,
  leadCaptured,
  markNotificationsRead,
  noDigest,
  orderPaid,
  paymentParked,
  registrationApproved,
  userAppNotification,
  userDeleted,
  userNotified,
  type AnyEvent,
  type Ctx,
  type EventData,
} from '@linkyard/contracts';
import { dataSealer } from '@linkyard/crypto';
import { newId, ServiceDatabase } from '@linkyard/mongo';
import { JobQueue, redisOptions } from '@linkyard/queue';
import {
  Bus,
  BusConnection,
  createLogger,
  DueRows,
  listen,
  runService,
  systemContext,
  UserContacts,
  type RunningRole,
} from '@linkyard/service-kit';
import { fakeSiteUrls } from '@linkyard/service-kit/testing';
import { until } from '@linkyard/testing';
import { notificationsAndChatService } from '../notifications-and-chat.module.js';
import { LeadMailDigest } from './lead-mail-digest.job.js';
import { leadMails } from './lead-mail.schema.js';
import { notifications } from './notification.schema.js';
import { NotificationsRepository } from './notifications.repository.js';

const busSecret = 'the bus secret of the specs, long enough';
const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';
/** A Redis and a MongoDB database for this suite alone. */
const redisUrl = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
redisUrl.pathname = '/10';
const mongoUri = new URL(process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27017/linkyard?replicaSet=rs0');
mongoUri.pathname = `/notifications_spec_${randomUUID().slice(0, 8)}`;

interface Person {
  locale?: string;
  status?: 0 | 1;
  emailVerified?: boolean;
  lead?: { app: boolean; email: boolean; push: boolean };
}

let role: RunningRole;
let connection: BusConnection;
let bus: Bus;
let js: JetStreamClient;
let database: ServiceDatabase;
let mails: Queue;
let jobs: JobQueue;
/** Whom the auth service knows. */
const people = new Map<string, Person>();
let isAuthUnavailable = false;
/** What the commerce service counts; null while it is down. */
let setup: { productCount: number; paymentCount: number } | null = null;
let heard: { userId: string; event: string; payload: unknown }[] = [];

beforeAll(async () => {
  const env = { NATS_URL: natsUrl, MONGODB_URI: mongoUri.href, REDIS_URL: redisUrl.href, BUS_SECRET: busSecret };
  Object.assign(process.env, env);
  connection = await BusConnection.open(natsUrl, 'spec');
  bus = new Bus(connection, busSecret);
  js = jetstream(connection.nats);
  answerContacts();
  answerSetup();
  listen(connection, userNotified, (signal) => void heard.push(signal));
  database = await ServiceDatabase.open('notifications-and-chat', mongoUri.href);
  mails = new Queue('email', { connection: redisOptions(redisUrl.href, 'worker'), prefix: 'linkyard' });
  await mails.obliterate({ force: true });
  jobs = new JobQueue(redisUrl.href, busSecret);
  role = await runService(notificationsAndChatService, {
    ...env,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://links.example',
  });
}, 30_000);
afterAll(async () => {
  await role.close();
  await mails.obliterate({ force: true });
  await mails.close();
  await jobs.close();
  await database.db.dropDatabase();
  await Promise.all([database.close(), connection.close()]);
});
beforeEach(() => {
  heard = [];
  isAuthUnavailable = false;
  setup = { productCount: 0, paymentCount: 0 };
});

/** The auth service, as far as this one sees it. */
function answerContacts() {
  connection.nats.subscribe(getUserContact.subject, {
    callback: (_error, message) => {
      const { id, data }: { id: string; data: { userId: string } } = message.json();
      const person = people.get(data.userId);
      const contact = person && {
        userId: data.userId,
        name: 'Ana',
        email: `${data.userId}@people.example`,
        emailVerified: person.emailVerified ?? true,
        locale: person.locale ?? 'en',
        timeZone: 'UTC',
        tenantId: null,
        status: person.status ?? 1,
        state: 'active',
        notificationPrefs: person.lead ? { lead: person.lead } : {},
        notificationDigest: noDigest,
      };
      const response = isAuthUnavailable
        ? { ok: false, code: 'core.unavailable' }
        : { ok: true, data: { contact: contact ?? null } };
      message.respond(JSON.stringify({ response, isDisposed: true, id }));
    },
  });
}

/** The commerce service, as far as this one sees it. */
function answerSetup() {
  connection.nats.subscribe(getSetupCounts.subject, {
    callback: (_error, message) => {
      const { id }: { id: string } = message.json();
      const response = setup ? { ok: true, data: setup } : { ok: false, code: 'core.unavailable' };
      message.respond(JSON.stringify({ response, isDisposed: true, id }));
    },
  });
}

function newPerson(person: Person = {}): Ctx & { userId: string } {
  const userId = newId();
  people.set(userId, person);
  return { ...systemContext({ role: 2 }), userId, tokenType: 'owner', sessionId: 'session' };
}
const deliver = async (event: AnyEvent, data: object, id = newId()) => {
  const body = { id, name: event.name, at: new Date(), tenantId: null, requestId: null, data };
  await js.publish(eventSubject(event, null), JSON.stringify(body));
};
const leadOf = (
  userId: string,
  about: Partial<EventData<typeof leadCaptured>> = {},
): EventData<typeof leadCaptured> => ({
  leadId: newId(),
  kind: 'optin',
  userId,
  tenantId: null,
  campaignId: newId(),
  campaignName: 'Ana makes mugs',
  sectionId: newId(),
  formTitle: 'Newsletter',
  name: 'Vera',
  email: 'vera@mail.example',
  phone: '',
  notifyByEmail: true,
  ...about,
});
const bell = (ctx: Ctx, request = {}) => bus.request(getNotifications, request, ctx);
const mailFor = (leadId: string) => mails.getJob(`lead.${leadId}`);
/** The job of a mail, which is queued after the notification is stored. */
const queued = (id: string): Promise<Job | undefined> => until(() => mails.getJob(id), Boolean);
const leadMailDigest = () =>
  new LeadMailDigest(
    database.model(leadMails),
    jobs,
    new UserContacts(bus),
    fakeSiteUrls({ PUBLIC_URL: 'https://links.example' }),
    new DueRows(database, createLogger('spec', 'silent')),
    new NotificationsRepository(database.model(notifications)),
  );
/** What a queued mail says; Redis keeps it sealed. */
const openMail = ({ name, data }: Job): { key: string } =>
  JSON.parse(dataSealer('queue.job-data', busSecret, undefined).open((data.data ?? data).sealed, name));

describe('a purchase', () => {
  it('is in the bell and in the open window, once for all copies of its event', async () => {
    const ana = newPerson();
    const purchase: EventData<typeof orderPaid> = {
      ...{ orderId: newId(), ownerId: ana.userId, total: 2_500, currency: 'EUR' },
      ...{ buyer: { name: 'Vera', email: 'vera@mail.example' }, products: ['Mug', 'Print'] },
    };
    for (let copy = 0; copy < 3; copy += 1) await deliver(orderPaid, purchase);
    const { data } = await until(
      () => bell(ana),
      (found) => found.unread > 0,
    );
    const productDetails = [{ name: 'Mug' }, { name: 'Print' }];
    expect(data).toMatchObject([{ notification: { type: 'purchase', name: 'Vera', amount: 2_500, productDetails } }]);
    const [signal] = await until(
      () => heard.filter(({ userId }) => userId === ana.userId),
      ({ length }) => length > 0,
    );
    expect(signal?.payload).toMatchObject({ link: '/purchase', state: { type: 'search', value: 'Vera' } });
    const job = await queued(`purchase.${purchase.orderId}`);
    expect(job && openMail(job)).toMatchObject({
      ...{ template: 'order-received', to: `${ana.userId}@people.example` },
      replyTo: { name: 'Vera', email: 'vera@mail.example' },
      values: { buyer: 'Vera', products: 'Mug\nPrint', amount: '€25.00', sentence: 'The order is paid.' },
    });
  }, 20_000);
});

describe('a registration', () => {
  it('is mailed to the host, whose answer reaches the person', async () => {
    const ana = newPerson({ locale: 'de' });
    const registration: EventData<typeof registrationApproved> = {
      ...{ registrationId: newId(), uid: newId(), ownerId: ana.userId, webinarId: newId(), title: 'Glasur' },
      ...{ person: { name: 'Vera', email: 'vera@mail.example' }, isApproved: false, fromWaitlist: false },
    };
    for (let copy = 0; copy < 2; copy += 1) await deliver(registrationApproved, registration);
    const { data, unread } = await until(
      () => bell(ana),
      (found) => found.unread > 0,
    );
    expect(unread).toBe(1);
    expect(data).toMatchObject([{ notification: { type: 'webinar', webinar: 'Glasur' } }]);
    const job = await queued(`registration.${registration.uid}.approved`);
    expect(job && openMail(job)).toMatchObject({
      ...{ template: 'registration-received', replyTo: { email: 'vera@mail.example' } },
      values: { headline: 'Neue Anmeldung', title: 'Glasur', link: 'https://links.example/registrations' },
    });
  }, 20_000);
});

describe('a donation', () => {
  it('is in the bell, in the open window and in a mail, once for all copies of its event', async () => {
    const ana = newPerson();
    const donation: EventData<typeof donationCompleted> = {
      ...{ donationId: newId(), publicId: newId(), ownerId: ana.userId, tenantId: null, campaignId: newId() },
      ...{ campaignName: 'Ana makes mugs', name: 'Vera', email: 'vera@mail.example', locale: 'en', message: 'Hi' },
      ...{ amount: 2_500, total: 2_606, currency: 'EUR', interval: 'once', receiptNumber: 1 },
      completedAt: new Date().toISOString(),
    };
    for (let copy = 0; copy < 3; copy += 1) await deliver(donationCompleted, donation);
    const { data } = await until(
      () => bell(ana),
      (found) => found.unread > 0,
    );
    expect(data).toMatchObject([{ notification: { type: 'donation', name: 'Vera', amount: 2_500, currency: 'EUR' } }]);
    const [signal] = await until(
      () => heard.filter(({ userId }) => userId === ana.userId),
      ({ length }) => length > 0,
    );
    expect(signal?.payload).toMatchObject({ link: '/donations', state: { type: 'search', value: 'Vera' } });
    const job = await queued(`donation.${donation.donationId}`);
    expect(job && openMail(job)).toMatchObject({
      template: 'donation-received',
      values: { amount: '€25.00', donor: 'Vera', link: 'https://links.example/donations' },
    });
  }, 20_000);
});

describe('a repeated donation whose last payment failed', () => {
  it('is in the bell and in a mail, once for all copies of its event', async () => {
    const ana = newPerson();
    const failed: EventData<typeof donationRenewalFailed> = {
      ...{ donationId: newId(), publicId: newId(), ownerId: ana.userId, tenantId: null, campaignName: 'Mugs' },
      ...{ name: 'Vera', email: 'vera@mail.example', locale: 'en', provider: 'stripe' },
      ...{ amount: 2_500, total: 2_606, currency: 'EUR', interval: 'month', failedAt: '2026-03-01T10:00:00.000Z' },
    };
    for (let copy = 0; copy < 2; copy += 1) await deliver(donationRenewalFailed, failed);
    const { data, unread } = await until(
      () => bell(ana),
      (found) => found.unread > 0,
    );
    expect(unread).toBe(1);
    expect(data).toMatchObject([{ notification: { type: 'donation', subject: { kind: 'donationFailure' } } }]);
    const key = `${failed.donationId}.${Date.parse('2026-03-01T10:00:00.000Z')}`;
    const job = await queued(`donation-not-renewed.${key}`);
    expect(job && openMail(job)).toMatchObject({ template: 'donation-not-renewed', values: { donor: 'Vera' } });
  }, 20_000);
});

describe('a repeated donation that ended', () => {
  it('is in the bell and in a mail, once for all copies of its event', async () => {
    const ana = newPerson();
    const ended: EventData<typeof donationEnded> = {
      ...{ donationId: newId(), publicId: newId(), ownerId: ana.userId, tenantId: null, campaignName: 'Mugs' },
      ...{ name: 'Vera', email: 'vera@mail.example', locale: 'en' },
      ...{ amount: 2_500, total: 2_606, currency: 'EUR', interval: 'month' },
    };
    for (let copy = 0; copy < 2; copy += 1) await deliver(donationEnded, ended);
    const { data } = await until(
      () => bell(ana),
      (found) => found.unread > 0,
    );
    expect(data).toMatchObject([{ notification: { type: 'donation', subject: { kind: 'donationEnd' } } }]);
    const job = await queued(`donation-stopped.${ended.donationId}`);
    expect(job && openMail(job)).toMatchObject({ template: 'donation-stopped', values: { rhythm: 'every month' } });
  }, 20_000);

  it('is mailed in the language of the owner', async () => {
    const ana = newPerson({ locale: 'de-DE' });
    const ended: EventData<typeof donationEnded> = {
      ...{ donationId: newId(), publicId: newId(), ownerId: ana.userId, tenantId: null, campaignName: 'Mugs' },
      ...{ name: '', email: 'vera@mail.example', locale: 'en' },
      ...{ amount: 2_500, total: 2_606, currency: 'EUR', interval: 'month' },
    };
    await deliver(donationEnded, ended);
    await until(
      () => bell(ana),
      (found) => found.unread > 0,
    );
    const job = await queued(`donation-stopped.${ended.donationId}`);
    expect(job && openMail(job)).toMatchObject({
      locale: 'de-DE',
      values: { rhythm: 'jeden Monat', donor: 'Jemand', amount: '25,00\u00a0€' },
    });
  }, 20_000);
});

describe('a payment in another currency', () => {
  it('is in the bell, once, with a link to what it was paid for', async () => {
    const ana = newPerson();
    const parked: EventData<typeof paymentParked> = {
      ...{ paymentId: newId(), ownerId: ana.userId, provider: 'stripe', amount: 2_500, currency: 'EUR' },
      subject: { service: 'bookings', kind: 'booking', id: newId() },
      received: { amount: 2_700, currency: 'USD' },
    };
    for (let copy = 0; copy < 2; copy += 1) await deliver(paymentParked, parked);
    const { data } = await until(
      () => bell(ana),
      (found) => found.unread > 0,
    );
    const system = { code: 'paymentParked', params: {}, link: '/appointment-booking' };
    expect(data).toMatchObject([{ notification: { type: 'system', system, amount: 2_700, currency: 'USD' } }]);
  }, 20_000);
});

describe('a new lead', () => {
  it('the owner finds it in the bell, in the open window and in the mail', async () => {
    const ana = newPerson();
    const lead = leadOf(ana.userId);
    await deliver(leadCaptured, lead);
    const { data, unread, productCount, paymentCount } = await until(
      () => bell(ana),
      (found) => found.unread === 1,
    );
    expect([unread, productCount, paymentCount]).toEqual([1, 0, 0]);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      markAsRead: false,
      notification: {
        type: 'lead',
        name: 'Vera',
        email: 'vera@mail.example',
        campaignName: 'Ana makes mugs',
        formTypeData: { type: 'optin' },
        subject: { kind: 'lead', id: lead.leadId },
      },
    });
    const [signal] = await until(
      () => heard.filter(({ userId }) => userId === ana.userId),
      ({ length }) => length > 0,
    );
    expect(signal?.event).toBe('user_app_notification');
    expect(userAppNotification.payload.parse(signal?.payload)).toEqual(data[0]);
    expect(data[0]).toMatchObject({
      text: 'Vera left their details on Ana makes mugs.',
      link: '/myleads',
      state: { type: 'search', value: 'Vera' },
    });
    const job = await queued(`lead.${lead.leadId}`);
    expect(job && openMail(job)).toMatchObject({
      key: `lead:${lead.leadId}`,
      template: 'lead-captured',
      to: `${ana.userId}@people.example`,
      values: { pageName: 'Ana makes mugs', leadName: 'Vera', link: 'https://links.example/myleads' },
    });
  }, 20_000);

  it('a form without a title of its own is named by its kind in the language of the owner', async () => {
    const ana = newPerson({ locale: 'de-DE' });
    const lead = leadOf(ana.userId, { formTitle: '' });
    await deliver(leadCaptured, lead);
    const job = await queued(`lead.${lead.leadId}`);
    expect(job && openMail(job)).toMatchObject({ locale: 'de-DE', values: { source: 'Anmeldung' } });
  }, 20_000);

  it('the list counts what the owner can sell with, and comes without the counts while commerce is down', async () => {
    const ana = newPerson();
    setup = { productCount: 3, paymentCount: 1 };
    expect(await bell(ana)).toMatchObject({ productCount: 3, paymentCount: 1 });
    setup = null;
    expect(await bell(ana)).toMatchObject({ data: [], productCount: null, paymentCount: null });
  }, 20_000);

  it('an answered form leads to the forms', async () => {
    const ana = newPerson();
    await deliver(leadCaptured, leadOf(ana.userId, { kind: 'form', name: '' }));
    const [signal] = await until(
      () => heard.filter(({ userId }) => userId === ana.userId),
      ({ length }) => length > 0,
    );
    expect(signal?.payload).toMatchObject({ link: '/formdata', state: { type: 'search', value: 'vera@mail.example' } });
  }, 20_000);

  it('delivered many times, also concurrently and under other ids, it is one notification and one mail', async () => {
    const ana = newPerson();
    const lead = leadOf(ana.userId);
    const id = newId();
    // The stream drops the same message id; other ids reach the handler, and its own keys hold.
    await Promise.all(Array.from({ length: 5 }, () => deliver(leadCaptured, lead, id)));
    await Promise.all(Array.from({ length: 5 }, () => deliver(leadCaptured, lead)));
    const last = leadOf(ana.userId);
    await deliver(leadCaptured, last);
    await until(
      () => bell(ana),
      ({ data }) => data.some((one) => one.notification.subject?.id === last.leadId),
    );
    await until(
      () => database.db.collection('notifications-and-chat.inbox').countDocuments({}),
      (count) => count >= 7,
    );
    expect((await bell(ana)).data).toHaveLength(2);
    expect((await mails.getJobs()).filter((job) => openMail(job).key === `lead:${lead.leadId}`)).toHaveLength(1);
  }, 20_000);

  it.each([
    ['the app', { lead: { app: false, email: true, push: true } }, 0, true],
    ['mail', { lead: { app: true, email: false, push: true } }, 1, false],
    ['mail to an address that is not theirs', { emailVerified: false }, 1, false],
    ['mail to an account that is switched off', { status: 0 as const }, 1, false],
  ])(
    '%s respects the user’s preference',
    async (_, person, notified, mailed) => {
      const ana = newPerson(person);
      const ben = newPerson();
      const lead = leadOf(ana.userId);
      await deliver(leadCaptured, lead);
      const after = leadOf(ben.userId);
      await deliver(leadCaptured, after);
      await until(
        () => bell(ben),
        ({ unread }) => unread === 1,
      );
      await until(
        () => database.db.collection('notifications-and-chat.inbox').countDocuments({}),
        (count) => count > 0,
      );
      await until(
        () => bell(ana),
        ({ data }) => data.length === notified,
      );
      await until(
        async () => (await mailFor(lead.leadId)) !== undefined,
        (isThere) => isThere === mailed,
      );
    },
    20_000,
  );

  it('of many submissions the first five are mailed at once and the others together, ten minutes later', async () => {
    const ana = newPerson();
    const leads = Array.from({ length: 8 }, (_, at) => leadOf(ana.userId, { name: `Visitor ${at}` }));
    for (const lead of leads) await deliver(leadCaptured, lead);
    await until(
      () => bell(ana),
      ({ unread }) => unread === 8,
    );
    const single = () => Promise.all(leads.map(({ leadId }) => mailFor(leadId)));
    await until(single, (jobs) => jobs.filter((job) => job !== undefined).length === 5);
    await until(
      () => database.collection(leadMails).findOne({ _id: ana.userId }),
      (window) => window?.collected.length === 3,
    );
    const digest = leadMailDigest();
    const digests = async () =>
      (await mails.getJobs()).map(openMail).filter(({ key }) => key.startsWith(`leads:${ana.userId}`));
    await digest.run(new AbortController().signal, new Date(Date.now() + 9 * 60_000));
    expect(await digests()).toEqual([]);
    for (let run = 0; run < 2; run += 1)
      await digest.run(new AbortController().signal, new Date(Date.now() + 11 * 60_000));
    expect(await digests()).toEqual([
      expect.objectContaining({ template: 'leads-collected', values: expect.objectContaining({ count: '3' }) }),
    ]);
  }, 20_000);

  it('of collected submissions one that cannot be mailed keeps none of the others waiting', async () => {
    const [bad, good] = [newPerson(), newPerson()];
    const collected = [{ leadId: newId(), from: 'Vera' }];
    const openedAt = new Date(Date.now() - 11 * 60_000);
    await database.collection(leadMails).insertMany([
      { _id: bad.userId, openedAt, mailed: [], collected },
      { _id: good.userId, openedAt, mailed: [], collected },
    ]);
    const digest = leadMailDigest();
    const asked = jest.spyOn(bus, 'request');
    asked.mockRejectedValueOnce(new Error('an account that cannot be read'));
    await digest.run(new AbortController().signal);
    asked.mockRestore();
    const keys = (await mails.getJobs()).map(openMail).map(({ key }) => key);
    expect(keys.some((key) => key.startsWith(`leads:${good.userId}`))).toBe(true);
    await database.collection(leadMails).deleteOne({ _id: bad.userId });
  });

  it('no mail goes out for a form that asks for none', async () => {
    const ana = newPerson();
    const lead = leadOf(ana.userId, { notifyByEmail: false });
    await deliver(leadCaptured, lead);
    await until(
      () => bell(ana),
      ({ unread }) => unread === 1,
    );
    expect(await mailFor(lead.leadId)).toBeUndefined();
  }, 20_000);

  it('while the auth service is down it is deferred and delivered later', async () => {
    isAuthUnavailable = true;
    const ana = newPerson();
    await deliver(leadCaptured, leadOf(ana.userId));
    expect((await bell(ana)).unread).toBe(0);
    isAuthUnavailable = false;
    await until(
      () => bell(ana),
      ({ unread }) => unread === 1,
    );
  }, 20_000);

  it('a deleted account gets no notification, and its earlier ones are deleted', async () => {
    const ana = newPerson();
    await deliver(leadCaptured, leadOf(ana.userId));
    await until(
      () => bell(ana),
      ({ unread }) => unread === 1,
    );
    people.delete(ana.userId);
    await deliver(userDeleted, { userId: ana.userId, tenantId: null });
    await until(
      () => bell(ana),
      ({ data }) => data.length === 0,
    );
  }, 20_000);
});

describe('the bell', () => {
  const add = async (ownerId: string, count: number) => {
    const start = Date.now() - count * 1000;
    const base = {
      userId: ownerId,
      tenantId: null,
      rev: 1,
      deletedAt: null,
      markAsRead: false,
      readAt: null,
      digest: 'none' as const,
    };
    const notification = { type: 'lead' as const, ...emptyContent };
    const documents = Array.from({ length: count }, (_, at) => {
      const createdAt = new Date(start + at * 1000);
      const own = { _id: newId(), createdAt, updatedAt: createdAt, dedupeKey: `lead:${newId()}` };
      return {
        ...base,
        ...own,
        notification: { ...notification, name: `N${at}` },
        channels: { app: true, email: false, push: false },
      };
    });
    await database.collection(notifications).insertMany(documents);
    return documents.map(({ _id }) => _id).reverse();
  };
  const emptyContent = {
    name: '',
    email: '',
    campaignName: '',
    appointmentName: '',
    productDetails: [],
    amount: null,
    currency: null,
    webinar: '',
    payerBName: '',
    receiverBName: '',
    formTypeData: null,
    subject: null,
  };

  it('shows the newest 200, or pages; unread counts all', async () => {
    const ana = newPerson();
    const ids = await add(ana.userId, 230);
    const idsOf = async (request: object) => (await bell(ana, request)).data.map(({ _id }) => _id);
    expect(await idsOf({ listPerPage: -1 })).toEqual(ids.slice(0, 200));
    expect(await idsOf({})).toEqual(ids.slice(0, 200));
    expect(await idsOf({ listPerPage: 100, page: 3 })).toEqual(ids.slice(200));
    expect((await bell(ana, { listPerPage: 5 })).unread).toBe(230);
    for (const request of [{ listPerPage: 0 }, { listPerPage: -2 }, { listPerPage: 101 }, { page: 0 }])
      await expect(bell(ana, request)).rejects.toMatchObject({ code: 'core.invalid_input' });
  });

  it('marks what is the caller’s, once, and leaves others’ alone', async () => {
    const [ana, ben] = [newPerson(), newPerson()];
    const [first = '', second = ''] = await add(ana.userId, 3);
    const [bens = ''] = await add(ben.userId, 1);
    const mark = (ids: string[], ctx: Ctx) => bus.request(markNotificationsRead, { ids }, ctx);
    await expect(mark([first, second, bens], ana)).rejects.toMatchObject({ code: 'core.not_found' });
    expect((await bell(ana)).unread).toBe(3);
    const reply = await mark([first, second], ana);
    expect({ ...reply, ids: reply.ids.toSorted() }).toEqual({ ids: [first, second].toSorted(), unread: 1 });
    expect(await mark([first], ana)).toEqual({ ids: [first], unread: 1 });
    expect((await bell(ben)).unread).toBe(1);
    await expect(mark([bens], ana)).rejects.toMatchObject({ code: 'core.not_found' });
    await expect(mark([newId()], ana)).rejects.toMatchObject({ code: 'core.not_found' });
  });

  it('requires a session', async () => {
    await expect(bell(systemContext())).rejects.toMatchObject({ code: 'core.unauthenticated' });
  });

  it('is found by an index', async () => {
    const plan = await database
      .collection(notifications)
      .find({ userId: 'x', deletedAt: null })
      .sort({ createdAt: -1, _id: -1 })
      .explain('queryPlanner');
    const text = JSON.stringify(plan['queryPlanner'].winningPlan);
    expect(text).toContain('IXSCAN');
    expect(text).not.toContain('"SORT"');
  });
});
