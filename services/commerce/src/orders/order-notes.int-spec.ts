import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { noteOrder } from '@linkyard/contracts';
import { ShopHarness } from '../testing/shop-harness.js';
import { orderNotes } from './migrations/2026-11-26-order-notes.js';

describe('the notes of an order', () => {
  let shop: ShopHarness;
  let ana: ReturnType<ShopHarness['seller']>;
  let publicId: string;
  beforeAll(async () => {
    shop = await ShopHarness.start();
    ana = shop.seller();
    ({ publicId } = await shop.product({}, ana));
  }, 60_000);
  afterAll(() => shop.stop());

  const notesOf = async (_id: string) => (await shop.order(_id, ana)).notesInternal;

  it('all stay when they are added at the same moment, each with its time and author', async () => {
    const { _id } = await shop.paid(publicId, ana);
    const texts = Array.from({ length: 12 }, (_, index) => `Note ${index}`);
    await Promise.all(texts.map((note) => shop.call(noteOrder, { _id, note }, ana)));
    const notes = await notesOf(_id);
    expect(notes.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
    expect(new Set(notes.map(({ id }) => id)).size).toBe(texts.length);
    const times = notes.map(({ at }) => Date.now() - new Date(at).getTime());
    expect(Math.max(...times)).toBeLessThan(60_000);
    expect(notes.every(({ by }) => by === 'user')).toBe(true);
  });

  it('end at 200, and none of them is lost to a further one', async () => {
    const { _id } = await shop.paid(publicId, ana);
    const note = (nth: number) => ({
      id: `${nth}`,
      text: `${nth}`,
      at: new Date(),
      by: { kind: 'user', id: ana.userId },
    });
    const almost = Array.from({ length: 199 }, (_, nth) => note(nth));
    await shop.rows('orders').updateOne({ _id }, { $set: { notesInternal: almost } });
    await shop.call(noteOrder, { _id, note: 'The last' }, ana);
    const more = shop.call(noteOrder, { _id, note: 'One more' }, ana);
    await expect(more).rejects.toMatchObject({ code: 'orders.too_many_notes' });
    expect((await notesOf(_id)).map(({ text }) => text)).toEqual([...almost.map(({ text }) => text), 'The last']);
  });

  it('begin with the text that an earlier version stored', async () => {
    const [noted, unnoted] = [await shop.paid(publicId, ana), await shop.paid(publicId, ana)];
    const store = ({ _id }: { _id: string }, notesInternal: string) =>
      shop.rows('orders').updateOne({ _id }, { $set: { notesInternal } });
    await store(noted, 'Wrap it\n\n$5 off');
    await store(unnoted, '');
    await orderNotes.up(shop.database);
    await orderNotes.up(shop.database);
    expect(await notesOf(noted._id)).toEqual([
      { id: noted._id, text: 'Wrap it\n\n$5 off', at: noted.updatedAt, by: 'user' },
    ]);
    expect(await notesOf(unnoted._id)).toEqual([]);
  });
});
