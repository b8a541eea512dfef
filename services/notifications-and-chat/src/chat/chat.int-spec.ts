import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  deleteChatMessage,
  editChatMessage,
  enterChatRooms,
  getPreviousMessages,
  markChatRead,
  reactToChatMessage,
  sendChatMessage,
  userDeleted,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { WriteMessage } from './write-message.js';
import { ChatHarness } from './testing/chat-harness.js';

const heart = '❤️';
const thumb = '👍';
const grin = '😅';

describe('the chat room', () => {
  let chat: ChatHarness;
  beforeAll(async () => {
    chat = await ChatHarness.start();
  }, 30_000);
  afterAll(() => chat.stop());
  beforeEach(async () => {
    for (const rows of ['chat_messages', 'chat_reactions', 'chat_members', 'chat_rooms'])
      await chat.rows(rows).deleteMany({});
    await chat.rows('chat_rooms').insertOne({ _id: 'community', rev: 0, newestAt: null, newestSeq: 0 });
    chat.bus.signals.length = 0;
  });

  it('takes author, place and time from itself, and sends the message to the room', async () => {
    const ana = chat.person('Ana');
    const request = { message: ' Hello ', sendBy: { _id: newId(), name: 'Bea' }, createdAt: '2001-01-01' };
    const { message } = await chat.call(sendChatMessage, request, ana);
    expect(message).toMatchObject({ message: 'Hello', seq: 1, rev: 1, sendBy: { _id: ana.userId, name: 'Ana' } });
    expect(new Date(message.createdAt).getFullYear()).toBeGreaterThan(2001);
    expect(chat.heard('receive_message')).toMatchObject([{ _id: message._id, message: 'Hello', roomId: 'community' }]);
  });

  it.each([
    ['without a letter', ''],
    ['of spaces', '  \n '],
    ['of more than 2000 characters', 'a'.repeat(2001)],
    ['with control characters', 'bell \u0007'],
  ])('refuses a text %s', async (_what, message) => {
    const ana = chat.person('Ana');
    await expect(chat.call(sendChatMessage, { message }, ana)).rejects.toMatchObject({ code: 'core.invalid_input' });
  });

  it('pages back by the time of the oldest message without losing or repeating one, also of one millisecond', async () => {
    const people = [chat.person('Ana'), chat.person('Bea'), chat.person('Cleo')];
    await Promise.all(
      Array.from({ length: 23 }, (_none, at) => chat.write(people[at % 3] ?? chat.person('Dan'), `${at}`)),
    );
    const [ana = chat.person('Ana')] = people;
    const pages: number[][] = [];
    for (let timestamp: string | undefined; ;) {
      const { data, isChatRemaining } = await chat.call(getPreviousMessages, { timestamp, limit: 10 }, ana);
      pages.unshift(data.map(({ seq }) => seq));
      timestamp = data[0]?.createdAt;
      if (!isChatRemaining) break;
    }
    expect(pages.map(({ length }) => length)).toEqual([3, 10, 10]);
    expect(pages.flat()).toEqual(Array.from({ length: 23 }, (_none, at) => at + 1));
  });

  it('keeps one message of a sending that is repeated five times at once', async () => {
    const ana = chat.person('Ana');
    const clientId = newId();
    const sent = await Promise.all(Array.from({ length: 5 }, () => chat.write(ana, 'Hello', { clientId })));
    expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1);
    expect(await chat.texts(ana)).toEqual(['Hello']);
    expect(chat.heard('receive_message')).toHaveLength(1);
    expect((await chat.write(chat.person('Bea'), 'Hi', { clientId })).sendBy.name).toBe('Bea');
  });

  it('numbers changes without gaps, in the order in which they become visible', async () => {
    const [ana, bea] = [chat.person('Ana'), chat.person('Bea')];
    const first = await chat.write(ana, 'one');
    await chat.call(reactToChatMessage, { _id: first._id, emoji: heart }, bea);
    await chat.call(editChatMessage, { _id: first._id, message: 'One' }, ana);
    const second = await chat.write(bea, 'two');
    await chat.call(deleteChatMessage, { _id: second._id }, bea);
    expect((await chat.changes(ana, 0)).data.map(({ rev, state }) => [rev, state])).toEqual([
      [3, 'sent'],
      [5, 'deleted'],
    ]);
    const page = await chat.changes(ana, 0, 1);
    expect(page).toMatchObject({ isMore: true, rev: 3, data: [{ message: 'One', reaction: { count: 1 } }] });
    expect(await chat.changes(ana, 3)).toMatchObject({
      isMore: false,
      rev: 5,
      data: [{ state: 'deleted', message: '' }],
    });
    expect(await chat.changes(ana, 5)).toEqual({ data: [], isMore: false, rev: 5 });
  });

  it('counts each person and emoji once, the newest first, three at most', async () => {
    const [ana, bea] = [chat.person('Ana'), chat.person('Bea')];
    const { _id } = await chat.write(ana, 'Cake');
    const react = async (who: typeof ana, emoji: string) =>
      (await chat.call(reactToChatMessage, { _id, emoji }, who)).message.reaction;
    expect(await react(ana, heart)).toEqual({ count: 1, latestEmoji: [heart] });
    await react(bea, thumb);
    expect(await react(bea, heart)).toEqual({ count: 3, latestEmoji: [heart, thumb] });
    await react(ana, grin);
    expect(await react(ana, '🎉')).toEqual({ count: 5, latestEmoji: ['🎉', grin, heart] });
    const repeated = await Promise.all([react(ana, heart), react(ana, heart)]);
    for (const same of repeated) expect(same).toEqual({ count: 5, latestEmoji: ['🎉', grin, heart] });
    expect(chat.heard('receive_reaction')).toHaveLength(5);
  });

  it('takes a deleted message out of lists, quotes and reactions, and refuses reactions to it', async () => {
    const [ana, bea] = [chat.person('Ana'), chat.person('Bea')];
    const secret = await chat.write(ana, 'Secret');
    await chat.call(reactToChatMessage, { _id: secret._id, emoji: heart }, bea);
    const reply = await chat.write(bea, 'Sure?', { replyTo: { _id: secret._id } });
    expect(reply.replyTo).toMatchObject({ message: 'Secret', sendBy: { name: 'Ana' } });
    await expect(chat.call(deleteChatMessage, { _id: secret._id }, bea)).rejects.toMatchObject({
      code: 'core.forbidden',
    });
    await chat.call(deleteChatMessage, { _id: secret._id }, ana);
    await chat.call(deleteChatMessage, { _id: secret._id }, ana);
    expect(chat.heard('delete_message')).toHaveLength(1);
    const { data } = await chat.call(getPreviousMessages, {}, ana);
    expect(data).toMatchObject([{ message: 'Sure?', replyTo: { message: '' } }]);
    expect(JSON.stringify(await chat.rows('chat_messages').find().toArray())).not.toContain('Secret');
    await expect(chat.call(reactToChatMessage, { _id: secret._id, emoji: thumb }, bea)).rejects.toMatchObject({
      code: 'chat.message_gone',
    });
    expect(await chat.rows('chat_reactions').countDocuments()).toBe(0);
    expect((await chat.write(bea, 'Late', { replyTo: { _id: secret._id } })).replyTo).toBeNull();
  });

  it('lets the author change a message for 15 minutes, judged when the change arrives', async () => {
    const [ana, bea] = [chat.person('Ana'), chat.person('Bea')];
    const sent = await chat.write(ana, 'Helo');
    await expect(chat.call(editChatMessage, { _id: sent._id, message: 'Hello' }, bea)).rejects.toMatchObject({
      code: 'core.forbidden',
    });
    const { message } = await chat.call(editChatMessage, { _id: sent._id, message: 'Hello' }, ana);
    expect(message).toMatchObject({ message: 'Hello', editedAt: expect.any(String), rev: 2, seq: 1 });
    const edit = (afterMs: number) =>
      chat
        .get(WriteMessage)
        .edit({ _id: sent._id, message: 'Hi', mentions: [] }, ana, Date.parse(sent.createdAt) + afterMs);
    await expect(edit(15 * 60_000 + 1)).rejects.toMatchObject({ code: 'chat.edit_too_late' });
    expect((await edit(15 * 60_000)).message).toBe('Hi');
  });

  it('keeps the community, and each tenant with its owner, in rooms of their own', async () => {
    const { owner, tenantId } = chat.owner('Olga');
    const sub = chat.person('Sue', tenantId);
    const other = chat.person('Otto', newId());
    await chat.write(chat.person('Ana'), 'community');
    const ours = await chat.write(sub, 'ours');
    await chat.write(other, 'theirs');
    await chat.write(owner, 'welcome', { roomId: tenantId });
    expect(await chat.texts(sub)).toEqual(['ours', 'welcome']);
    expect(await chat.texts(owner)).toEqual(['community']);
    expect(await chat.texts(owner, { roomId: tenantId })).toEqual(['ours', 'welcome']);
    for (const [who, roomId] of [
      [other, tenantId],
      [sub, 'community'],
      [chat.person('Ana'), tenantId],
      [chat.admin('Ada'), tenantId],
    ] as const)
      await expect(chat.texts(who, { roomId })).rejects.toMatchObject({ code: 'core.not_found' });
    for (const command of [deleteChatMessage, reactToChatMessage])
      await expect(chat.call(command, { _id: ours._id, emoji: heart }, other)).rejects.toMatchObject({
        code: 'core.not_found',
      });
    const { rooms } = await chat.call(enterChatRooms, { isReseller: true }, owner);
    expect(rooms).toMatchObject([
      { roomId: 'community', isModerator: false },
      { roomId: tenantId, isModerator: true, namesModerators: true },
    ]);
  });

  it('leaves no text and no name of an erased account, and windows that were away learn of it', async () => {
    const [ana, bea] = [chat.person('Ana'), chat.person('Bea')];
    const first = await chat.write(ana, 'My secret');
    const other = await chat.write(bea, 'Of Bea', { replyTo: { _id: first._id }, mentions: [ana.userId] });
    for (let at = 0; at < 60; at += 1) await chat.write(ana, `secret ${at}`);
    await chat.call(reactToChatMessage, { _id: other._id, emoji: heart }, ana);
    const { rev } = await chat.changes(bea, 0);
    await chat.deliver(userDeleted, { userId: ana.userId, tenantId: null });
    const { data } = await chat.changes(bea, rev);
    expect(data.map(({ state }) => state)).toEqual(Array.from({ length: 61 }, () => 'deleted'));
    const rows = await Promise.all(
      ['chat_messages', 'chat_reactions', 'chat_members'].map((name) => chat.rows(name).find().toArray()),
    );
    for (const left of [ana.userId, 'secret', 'Ana']) expect(JSON.stringify(rows)).not.toContain(left);
    const { data: shown } = await chat.call(getPreviousMessages, {}, bea);
    expect(shown).toMatchObject([{ message: 'Of Bea', reaction: { count: 1 }, replyTo: { sendBy: { name: '' } } }]);
  });

  it('counts what a person has not read, without their own messages, and never goes back', async () => {
    const [ana, bea] = [chat.person('Ana'), chat.person('Bea')];
    await chat.call(enterChatRooms, { isReseller: false }, bea);
    await chat.write(ana, 'one');
    await chat.write(bea, 'two');
    await chat.write(ana, 'three, @Bea', { mentions: [bea.userId, newId()] });
    const entered = async () => (await chat.call(enterChatRooms, { isReseller: false }, bea)).rooms[0];
    expect(await entered()).toMatchObject({ unread: 2, isMentioned: true, lastReadSeq: 0 });
    expect(await chat.call(markChatRead, { upTo: 99 }, bea)).toMatchObject({ lastReadSeq: 3, unread: 0 });
    await chat.call(markChatRead, { upTo: 1 }, bea);
    expect(await entered()).toMatchObject({ unread: 0, isMentioned: false, lastReadSeq: 3 });
  });
});
