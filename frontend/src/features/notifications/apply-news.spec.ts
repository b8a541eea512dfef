import { describe, expect, it } from '@jest/globals';
import { notificationView } from '@linkyard/contracts';
import { addNews, applyRead } from './apply-news.js';

const entry = (_id: string, markAsRead = false) => ({
  ...notificationView.parse({
    ...{ _id: _id.repeat(24), markAsRead, createdAt: '2026-03-05T15:07:00.000Z', notification: { type: 'lead' } },
    ...{ text: 'Ann left their details.', link: '/myleads', state: { type: 'search', value: 'Ann' } },
  }),
});
const listOf = (...data: ReturnType<typeof entry>[]) => ({
  data,
  unread: data.filter(({ markAsRead }) => !markAsRead).length,
  nextCursor: null as string | null,
});
const marksOf = ({ data }: ReturnType<typeof listOf>) => data.map(({ markAsRead }) => markAsRead);

describe('the list of the bell', () => {
  it('has a notification that arrives twice once, in front', () => {
    const list = listOf(entry('a'));
    addNews(list, entry('b'));
    addNews(list, entry('b'));
    expect([list.data.map(({ _id }) => _id[0]), list.unread]).toEqual([['b', 'a'], 2]);
  });

  it('marks what was read in another window, with the count of the server', () => {
    const list = listOf(entry('a'), entry('b'), entry('c'));
    const read = { ids: ['b'.repeat(24)], upTo: null, markAsRead: true, unread: 2 };
    expect(applyRead(list, read)).toBe(true);
    expect([marksOf(list), list.unread]).toEqual([[false, true, false], 2]);
    expect(applyRead(list, { ...read, markAsRead: false, unread: 3 })).toBe(true);
    expect(marksOf(list)).toEqual([false, false, false]);
  });

  it('marks up to one and everything older, and leaves the newer unread', () => {
    const list = listOf(entry('a'), entry('b'), entry('c'));
    expect(applyRead(list, { ids: [], upTo: 'b'.repeat(24), markAsRead: true, unread: 1 })).toBe(true);
    expect(marksOf(list)).toEqual([false, true, true]);
  });

  it('is loaded again where its own count differs from that of the server, or where it is not the whole list', () => {
    const list = listOf(entry('a'), entry('b'));
    expect(applyRead(list, { ids: ['b'.repeat(24)], upTo: null, markAsRead: true, unread: 4 })).toBe(false);
    const part = { ...listOf(entry('a')), nextCursor: `1.${'b'.repeat(24)}` };
    expect(applyRead(part, { ids: [], upTo: 'f'.repeat(24), markAsRead: true, unread: 1 })).toBe(false);
  });
});
