import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionsEnded, setUser, userNotified } from '@linkyard/contracts';
import { broadcast, BusConnection } from '@linkyard/service-kit';
import { until } from '@linkyard/testing';
import { io, type Socket } from 'socket.io-client';
import { natsUrl, startSockets, stopSockets, type RunningSockets } from './testing/start-sockets.js';

const anId = () => randomBytes(12).toString('hex');
const news = 'news';

describe('two gateways', () => {
  const ended = new Set<string>();
  const windows: Socket[] = [];
  let gateways: [RunningSockets, RunningSockets];
  let teller: BusConnection;

  beforeAll(async () => {
    gateways = await Promise.all([startSockets(ended), startSockets(ended)]);
    teller = await BusConnection.open(natsUrl, 'teller');
  }, 30_000);
  afterEach(() => {
    for (const socket of windows.splice(0)) socket.disconnect();
  });
  afterAll(async () => {
    await Promise.all(gateways.map(stopSockets));
    await teller.close();
  });

  const open = async (gateway: RunningSockets, token: string, origin?: string, tenant?: string) => {
    const extraHeaders: Record<string, string> = origin ? { origin } : {};
    const query: Record<string, string> = tenant ? { tenant } : {};
    const sent = { auth: { token }, query, extraHeaders };
    const socket = io(gateway.url, { ...sent, transports: ['websocket'], reconnection: false });
    windows.push(socket);
    const heard: unknown[] = [];
    socket.on(news, (payload: unknown) => void heard.push(payload));
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    return { socket, heard };
  };
  const emitToUser = (userId: string, payload: number) =>
    broadcast(teller, userNotified, { userId, event: news, payload });

  it('reach each window of the user once, and no other user', async () => {
    const [user, other] = [anId(), anId()];
    const [first, second, others] = await Promise.all([
      open(gateways[0], `${user}:one`),
      open(gateways[1], `${user}:two`),
      open(gateways[1], `${other}:one`),
    ]);
    // An event emitted before a gateway reads the stream is lost, so it is sent until both receive it.
    await until(
      async () => emitToUser(user, 0),
      () => first.heard.includes(0) && second.heard.includes(0),
    );
    for (const count of [1, 2, 3]) await emitToUser(user, count);
    await until(() => first.heard.includes(3) && second.heard.includes(3));
    for (const { heard } of [first, second]) expect(heard.filter((one) => one !== 0).sort()).toEqual([1, 2, 3]);
    expect(others.heard).toEqual([]);
  }, 30_000);

  it('close the windows of an ended session wherever they are open, and refuse it from then on', async () => {
    const user = anId();
    const kept = await open(gateways[0], `${user}:kept`);
    const lost = await Promise.all(gateways.map((gateway) => open(gateway, `${user}:lost`)));
    ended.add('lost');
    await broadcast(teller, sessionsEnded, { userId: user, sessionIds: ['lost'] });
    await until(() => lost.every(({ socket }) => !socket.connected));
    expect(kept.socket.connected).toBe(true);
    await expect(open(gateways[0], `${user}:lost`)).rejects.toThrow('unauthenticated');
  }, 30_000);

  it('refuse a window without a token, and one of another site', async () => {
    await expect(open(gateways[0], '')).rejects.toThrow('unauthenticated');
    await expect(open(gateways[0], `${anId()}:one`, 'https://other.example')).rejects.toThrow();
    await open(gateways[0], `${anId()}:one`, 'https://app.example');
  }, 30_000);

  it('open for an account at the site of its tenant alone', async () => {
    const [user, tenant] = [anId(), anId()];
    const token = `${user}:one:${tenant}`;
    await open(gateways[0], token, undefined, tenant);
    for (const elsewhere of [undefined, anId()])
      await expect(open(gateways[0], token, undefined, elsewhere)).rejects.toThrow('unauthenticated');
    await expect(open(gateways[0], `${anId()}:one`, undefined, tenant)).rejects.toThrow('unauthenticated');
  }, 30_000);

  it('end the windows of a host that is served no longer, and no others', async () => {
    const [gateway] = gateways;
    const at = async (host: string) => {
      const socket = io(gateway.url, {
        ...{ auth: { token: `${anId()}:one` }, extraHeaders: { host } },
        ...{ transports: ['websocket'], reconnection: false, forceNew: true },
      });
      windows.push(socket);
      await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
      return socket;
    };
    const [gone, kept] = await Promise.all([at('gone.example'), at('kept.example')]);
    gateway.sockets.endUnserved((host) => host !== 'gone.example');
    await until(() => !gone.connected);
    expect(kept.connected).toBe(true);
  }, 30_000);

  it('end a window that names another user, and acknowledge what does not fit its contract with a code', async () => {
    const user = anId();
    const { socket } = await open(gateways[0], `${user}:one`);
    const refusal: unknown = await socket.emitWithAck(setUser.name, { userId: user });
    expect(refusal).toMatchObject({ status: 0, code: 'core.malformed' });
    expect(socket.connected).toBe(true);
    socket.emit(setUser.name, anId());
    await until(() => !socket.connected);
  }, 30_000);

  it('refuse events of a person who sends too many, over all of their windows and gateways', async () => {
    const token = `${anId()}:one`;
    const windows = await Promise.all(gateways.map((gateway) => open(gateway, token)));
    const answers = await Promise.all(
      windows.flatMap(({ socket }) => Array.from({ length: 31 }, () => socket.emitWithAck(setUser.name, 0))),
    );
    const refused = answers.filter(({ code }) => code === 'core.rate_limited');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ status: 0, retryAfterSec: expect.any(Number) });
    const other = await open(gateways[0], `${anId()}:one`);
    expect(await other.socket.emitWithAck(setUser.name, 0)).toMatchObject({ code: 'core.malformed' });
  }, 30_000);

  it('take no long polling, which would need every request of a browser at the same gateway', async () => {
    const reply = await fetch(`${gateways[0].url}/socket.io/?EIO=4&transport=polling`);
    expect(reply.status).toBe(400);
  }, 30_000);

  it('give a window that comes back to another one what it missed', async () => {
    const user = anId();
    const before = await startSockets(ended);
    const { socket, heard } = await open(before, `${user}:one`);
    await until(
      async () => emitToUser(user, 0),
      () => heard.includes(0),
    );
    await stopSockets(before);
    await until(() => !socket.connected);
    await emitToUser(user, 7);
    const after = await startSockets(ended, Number(new URL(before.url).port));
    const back = new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    socket.connect();
    await back;
    expect(socket.recovered).toBe(true);
    await until(() => heard.includes(7));
    await stopSockets(after);
  }, 30_000);
});
