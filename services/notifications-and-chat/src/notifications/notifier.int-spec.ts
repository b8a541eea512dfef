import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { orderPaid, orderPlaced, sendEmail } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { QueueUnavailable } from '@linkyard/queue';
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
