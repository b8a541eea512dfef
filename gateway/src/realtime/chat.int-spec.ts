import { randomBytes } from 'node:crypto';
import type { Socket as NetSocket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@linkyard/contracts';
import { broadcast, BusConnection } from '@linkyard/service-kit';
import { until } from '@linkyard/testing';
import { io, type Socket } from 'socket.io-client';
import { natsUrl, startSockets, stopSockets, type RunningSockets } from './testing/start-sockets.js';

const { enterChatRooms, messageReceived, roomMemberChanged, roomNotified, sendChatMessage } = contracts;
const anId = () => randomBytes(12).toString('hex');

/** Events that a window may send, of this and every later version. */
const exported: unknown[] = Object.values(contracts);
const emitted = exported.filter(isSocketEvent).filter(({ direction }) => direction === 'emit');
function isSocketEvent(value: unknown): value is contracts.SocketEvent {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'socket';
}

/** The TCP socket below a client; its classes are of another realm than those of the spec. */
function rawSocketOf({ io: { engine } }: Socket): Pick<NetSocket, 'pause' | 'destroy'> {
  const raw: unknown = Reflect.get(Object(Reflect.get(engine.transport, 'ws')), '_socket');
  const isSocket = (value: unknown): value is NetSocket =>
    typeof value === 'object' && value !== null && 'pause' in value && typeof value.pause === 'function';
  if (!isSocket(raw)) throw new Error('no socket to pause');
  return raw;
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { a: deep(levels - 1) });
const malformed: unknown[] = [
  ...[undefined, null, true, -1, 1.5e308, '', 'text', '\u0000', 'A'.repeat(20_000), [], [[[]]], {}],
  ...[{ $gt: '' }, { _id: { $ne: null } }, { _id: 'a'.repeat(23) }, { message: ['x'] }, { message: ' ' }],
  ...[{ message: 'A'.repeat(2_001) }, { message: 'x', clientId: '../x' }, { message: 'x', roomId: { $ne: 1 } }],
  ...[{ _id: anId(), reaction: 'x'.repeat(41) }, { _id: anId(), reaction: { latestEmoji: [] } }, { upTo: -1 }],
  ...[{ roomId: '__proto__' }, { constructor: { prototype: {} }, upTo: '1' }, deep(60)],
];

describe('chat by socket', () => {
  const windows: Socket[] = [];
  /** Commands that reached the chat service, by subject. */
  const reached: { subject: string; payload: unknown }[] = [];
  let gateways: [RunningSockets, RunningSockets];
  let service: BusConnection;

  beforeAll(async () => {
    gateways = await Promise.all([startSockets(new Set()), startSockets(new Set())]);
    service = await BusConnection.open(natsUrl, 'chat');
    service.nats.subscribe('notifications-and-chat.chat.*', {
      callback: (_error, message) => {
        const { id, pattern, data }: { id: string; pattern: string; data: unknown } = message.json();
        reached.push({ subject: pattern, payload: data });
        const response = { ok: true, data: pattern === enterChatRooms.subject ? entered() : {} };
        message.respond(JSON.stringify({ id, response, isDisposed: true }));
      },
    });
    await service.nats.flush();
  }, 30_000);
  afterEach(() => {
    reached.length = 0;
    for (const socket of windows.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await Promise.all(gateways.map(stopSockets));
    await service.close();
  });

  let nextRooms: string[] = [];
  const entered = () => ({
    name: 'Ana',
    rooms: nextRooms.map((roomId) => ({ roomId })),
  });

  async function open(gateway: RunningSockets, { userId = anId(), session = 'one', roomIds = [] as string[] } = {}) {
    const auth = { token: `${userId}:${session}` };
    const socket = io(gateway.url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
    windows.push(socket);
    const heard: unknown[] = [];
    for (const { name } of [messageReceived, contracts.typingReceived, contracts.accessChanged])
      socket.on(name, (payload: unknown) => void heard.push([name, payload]));
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    nextRooms = roomIds;
    const answer: unknown = await socket.emitWithAck('set_user', userId);
    return { socket, heard, userId, answer };
  }
  const notify = (roomId: string, payload: number) =>
    broadcast(service, roomNotified, { roomId, event: messageReceived.name, payload });

  it.each(emitted.map((event) => [event.name, event] as const))(
    '%s refuses with a code whatever does not fit its contract, and the window stays',
    async (name, { payload: schema }) => {
      const { socket } = await open(gateways[0]);
      const bad = malformed.filter((payload) => !schema.safeParse(payload).success);
      expect(bad.length).toBeGreaterThan(10);
      for (const payload of bad)
        expect(await socket.timeout(5_000).emitWithAck(name, payload)).toMatchObject({
          status: 0,
          code: 'core.malformed',
        });
      expect(socket.connected).toBe(true);
      expect(reached.filter(({ subject }) => subject !== enterChatRooms.subject)).toEqual([]);
    },
    30_000,
  );

  it('reaches the windows of a room at every gateway, and no other room', async () => {
    const [ours, theirs] = [anId(), anId()];
    const first = await open(gateways[0], { roomIds: [ours] });
    const second = await open(gateways[1], { roomIds: [ours] });
    const other = await open(gateways[1], { roomIds: [theirs] });
    expect(first.answer).toMatchObject({ rooms: [{ roomId: ours }] });
    await until(
      async () => notify(ours, 0),
      () => first.heard.length > 0 && second.heard.length > 0,
    );
    expect(first.heard[0]).toEqual([messageReceived.name, 0]);
    expect(other.heard).toEqual([]);
  }, 30_000);

  it('takes a banned person’s windows out of the room at once, and lets them know', async () => {
    const room = anId();
    const one = await open(gateways[0], { roomIds: [room] });
    const stays = await open(gateways[0], { roomIds: [room] });
    await until(
      async () => broadcast(service, roomMemberChanged, { roomId: room, userId: one.userId, isBanned: true }),
      () => one.heard.length > 0,
    );
    expect(one.heard[0]).toEqual([contracts.accessChanged.name, { roomId: room }]);
    await until(
      async () => notify(room, 1),
      () => stays.heard.length > 0,
    );
    expect(one.heard.filter((what) => Array.isArray(what) && what[0] === messageReceived.name)).toEqual([]);
  }, 30_000);

  it('shows typing to the others of a room that the window is in, and to no other', async () => {
    const room = anId();
    const one = await open(gateways[0], { roomIds: [room] });
    const two = await open(gateways[0], { roomIds: [room] });
    // It is dropped for a window that is busy at that moment.
    await until(
      async () => one.socket.emitWithAck('typing', { roomId: room }),
      () => two.heard.length > 0,
    );
    expect(two.heard[0]).toEqual([contracts.typingReceived.name, { roomId: room, _id: one.userId, name: 'Ana' }]);
    expect(await one.socket.emitWithAck('typing', { roomId: anId() })).toMatchObject({ code: 'core.not_found' });
    expect(one.heard).toEqual([]);
  }, 30_000);

  it('takes five messages in ten seconds from a person, over all windows and gateways', async () => {
    const userId = anId();
    const sockets = await Promise.all(gateways.map((gateway) => open(gateway, { userId })));
    const send = ({ socket }: { socket: Socket }): Promise<{ code?: string; retryAfterSec?: number }> =>
      socket.emitWithAck('send_message', { message: 'x', sendBy: { _id: anId(), name: 'Bea' } });
    const answers = await Promise.all([...sockets, ...sockets, ...sockets, ...sockets].map(send));
    const refused = answers.filter(({ code }) => code === 'core.rate_limited');
    expect(refused).toHaveLength(3);
    expect(refused[0]?.retryAfterSec).toBeGreaterThan(0);
    const sent = reached.filter(({ subject }) => subject === sendChatMessage.subject);
    expect(sent).toHaveLength(5);
    expect(JSON.stringify(sent)).not.toContain('Bea');
  }, 30_000);

  it('says nothing in the name of a person while another one acts as them', async () => {
    const { socket } = await open(gateways[0], { session: 'impersonating' });
    for (const [name, payload] of [
      ['send_message', { message: 'x' }],
      ['edit_message', { _id: anId(), message: 'x' }],
      ['delete_message', { _id: anId() }],
      ['react_message', { _id: anId(), reaction: '👍' }],
      ['typing', {}],
      ['read_mark', { upTo: 1 }],
    ] as const)
      expect(await socket.emitWithAck(name, payload)).toMatchObject({ code: 'auth.not_while_impersonating' });
    expect(reached.filter(({ subject }) => subject !== enterChatRooms.subject)).toEqual([]);
  }, 30_000);

  it('drops a window that does not read, and no other', async () => {
    const room = anId();
    const slow = await open(gateways[0], { roomIds: [room] });
    const quick = await open(gateways[0], { roomIds: [room] });
    const raw = rawSocketOf(slow.socket);
    raw.pause();
    const [{ sockets }] = gateways;
    const text = 'x'.repeat(60_000);
    const isDropped = () => [...sockets.connected()].every(({ data }) => data.userId !== slow.userId);
    await until(
      async () => {
        await Promise.all(
          Array.from({ length: 100 }, () =>
            broadcast(service, roomNotified, { roomId: room, event: 'x', payload: text }),
          ),
        );
        sockets.dropSlow();
      },
      isDropped,
      20_000,
    );
    expect(quick.socket.connected).toBe(true);
    raw.destroy();
  }, 40_000);
});
