import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  getNotifications,
  impersonationStarted,
  isNotificationMailDue,
  markNotificationsRead,
  orderPaid,
  orderPlaced,
  sendEmail,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { QueueUnavailable } from '@linkyard/queue';
import { systemContext } from '@linkyard/service-kit';
import { creator } from '@linkyard/service-kit/testing';
import { PushSender } from '../push/push-sender.js';
import { NotificationsUnderTest } from '../testing/notifications-under-test.js';

const orderOf = (ownerId: string) => ({
  ...{ orderId: newId(), ownerId, total: 2_500, currency: 'EUR', products: ['Mug'] },
  buyer: { name: 'Vera', email: 'vera@mail.example' },
});

describe('an event that is announced', () => {
  let service: NotificationsUnderTest;
  beforeAll(async () => {
    service = await NotificationsUnderTest.start();
  }, 30_000);
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => service.stop());

  const stored = (userId: string) => service.rows('notifications').find({ userId }).toArray();
  const mailed = (userId: string) =>
    service.recordedJobs.of(sendEmail).filter(({ to }) => to === `${userId}@people.example`);

  it('is stored once and mailed once when the queue fails after the notification was stored', async () => {
    const ana = service.person();
    const order = orderOf(ana);
    jest.spyOn(service.recordedJobs, 'enqueue').mockRejectedValueOnce(new QueueUnavailable('Redis is away'));
    await expect(service.deliver(orderPaid, order)).rejects.toThrow(QueueUnavailable);
    expect([(await stored(ana)).length, mailed(ana).length]).toEqual([1, 0]);
    for (let copy = 0; copy < 3; copy += 1) await service.deliver(orderPaid, order);
    expect([(await stored(ana)).length, mailed(ana).length]).toEqual([1, 1]);
  });

  it('is no longer mailed once it was read or is not wanted by mail (F14)', async () => {
    const ana = service.person();
    await service.deliver(orderPaid, orderOf(ana));
    const notification = mailed(ana)[0]?.notification;
    if (!notification) throw new Error('the mail names no notification');
    const isDue = async () => (await service.call(isNotificationMailDue, notification, systemContext())).isDue;
    expect(await isDue()).toBe(true);
    service.person({ userId: ana, notificationPrefs: { purchase: { app: true, email: false, push: true } } });
    expect(await isDue()).toBe(false);
    service.person({ userId: ana, notificationPrefs: {} });
    const [row] = await stored(ana);
    await service.call(markNotificationsRead, { ids: [row?._id ?? ''] }, { ...creator(), userId: ana });
    expect(await isDue()).toBe(false);
  });

  it('about the account itself is mailed though it was read', async () => {
    const ana = service.person();
    await service.deliver(impersonationStarted, {
      ...{ impersonationId: newId(), impersonatorId: newId(), by: 'admin', userId: ana, tenantId: null },
      ...{ reason: 'Your order', startedAt: '2026-11-26T13:05:00.000Z', isNotified: true },
    });
    const [row] = await stored(ana);
    await service.call(markNotificationsRead, { ids: [row?._id ?? ''] }, { ...creator(), userId: ana });
    const notification = mailed(ana)[0]?.notification;
    if (!notification) throw new Error('the mail names no notification');
    expect(await service.call(isNotificationMailDue, notification, systemContext())).toEqual({ isDue: true });
  });

  it('goes to the devices of its reader by one key, with the link that finds the record', async () => {
    const ana = service.person({ locale: 'de' });
    const toUser = jest.spyOn(service.get(PushSender), 'toUser').mockResolvedValue();
    const order = orderOf(ana);
    for (let copy = 0; copy < 2; copy += 1) await service.deliver(orderPaid, order);
    const note = {
      ...{ dedupeKey: `purchase:${order.orderId}`, tag: `purchase:${order.orderId}`, title: 'Linkyard' },
      ...{ body: 'Vera hat Mug für 25,00\u00a0€ gekauft.', link: '/purchase?search=Vera' },
    };
    expect(toUser.mock.calls).toEqual([
      [ana, null, note],
      [ana, null, note],
    ]);
  });

  it('by two events of the same key is announced by the first of them', async () => {
    const ana = service.person();
    const order = orderOf(ana);
    await service.deliver(orderPlaced, order);
    await service.deliver(orderPaid, order);
    expect((await stored(ana)).length).toBe(1);
    expect(mailed(ana).map(({ values }) => values['sentence'])).toEqual([
      'The order waits to be paid as you described. Mark it as paid once the money is there.',
    ]);
  });

  it('is of the tenant of its reader, also where what happened is of another', async () => {
    const [ofTenant, reseller] = [newId(), null];
    for (const [from, to] of [
      [ofTenant, reseller],
      [reseller, ofTenant],
    ]) {
      const reader = service.person({ tenantId: to ?? null });
      await service.deliver(orderPaid, orderOf(reader), new Date(), from ?? null);
      expect(await stored(reader)).toMatchObject([{ tenantId: to }]);
      expect(mailed(reader)).toMatchObject([{ tenantId: to }]);
      const list = await service.call(getNotifications, {}, { ...creator(to ?? null), userId: reader });
      expect(list).toMatchObject({ unread: 1 });
    }
  });

  it.each([
    [{ app: false, email: true, push: false }, [{ app: false, email: true, push: false }], 1],
    [{ app: true, email: false, push: false }, [{ app: true, email: false, push: false }], 0],
    [{ app: false, email: false, push: false }, [], 0],
  ])('goes out by the channels that its reader chose: %j', async (purchase, channels, mails) => {
    const ana = service.person({ notificationPrefs: { purchase } });
    await service.deliver(orderPaid, orderOf(ana));
    expect((await stored(ana)).map((row) => row['channels'])).toEqual(channels);
    expect(mailed(ana)).toHaveLength(mails);
  });
});
