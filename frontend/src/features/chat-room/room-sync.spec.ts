import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RoomSync } from './room-sync.js';
import { aMessage, FakeRoom } from './testing/fake-room.js';

const userId = '000000000000000000000001';

/** localStorage of one browser. */
function aShelf(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_none, at) => from + at);

describe('a chat room in a window', () => {
  const open: RoomSync[] = [];
  let server: FakeRoom;
  let shelf: ReturnType<typeof aShelf>;
  beforeEach(() => {
    jest.useFakeTimers();
    server = new FakeRoom();
    shelf = aShelf();
  });
  afterEach(() => {
    for (const room of open.splice(0)) room.stop();
    jest.useRealTimers();
  });

  const settle = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  async function opened({ isConnected = true } = {}) {
    const room = new RoomSync({ userId, roomId: undefined, reads: server.reads, shelf });
    open.push(room);
    if (isConnected) server.connect();
    room.attach(server.connection);
    room.start();
    await settle(200);
    return room;
  }
  const seqs = (room: RoomSync) => room.getView().log.messages.map(({ seq }) => seq);
  const texts = (room: RoomSync) => room.getView().log.messages.map(({ message }) => message);
  const write = (room: RoomSync, message: string) => room.send({ message, mentions: [], replyTo: null });

  it('loads its first page of ten after 200 ms, and ten more at a time until none remains', async () => {
    server.store(...range(1, 23).map((seq) => aMessage(seq)));
    const room = new RoomSync({ userId, roomId: undefined, reads: server.reads, shelf });
    open.push(room);
    room.start();
    await settle(199);
    expect(server.done).toEqual([]);
    await settle(1);
    expect(seqs(room)).toEqual(range(14, 23));
    await Promise.all([room.loadOlder(), room.loadOlder()]);
    expect(seqs(room)).toEqual(range(4, 23));
    await room.loadOlder();
    expect(room.getView().log.isRemaining).toBe(false);
    await room.loadOlder();
    expect(seqs(room)).toEqual(range(1, 23));
    expect(server.done.filter((what) => what === 'previous')).toHaveLength(3);
  });

  it('loads the newest page although the clock of the device is years behind', async () => {
    jest.setSystemTime(new Date('2001-01-01'));
    server.store(...range(1, 3).map((seq) => aMessage(seq)));
    expect(seqs(await opened())).toEqual([1, 2, 3]);
  });

  it('joins first after a reconnect, then fetches what it missed, page by page until done', async () => {
    server.store(aMessage(1));
    const room = await opened();
    server.disconnect();
    server.store(...range(2, 251).map((seq) => aMessage(seq)));
    server.done.length = 0;
    server.connect();
    await settle();
    expect(server.done).toEqual(['set_user', 'changes 1', 'changes 101', 'changes 201']);
    expect(seqs(room)).toEqual(range(1, 251));
  });

  it('keeps what is heard between joining and fetching, once and in its place', async () => {
    const room = await opened();
    server.disconnect();
    server.store(aMessage(1), aMessage(2));
    server.connect();
    server.store(aMessage(3));
    server.hear('receive_message', aMessage(3));
    await settle();
    server.hear('receive_message', aMessage(3));
    expect(seqs(room)).toEqual([1, 2, 3]);
  });

  it('notices a gap in the numbers while it is connected, and fills it', async () => {
    server.store(aMessage(1));
    const room = await opened();
    server.store(aMessage(2), aMessage(3));
    server.hear('receive_message', aMessage(3));
    expect(seqs(room)).toEqual([1, 3]);
    await settle(400);
    expect(seqs(room)).toEqual([1, 2, 3]);
  });

  it('shows an hour’s edits, reactions and deletions when it wakes', async () => {
    server.store(aMessage(1), aMessage(2), aMessage(3, { replyTo: { ...aMessage(2), message: 'message 2' } }));
    const room = await opened();
    server.disconnect();
    server.store(aMessage(1, { rev: 4, message: 'Edited', editedAt: '2026-01-01T00:10:00Z' }));
    server.store(aMessage(2, { rev: 5, state: 'deleted', message: '' }));
    server.connect();
    await settle();
    expect(texts(room)).toEqual(['Edited', 'message 3']);
    expect(room.getView().log.messages.at(-1)?.replyTo?.message).toBe('');
    server.hear('receive_message', aMessage(2));
    expect(texts(room)).toEqual(['Edited', 'message 3']);
  });

  it('begins at the newest again when it missed more than it can fetch in a few pages', async () => {
    server.store(aMessage(1));
    const room = await opened();
    server.disconnect();
    server.store(...range(2, 2500).map((seq) => aMessage(seq)));
    server.connect();
    await settle();
    expect(seqs(room)).toEqual(range(2491, 2500));
  });

  it('sends what was written offline once and in order, also after a reload', async () => {
    const before = await opened({ isConnected: false });
    for (const text of ['a', 'b']) write(before, text);
    before.stop();
    const room = await opened({ isConnected: false });
    for (const text of ['c', 'd']) write(room, text);
    expect(room.getView().waiting.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd']);
    server.connect();
    await settle();
    expect(texts(room)).toEqual(['a', 'b', 'c', 'd']);
    expect(room.getView().waiting).toEqual([]);
    expect(server.stored).toHaveLength(4);
  });

  it('repeats a message whose answer was lost, and has it once', async () => {
    const room = await opened();
    let attempts = 0;
    server.answers.set('send_message', (payload) => {
      const reply = server.take(payload);
      attempts += 1;
      if (attempts < 5) throw new Error('502');
      return reply;
    });
    write(room, 'Hello');
    await settle(20_000);
    expect(attempts).toBe(5);
    expect(texts(room)).toEqual(['Hello']);
    expect(room.getView().waiting).toEqual([]);
  });

  it('waits as long as the server says when it sends too fast, and keeps the order', async () => {
    const room = await opened();
    let count = 0;
    server.answers.set('send_message', (payload) => {
      count += 1;
      return count === 2
        ? { status: 0, code: 'core.rate_limited', message: 'Wait', retryAfterSec: 7 }
        : server.take(payload);
    });
    for (const text of ['a', 'b', 'c']) write(room, text);
    await settle(6_900);
    expect(texts(room)).toEqual(['a']);
    await settle(200);
    expect(texts(room)).toEqual(['a', 'b', 'c']);
  });

  it('shows a refused message with its reason, and sends it again when asked to', async () => {
    const room = await opened();
    server.answers.set('send_message', () => ({ status: 0, code: 'chat.muted', message: 'You cannot write here.' }));
    write(room, 'Hello');
    expect(room.getView().waiting).toMatchObject([{ state: 'sending' }]);
    await settle();
    const [failed] = room.getView().waiting;
    expect(failed).toMatchObject({ state: 'failed', problem: 'You cannot write here.', message: 'Hello' });
    server.answers.clear();
    room.retry(failed?.clientId ?? '');
    await settle();
    expect(texts(room)).toEqual(['Hello']);
  });

  it('makes a reply a plain message when what it replies to is deleted before it is sent', async () => {
    server.store(aMessage(1));
    const room = await opened();
    server.isConnected = false;
    room.send({ message: 'Sure', mentions: [], replyTo: aMessage(1) });
    server.hear('delete_message', { _id: aMessage(1)._id, roomId: 'community', rev: 2 });
    expect(room.getView().waiting).toMatchObject([{ replyTo: null, message: 'Sure' }]);
    expect(seqs(room)).toEqual([]);
  });

  it('rejects a late edit with what the server says, and shows the message as it was', async () => {
    server.store(aMessage(1));
    const room = await opened();
    const refusal = { status: 0, code: 'chat.edit_too_late', message: 'That time is over.' };
    server.answers.set('edit_message', () => refusal);
    await expect(room.edit(aMessage(1)._id, 'New', [])).rejects.toThrow('That time is over.');
    expect(texts(room)).toEqual(['message 1']);
  });

  it('puts the chosen emoji first at once, three at most, and then shows what the server counts', async () => {
    const reaction = { count: 3, latestEmoji: ['👍', '😅', '🎉'] };
    server.store(aMessage(1, { reaction }));
    const room = await opened();
    const shown = () => room.getView().log.messages[0]?.reaction;
    const counted = { count: 9, latestEmoji: ['🎉', '❤️', '👍'] };
    server.answers.set('react_message', () => ({ message: aMessage(1, { rev: 2, reaction: counted }) }));
    const reacting = room.react(aMessage(1)._id, '🎉');
    expect(shown()).toEqual({ count: 4, latestEmoji: ['🎉', '👍', '😅'] });
    await reacting;
    expect(shown()).toEqual(counted);
    server.answers.set('react_message', () => ({ status: 0, code: 'chat.message_gone', message: 'Gone' }));
    await expect(room.react(aMessage(1)._id, '😅')).rejects.toThrow('Gone');
    expect(shown()).toEqual(counted);
  });

  it('ends typing after a few seconds, and with the message', async () => {
    const room = await opened();
    const bea = { roomId: 'community', _id: aMessage(1).sendBy._id, name: 'Bea' };
    server.hear('typing', bea);
    expect(room.getView().typists).toMatchObject([{ name: 'Bea' }]);
    await settle(5_000);
    expect(room.getView().typists).toEqual([]);
    server.hear('typing', bea);
    server.hear('receive_message', aMessage(1));
    expect(room.getView().typists).toEqual([]);
  });

  it('says why the room cannot be loaded, and loads it when the connection is back', async () => {
    const { previous } = server.reads;
    server.reads.previous = async () => {
      const refusal = { code: 'chat.banned', httpStatus: 403, message: 'You can no longer take part in this chat.' };
      throw Object.assign(new Error(refusal.message), refusal);
    };
    const room = await opened();
    expect(room.getView()).toMatchObject({ status: 'failed', problem: 'You can no longer take part in this chat.' });
    server.reads.previous = previous;
    server.store(aMessage(1));
    server.connect();
    await settle();
    expect(seqs(room)).toEqual([1]);
  });

  it('ignores what does not fit its contract, and other rooms', async () => {
    const room = await opened();
    server.hear('receive_message', { _id: 7 });
    server.hear('receive_message', aMessage(1, { roomId: '00000000000000000000000f' }));
    server.hear('delete_message', null);
    expect(seqs(room)).toEqual([]);
  });
});
