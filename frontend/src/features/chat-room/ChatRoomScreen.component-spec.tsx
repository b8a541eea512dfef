import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  getChatChanges,
  getPreviousMessages,
  listChatMembers,
  moderateChat,
  reportChatMessage,
} from '@linkyard/contracts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { offerLiveConnection } from '../../shared/live/live-connection.js';
import { aUser } from '../../shared/testing/a-user.js';
import { FakeApi } from '../../shared/testing/fake-api.js';
import { renderWithProviders } from '../../shared/testing/render-with-providers.js';
import { ChatRoomScreen } from './ChatRoomScreen.js';
import { aMessage, FakeRoom } from './testing/fake-room.js';

const account = aUser({ _id: '000000000000000000000001', name: 'Ana' });
const me = { _id: account._id, name: 'Ana' };
const bea = { _id: '000000000000000000000abc', name: 'Bea' };
const member = { ...bea, role: 'member', state: 'active', mutedUntil: null, isOnline: true } as const;

describe('the chat room screen', () => {
  let server: FakeRoom;
  let api: FakeApi;
  let takeBack: () => void;
  beforeEach(() => {
    localStorage.clear();
    server = new FakeRoom();
    server.isConnected = true;
    api = new FakeApi()
      .onCall(getPreviousMessages, (request) => server.reads.previous(request))
      .onCall(getChatChanges, (request) => server.reads.changes(request))
      .onCall(listChatMembers, ({ ids }) => ({ data: ids && !ids.includes(bea._id) ? [] : [member], online: 1 }));
    takeBack = offerLiveConnection(server.connection);
  });
  afterEach(() => {
    cleanup();
    takeBack();
  });

  async function opened(at = '/chatroom-chat-community') {
    const rendered = renderWithProviders(<ChatRoomScreen />, { at, api, account });
    await waitFor(() => expect(server.done).toContain('previous'));
    const input = screen.getByRole('textbox', { name: 'Type a message' });
    return { ...rendered, input };
  }
  const shown = (text: string) => screen.findByText(text);
  const sent = (event: string) =>
    server.sent
      .filter((one) => Array.isArray(one) && one[0] === event)
      .map((one) => (Array.isArray(one) ? one[1] : one));
  const articleOf = async (text: string) => {
    const article = (await shown(text)).closest('article');
    if (!article) throw new Error('The message is no article');
    return article;
  };
  const pick = async (user: Awaited<ReturnType<typeof opened>>['user'], text: string, entry: string) => {
    await user.click(within(await articleOf(text)).getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
  };

  it('says when no older messages remain, and loads them within 20 px of the top', async () => {
    server.store(...Array.from({ length: 15 }, (_none, at) => aMessage(at + 1)));
    await opened();
    await shown('message 15');
    expect(screen.queryByText('No Chat remaining')).toBeNull();
    const list = screen.getByRole('log').parentElement;
    if (!list) throw new Error('The log stands in a list');
    fireEvent.scroll(list, { target: { scrollTop: 21 } });
    expect(server.done.filter((what) => what === 'previous')).toHaveLength(1);
    fireEvent.scroll(list, { target: { scrollTop: 20 } });
    await shown('message 1');
    await shown('No Chat remaining');
  });

  it('sends a message by Enter, clears input and reply, and sends nothing of spaces', async () => {
    server.store(aMessage(1, { sendBy: bea }));
    const { user, input } = await opened();
    await user.click(within(await articleOf('message 1')).getByRole('button', { name: 'Reply' }));
    await shown('Reply to Bea');
    await user.type(input, '   {Enter}');
    expect(sent('send_message')).toEqual([]);
    await user.type(input, 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
    await waitFor(() =>
      expect(sent('send_message')).toMatchObject([{ message: 'Hello\nthere', replyTo: { _id: aMessage(1)._id } }]),
    );
    expect(input).toHaveProperty('value', '');
    expect(screen.queryByText('Reply to Bea')).toBeNull();
  });

  it('ends the reply when its message is deleted on another device', async () => {
    server.store(aMessage(1, { sendBy: bea }));
    const { user, input } = await opened();
    await user.click(within(await articleOf('message 1')).getByRole('button', { name: 'Reply' }));
    await user.type(input, 'Sure');
    act(() => server.hear('delete_message', { _id: aMessage(1)._id, roomId: 'community', rev: 2 }));
    await waitFor(() => expect(screen.queryByText('Reply to Bea')).toBeNull());
    expect(screen.queryByText('message 1')).toBeNull();
    await user.type(input, '{Enter}');
    await waitFor(() => expect(sent('send_message')).toMatchObject([{ message: 'Sure', replyTo: null }]));
  });

  it('reacts by a quick reaction', async () => {
    server.store(aMessage(1, { sendBy: bea }));
    const counted = { count: 1, latestEmoji: ['❤️'] };
    server.answers.set('react_message', () => ({ message: aMessage(1, { rev: 2, reaction: counted }) }));
    const { user } = await opened();
    await user.click(within(await articleOf('message 1')).getByRole('button', { name: 'React with a heart' }));
    await screen.findByRole('img', { name: 'Reactions: ❤️, 1' });
    expect(sent('react_message')).toEqual([{ _id: aMessage(1)._id, reaction: '❤️' }]);
  });

  it('deletes an own message after asking, and offers no deletion of others’', async () => {
    server.store(aMessage(1, { sendBy: me, message: 'mine' }), aMessage(2, { sendBy: bea, message: 'hers' }));
    server.answers.set('delete_message', () => ({
      message: aMessage(1, { sendBy: me, rev: 3, state: 'deleted', message: '' }),
    }));
    const { user } = await opened();
    await user.click(within(await articleOf('hers')).getByRole('button', { name: 'More actions' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(['Share', 'Copy', 'Report']);
    await user.keyboard('{Escape}');
    await pick(user, 'mine', 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Message' });
    expect(sent('delete_message')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('mine')).toBeNull());
  });

  it('keeps the text of a change that is refused, with the reason', async () => {
    const now = new Date().toISOString();
    server.store(aMessage(1, { sendBy: me, message: 'mine', createdAt: now }));
    server.answers.set('edit_message', () => ({
      status: 0,
      code: 'chat.edit_too_late',
      message: 'That time is over.',
    }));
    const { user, input } = await opened();
    await pick(user, 'mine', 'Edit');
    await user.clear(input);
    await user.type(input, 'changed{Enter}');
    await shown('That time is over.');
    expect(input).toHaveProperty('value', 'changed');
  });

  it('shows a message on its way, and one that was refused with another try', async () => {
    server.store(aMessage(1));
    server.answers.set('send_message', () => ({ status: 0, code: 'chat.muted', message: 'You cannot write here.' }));
    const { user, input } = await opened();
    await shown('message 1');
    await user.type(input, 'Hello{Enter}');
    await shown('You cannot write here.');
    server.answers.clear();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('You cannot write here.')).toBeNull());
    await shown('Hello');
  });

  it('says so when the browser does not allow copying', async () => {
    server.store(aMessage(1, { sendBy: bea }));
    const { user } = await opened();
    const refused = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    await pick(user, 'message 1', 'Copy');
    await shown('The browser did not allow copying.');
    refused.mockRestore();
    await pick(user, 'message 1', 'Share');
    await shown('Copied to the clipboard');
    expect(await navigator.clipboard.readText()).toMatch(/\/chatroom-chat-community\?msg=0{23}1$/);
  });

  it('opens with the named member mentioned, and takes nothing else from the address', async () => {
    const { input } = await opened(`/chatroom-chat-community?user=${bea._id}&user=x`);
    await waitFor(() => expect(input).toHaveProperty('value', '@Bea '));
    cleanup();
    const other = await opened('/chatroom-chat-community?user=<img src=x onerror=alert(1)>');
    expect(other.input).toHaveProperty('value', '');
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('goes from message to message by arrow keys, each named by its author and time', async () => {
    server.store(aMessage(1, { sendBy: bea }), aMessage(2, { sendBy: me }));
    const { user } = await opened();
    const last = await articleOf('message 2');
    expect(last.getAttribute('aria-label')).toMatch(/^Ana, /);
    act(() => last.focus());
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(await articleOf('message 1'));
    await user.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('React with a heart');
  });

  it('lets a person report a message, and a moderator hide it', async () => {
    server.store(aMessage(1, { sendBy: bea }));
    api.on(reportChatMessage, { isHidden: false });
    api.on(moderateChat, { member: null, message: aMessage(1, { rev: 2, state: 'hidden', message: '' }) });
    server.answers.set('set_user', () => ({
      name: 'Ana',
      rooms: [
        {
          ...{ roomId: 'community', isModerator: true, namesModerators: false, state: 'active' },
          ...{ mutedUntil: null, lastReadSeq: 0, unread: 0, isMentioned: false },
        },
      ],
    }));
    const { user } = await opened();
    await pick(user, 'message 1', 'Report');
    await user.type(await screen.findByRole('textbox', { name: /What is wrong/ }), 'Spam');
    await user.click(screen.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/chat/report'));
    await pick(user, 'message 1', 'Hide for everyone');
    await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('/chat/moderate'));
  });
});
