import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { markNotificationsRead, orderPaid, sendEmail } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { QueueUnavailable } from '@linkyard/queue';
import { creator } from '@linkyard/service-kit/testing';
import { NotificationsUnderTest } from '../../testing/notifications-under-test.js';
import { SendDigestsJob } from './send-digests.job.js';

const daily = { frequency: 'daily' as const, hour: 8, weekday: 1 };
const hourMs = 3_600_000;

describe('a digest', () => {
  let service: NotificationsUnderTest;
  let job: SendDigestsJob;
  beforeAll(async () => {
    service = await NotificationsUnderTest.start();
    job = service.get(SendDigestsJob);
  }, 30_000);
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => service.stop());

  const buy = (ownerId: string, name = 'Vera') =>
    service.deliver(orderPaid, {
      ...{ orderId: newId(), ownerId, total: 2_500, currency: 'EUR', products: ['Mug'] },
      buyer: { name, email: 'vera@mail.example' },
    });
  const run = (now: Date) => job.run(new AbortController().signal, now);
  const mailed = (userId: string) =>
    service.recordedJobs.of(sendEmail).filter(({ to }) => to === `${userId}@people.example`);
  const linesOf = (userId: string) => mailed(userId).map(({ values }) => values['lines']);
  const digestOf = async (userId: string) => {
    const [row] = await service.rows('notification-digests').find({ userId }).toArray();
    return row;
  };
  const dueAt = async (userId: string, laterMs = 0): Promise<Date> => {
    const at = (await digestOf(userId))?.['dueAt'];
    if (!(at instanceof Date)) throw new Error('no digest is due');
    return new Date(at.getTime() + laterMs);
  };

  it('mails what has happened together at its hour, once, and nothing before', async () => {
    const ana = service.person({ notificationDigest: daily, timeZone: 'Europe/Berlin' });
    for (const name of ['Vera', 'Ben']) await buy(ana, name);
    expect((await dueAt(ana)).toLocaleTimeString('de', { timeZone: 'Europe/Berlin' })).toBe('08:00:00');
    await run(await dueAt(ana, -60_000));
    expect(mailed(ana)).toEqual([]);
    const due = await dueAt(ana);
    for (let repeated = 0; repeated < 3; repeated += 1) await run(due);
    expect(mailed(ana)).toHaveLength(1);
    expect(mailed(ana)[0]).toMatchObject({
      template: 'notification-digest',
      values: { count: '2', lines: 'Ben bought Mug for €25.00.\nVera bought Mug for €25.00.' },
    });
  });

  it('is once a day: what arrives after it waits for the next day', async () => {
    const ana = service.person({ notificationDigest: daily });
    await buy(ana);
    const first = await dueAt(ana);
    await run(first);
    await buy(ana, 'Ben');
    await job.follow(ana, new Date(first.getTime() + hourMs));
    expect((await dueAt(ana)).getTime() - first.getTime()).toBe(24 * hourMs);
    await run(await dueAt(ana));
    expect(linesOf(ana)).toEqual(['Vera bought Mug for €25.00.', 'Ben bought Mug for €25.00.']);
  });

  it.each(['before the mail is queued', 'after the mail is queued', 'at its end'] as const)(
    'is one mail with everything in it when its run is killed %s',
    async (moment) => {
      const ana = service.person({ notificationDigest: daily });
      await buy(ana);
      const due = await dueAt(ana);
      const killed = new QueueUnavailable('the worker is killed');
      if (moment === 'before the mail is queued')
        jest.spyOn(service.recordedJobs, 'enqueue').mockRejectedValueOnce(killed);
      else if (moment === 'after the mail is queued')
        jest.spyOn(service.database, 'transaction').mockRejectedValueOnce(killed);
      else {
        const transaction = service.database.transaction.bind(service.database);
        jest.spyOn(service.database, 'transaction').mockImplementationOnce((work) =>
          transaction(async (session) => {
            await work(session);
            throw killed;
          }),
        );
      }
      await expect(run(due)).rejects.toThrow(killed);
      jest.restoreAllMocks();
      // Arrives between the two runs: it is in this digest or in the next one, and not lost.
      await buy(ana, 'Ben');
      await run(new Date(due.getTime() + 60_000));
      await run(new Date(due.getTime() + 25 * hourMs));
      expect(linesOf(ana)).toEqual(['Vera bought Mug for €25.00.', 'Ben bought Mug for €25.00.']);
    },
  );

  it('has nothing of what was read, or is no longer wanted by mail, and is no mail without anything (F14)', async () => {
    const [ana, ben] = [daily, daily].map((notificationDigest) => service.person({ notificationDigest }));
    for (const userId of [ana ?? '', ben ?? '']) await buy(userId);
    const [bought] = await service.rows('notifications').find({ userId: ana }).toArray();
    await service.call(markNotificationsRead, { ids: [bought?._id ?? ''] }, { ...creator(), userId: ana ?? '' });
    service.person({ userId: ben, notificationPrefs: { purchase: { app: true, email: false, push: false } } });
    await run(await dueAt(ana ?? ''));
    expect([mailed(ana ?? ''), mailed(ben ?? '')]).toEqual([[], []]);
    await run(new Date(Date.now() + 72 * hourMs));
    expect([mailed(ana ?? ''), mailed(ben ?? '')]).toEqual([[], []]);
  });

  it('follows its reader to another hour, and goes at once when it is switched off', async () => {
    const ana = service.person({ notificationDigest: daily, timeZone: 'UTC' });
    await buy(ana);
    service.person({ userId: ana, notificationDigest: { ...daily, hour: 9 } });
    const before = await dueAt(ana);
    await job.follow(ana);
    expect([1, -23]).toContain(((await dueAt(ana)).getTime() - before.getTime()) / hourMs);
    service.person({ userId: ana, notificationDigest: { ...daily, frequency: 'off' } });
    await job.follow(ana);
    await run(new Date());
    expect(linesOf(ana)).toEqual(['Vera bought Mug for €25.00.']);
    await buy(ana, 'Ben');
    expect(mailed(ana).map(({ template }) => template)).toEqual(['notification-digest', 'order-received']);
  });
});
