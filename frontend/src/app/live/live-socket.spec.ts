import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listenLive } from './live-socket.js';

const userId = '64b0c0ffee64b0c0ffee64b0';
const lead = {
  _id: '64b0c0ffee64b0c0ffee64b1',
  markAsRead: false,
  createdAt: '2025-03-05T15:07:00.000Z',
  notification: { type: 'lead', name: 'Ann', campaignName: 'ann-bakes' },
  text: 'Ann left their details on ann-bakes.',
  link: '/myleads',
  state: { type: 'search', value: 'Ann' },
};

/** A socket whose other side is the test. */
function aSocket() {
  const listeners = new Map<string, (payload: unknown) => void>();
  return {
    active: true,
    recovered: false,
    on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
    emit: jest.fn(),
    connect: jest.fn(),
    disconnect: jest.fn(),
    receive: (event: string, payload?: unknown) => listeners.get(event)?.(payload),
  };
}

function listening(renew: () => Promise<boolean> = async () => true) {
  const socket = aSocket();
  const onNotification = jest.fn();
  const onBack = jest.fn();
  const onDraft = jest.fn();
  const onRead = jest.fn();
  const stop = listenLive(socket, { userId, onNotification, onRead, onDraft, onBack, renew });
  return { socket, onNotification, onRead, onDraft, onBack, stop };
}

describe('listenLive', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('says whose socket it is, on every connection', () => {
    const { socket, onBack } = listening();
    socket.receive('connect');
    expect(socket.emit).toHaveBeenLastCalledWith('set_user', userId);
    expect(onBack).not.toHaveBeenCalled();
    socket.receive('connect');
    expect(socket.emit).toHaveBeenCalledTimes(2);
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  it('does not ask again for what the server has sent on', () => {
    const { socket, onBack } = listening();
    socket.receive('connect');
    socket.recovered = true;
    socket.receive('connect');
    expect(onBack).not.toHaveBeenCalled();
  });

  it('hands on word of drafts changed elsewhere', () => {
    const { socket, onDraft } = listening();
    const news = { templateId: userId, byClient: null };
    socket.receive('draft_changed', news);
    socket.receive('draft_changed', { templateId: 7 });
    expect(onDraft.mock.calls).toEqual([[news]]);
  });

  it('hands on what was read in other windows', () => {
    const { socket, onRead } = listening();
    const read = { ids: [userId], upTo: null, markAsRead: true, unread: 3 };
    socket.receive('notifications_read', read);
    socket.receive('notifications_read', { ids: 'all' });
    expect(onRead.mock.calls).toEqual([[read]]);
  });

  it('hands on notifications, and nothing it does not know', () => {
    const { socket, onNotification } = listening();
    socket.receive('user_app_notification', lead);
    socket.receive('user_app_notification', { ...lead, notification: { type: 'from-the-future' } });
    socket.receive('user_app_notification', null);
    expect(onNotification).toHaveBeenCalledTimes(1);
    expect(onNotification.mock.calls[0]?.[0]).toMatchObject({ _id: lead._id, link: '/myleads' });
  });

  it('leaves a lost network to socket.io', async () => {
    const { socket } = listening();
    socket.receive('connect_error');
    socket.receive('disconnect');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it('comes back with a new token when it was refused, after a pause', async () => {
    const { socket } = listening();
    socket.active = false;
    socket.receive('connect_error');
    await jest.advanceTimersByTimeAsync(1000);
    expect(socket.connect).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(5000);
    expect(socket.connect).toHaveBeenCalledTimes(2);
  });

  it('stays away when the session is over', async () => {
    const { socket } = listening(async () => false);
    socket.active = false;
    socket.receive('disconnect');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(socket.connect).toHaveBeenCalledTimes(1);
  });

  it('asks again while the state of the session is unknown, until it is stopped', async () => {
    const renew = jest.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(true);
    const { socket, stop } = listening(renew);
    socket.active = false;
    socket.receive('disconnect');
    await jest.advanceTimersByTimeAsync(6000);
    expect(socket.connect).toHaveBeenCalledTimes(2);
    socket.receive('connect_error');
    stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(socket.connect).toHaveBeenCalledTimes(2);
    expect(socket.disconnect).toHaveBeenCalledTimes(1);
  });
});
