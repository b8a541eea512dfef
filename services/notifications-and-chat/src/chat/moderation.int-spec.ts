import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  deleteChatMessage,
  enterChatRooms,
  listChatMembers,
  listReportedMessages,
  moderateChat,
  reactToChatMessage,
  reportChatMessage,
  searchChat,
  type RequestInput,
  type UserCtx,
} from '@linkyard/contracts';
import { ChatHarness } from './testing/chat-harness.js';

describe('moderation of a chat room', () => {
  let chat: ChatHarness;
  let ada: UserCtx;
  let ana: UserCtx;
  let bea: UserCtx;
  beforeAll(async () => {
    chat = await ChatHarness.start();
  }, 30_000);
  afterAll(() => chat.stop());
  beforeEach(async () => {
    for (const rows of ['chat_messages', 'chat_reactions', 'chat_members']) await chat.rows(rows).deleteMany({});
    chat.bus.signals.length = 0;
    [ada, ana, bea] = [chat.admin('Ada'), chat.person('Ana'), chat.person('Bea')];
    for (const who of [ada, ana, bea]) await chat.call(enterChatRooms, { isReseller: false }, who);
  });

  const moderate = (who: UserCtx, request: RequestInput<typeof moderateChat>) => chat.call(moderateChat, request, who);
  const forbidden = { code: 'core.forbidden' };

  it('hides a message at three reports of different people, and shows it again when a moderator says so', async () => {
    const sent = await chat.write(ana, 'Buy now');
    const reply = await chat.write(bea, 'No', { replyTo: { _id: sent._id } });
    const report = (who: UserCtx) => chat.call(reportChatMessage, { _id: sent._id, reason: 'Spam' }, who);
    await expect(report(ana)).rejects.toMatchObject(forbidden);
    for (const who of [bea, bea, bea, chat.person('Cleo')]) expect(await report(who)).toEqual({ isHidden: false });
    expect(await chat.texts(ana)).toContain('Buy now');
    expect(await report(chat.person('Dan'))).toEqual({ isHidden: true });
    expect(await chat.texts(bea)).toEqual(['', 'No']);
    expect((await chat.changes(bea, reply.rev)).data).toMatchObject([{ _id: sent._id, state: 'hidden', message: '' }]);
    await expect(chat.call(reactToChatMessage, { _id: sent._id, emoji: '👍' }, bea)).rejects.toMatchObject({
      code: 'chat.message_gone',
    });
    await expect(chat.call(listReportedMessages, {}, bea)).rejects.toMatchObject(forbidden);
    const { data } = await chat.call(listReportedMessages, {}, ada);
    expect(data).toMatchObject([{ message: { message: 'Buy now', state: 'hidden' }, reports: [{}, {}, {}] }]);
    expect(JSON.stringify(data)).not.toContain(bea.userId);
    await moderate(ada, { action: 'restore', _id: sent._id });
    expect(await chat.texts(bea)).toContain('Buy now');
    expect((await chat.call(listReportedMessages, {}, ada)).data).toEqual([]);
  });

  it('lets a muted person read and not write, and a banned one neither', async () => {
    const sent = await chat.write(ana, 'Hello');
    await moderate(ada, { action: 'mute', userId: bea.userId, minutes: 60 });
    await expect(chat.write(bea, 'Hi')).rejects.toMatchObject({ code: 'chat.muted' });
    await expect(chat.call(reactToChatMessage, { _id: sent._id, emoji: '👍' }, bea)).rejects.toMatchObject({
      code: 'chat.muted',
    });
    expect(await chat.texts(bea)).toEqual(['Hello']);
    await moderate(ada, { action: 'unmute', userId: bea.userId });
    await chat.write(bea, 'Back');
    await moderate(ada, { action: 'ban', userId: bea.userId });
    await expect(chat.texts(bea)).rejects.toMatchObject({ code: 'chat.banned' });
    expect((await chat.call(enterChatRooms, { isReseller: false }, bea)).rooms).toEqual([]);
    expect(chat.bus.signals.at(-1)).toMatchObject({ roomId: 'community' });
    await moderate(ada, { action: 'unban', userId: bea.userId });
    expect(await chat.texts(bea)).toEqual(['Hello', 'Back']);
  });

  it('is by moderators, whom only an administrator names in the community', async () => {
    const sent = await chat.write(ana, 'Hello');
    for (const action of ['ban', 'mute', 'appoint'] as const)
      await expect(moderate(bea, { action, userId: ana.userId })).rejects.toMatchObject(forbidden);
    await expect(moderate(bea, { action: 'hide', _id: sent._id })).rejects.toMatchObject(forbidden);
    await moderate(ada, { action: 'appoint', userId: bea.userId });
    await moderate(bea, { action: 'hide', _id: sent._id, reason: 'Off topic' });
    expect(await chat.texts(ana)).toEqual(['']);
    await chat.call(deleteChatMessage, { _id: sent._id }, bea);
    const cleo = chat.person('Cleo');
    await chat.call(enterChatRooms, { isReseller: false }, cleo);
    await expect(moderate(bea, { action: 'appoint', userId: cleo.userId })).rejects.toMatchObject(forbidden);
    await expect(moderate(bea, { action: 'ban', userId: bea.userId })).rejects.toMatchObject(forbidden);
    await moderate(ada, { action: 'appoint', userId: cleo.userId });
    await expect(moderate(bea, { action: 'ban', userId: cleo.userId })).rejects.toMatchObject(forbidden);
    await moderate(ada, { action: 'dismiss', userId: bea.userId });
    await expect(moderate(bea, { action: 'ban', userId: ana.userId })).rejects.toMatchObject(forbidden);
  });

  it('is by the owner in the room of a tenant, where an administrator has no seat', async () => {
    const { owner, tenantId } = chat.owner('Olga');
    const sub = chat.person('Sue', tenantId);
    await chat.call(enterChatRooms, { isReseller: true }, owner);
    const sent = await chat.write(sub, 'ours');
    await expect(moderate(ada, { action: 'hide', _id: sent._id })).rejects.toMatchObject({ code: 'core.not_found' });
    await expect(moderate(owner, { action: 'ban', userId: ana.userId })).rejects.toMatchObject(forbidden);
    await moderate(owner, { action: 'mute', userId: sub.userId, roomId: tenantId });
    await expect(chat.write(sub, 'more')).rejects.toMatchObject({ code: 'chat.muted' });
  });

  it('finds messages by the beginnings of their words, without deleted, hidden and other rooms’ ones', async () => {
    const { owner, tenantId } = chat.owner('Olga');
    await chat.write(owner, 'Crème brûlée elsewhere', { roomId: tenantId });
    const first = await chat.write(ana, 'Crème brûlée at five');
    const second = await chat.write(bea, 'creme again');
    const gone = await chat.write(bea, 'creme gone');
    await chat.call(deleteChatMessage, { _id: gone._id }, bea);
    const search = async (text: string, limit = 20) => (await chat.call(searchChat, { text, limit }, ana)).data;
    expect((await search('CREM')).map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect(await search('creme brul')).toHaveLength(1);
    expect(await search('. * $')).toEqual([]);
    expect(await chat.call(searchChat, { text: 'creme', limit: 1 }, ana)).toMatchObject({ isMore: true });
  });

  it('lists people by name and by id, of this room alone', async () => {
    const { owner } = chat.owner('Ana Owner');
    const names = async (request: RequestInput<typeof listChatMembers>) =>
      (await chat.call(listChatMembers, request, ana)).data.map(({ name }) => name);
    expect(await names({})).toEqual(['Ada', 'Ana', 'Bea']);
    expect(await names({ search: 'a' })).toEqual(['Ada', 'Ana']);
    expect(await names({ ids: [bea.userId, owner.userId] })).toEqual(['Bea']);
  });
});
