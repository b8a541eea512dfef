import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getNotifications, markNotificationsRead, orderPaid, type RequestInput } from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator } from '@linkyard/service-kit/testing';
import { NotificationsUnderTest } from '../testing/notifications-under-test.js';

describe('the notifications of a person', () => {
  let service: NotificationsUnderTest;
  beforeAll(async () => {
    service = await NotificationsUnderTest.start();
  }, 30_000);
  afterAll(() => service.stop());

  const list = (userId: string, request: RequestInput<typeof getNotifications> = {}) =>
    service.call(getNotifications, request, { ...creator(), userId });
  const mark = (userId: string, request: RequestInput<typeof markNotificationsRead>) =>
    service.call(markNotificationsRead, request, { ...creator(), userId });
  const buy = (ownerId: string, name = 'Vera', products = ['Mug']) =>
    service.deliver(orderPaid, {
      ...{ orderId: newId(), ownerId, total: 2_500, currency: 'EUR', products },
      buyer: { name, email: 'vera@mail.example' },
    });
  const buyTimes = async (ownerId: string, count: number) => {
    for (let order = 0; order < count; order += 1) await buy(ownerId, `Visitor ${order}`);
  };
  const idsOf = async (userId: string, request: RequestInput<typeof getNotifications> = {}) =>
    (await list(userId, request)).data.map(({ _id }) => _id);

  it('marked up to one leave those unread that arrive at the same time (F12)', async () => {
    const ana = service.person();
    await buyTimes(ana, 5);
    const arriving = Promise.all(Array.from({ length: 40 }, (_, at) => buy(ana, `Late ${at}`)));
    const seen = await idsOf(ana);
    const { ids } = await mark(ana, { upTo: seen[0] ?? '' });
    await arriving;
    const { data, unread } = await list(ana);
    const isRead = new Map(data.map(({ _id, markAsRead }) => [_id, markAsRead]));
    expect([...ids].sort()).toEqual([...seen].sort());
    expect(seen.map((id) => isRead.get(id))).toEqual(seen.map(() => true));
    expect(unread).toBe(45 - seen.length);
    expect(data.filter(({ markAsRead }) => !markAsRead)).toHaveLength(unread);
  }, 30_000);

  it('can be marked up to one and taken back by the ids that the mark answers', async () => {
    const ana = service.person();
    await buyTimes(ana, 4);
    const all = await idsOf(ana);
    await mark(ana, { ids: [all[3] ?? ''] });
    const marked = await mark(ana, { upTo: all[1] ?? '' });
    expect(marked).toEqual({ ids: [all[1], all[2]], unread: 1 });
    expect((await mark(ana, { ids: marked.ids, markAsRead: false })).unread).toBe(3);
    expect((await list(ana, { filters: { unread: true } })).data.map(({ _id }) => _id)).toEqual(all.slice(0, 3));
  });

  it('of another person are not found, whatever names them', async () => {
    const [ana, ben] = [service.person(), service.person()];
    await buy(ana);
    const [id = ''] = await idsOf(ana);
    for (const request of [{ upTo: id }, { ids: [id] }, { ids: [id], markAsRead: false }, { upTo: newId() }])
      await expect(mark(ben, request)).rejects.toMatchObject({ code: 'core.not_found' });
    expect((await list(ana)).unread).toBe(1);
  });

  it.each([{}, { ids: [newId()], upTo: newId() }, { upTo: newId(), markAsRead: false }, { upTo: 'x' }])(
    '%j marks nothing and is refused',
    async (request) => {
      await expect(mark(service.person(), request)).rejects.toMatchObject({ code: 'core.invalid_input' });
    },
  );

  it('are read page by page without a gap and without one twice, though new ones arrive in between', async () => {
    const ana = service.person();
    await buyTimes(ana, 7);
    const before = await idsOf(ana);
    const read: string[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await list(ana, { listPerPage: 3, ...(cursor ? { cursor } : {}) });
      read.push(...page.data.map(({ _id }) => _id));
      cursor = page.nextCursor;
      await buy(ana, 'Late');
    } while (cursor);
    expect(read).toEqual(before);
    expect((await list(ana, { listPerPage: 100 })).nextCursor).toBeNull();
  });

  it('are filtered by type, mark, day on the clock of the reader and words, and counted as a whole', async () => {
    const ana = service.person({ timeZone: 'Pacific/Auckland' });
    await buy(ana, 'Vera Moss', ['Blue mug (large)']);
    await buy(ana, 'Ben');
    const [ben = '', vera = ''] = await idsOf(ana);
    // 11:30 UTC on 3 March is 00:30 on 4 March in Auckland.
    const createdAt = new Date('2026-03-03T11:30:00.000Z');
    await service.rows('notifications').updateOne({ _id: vera }, { $set: { createdAt } });
    await mark(ana, { ids: [ben] });
    const found = async (request: RequestInput<typeof getNotifications>) => {
      const { data, unread } = await list(ana, request);
      expect(unread).toBe(1);
      return data.map(({ _id }) => _id);
    };
    expect(await found({ searchTerm: 'blue MUG (la' })).toEqual([vera]);
    expect(await found({ searchTerm: 'vera moss' })).toEqual([vera]);
    expect(await found({ searchTerm: '.*' })).toEqual([]);
    expect(await found({ filters: { from: '2026-03-04', to: '2026-03-04' } })).toEqual([vera]);
    expect(await found({ filters: { to: '2026-03-03' } })).toEqual([]);
    expect(await found({ filters: { unread: false } })).toEqual([ben]);
    expect(await found({ filters: { types: ['lead', 'donation'] } })).toEqual([]);
    expect(await found({ filters: { types: ['purchase'], unread: true }, searchTerm: 'vera' })).toEqual([vera]);
  });

  it('that are wanted by mail alone are neither listed, counted nor marked', async () => {
    const ana = service.person({ notificationPrefs: { purchase: { app: false, email: true, push: false } } });
    await buy(ana);
    const [hidden] = await service.rows('notifications').find({ userId: ana }).toArray();
    expect(await list(ana)).toMatchObject({ data: [], unread: 0, nextCursor: null });
    await expect(mark(ana, { ids: [hidden?._id ?? ''] })).rejects.toMatchObject({ code: 'core.not_found' });
  });
});
