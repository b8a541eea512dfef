import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setUser } from '@linkyard/contracts';
import { until } from '@linkyard/testing';
import { io, type Socket } from 'socket.io-client';
import { startSockets, stopSockets, type RunningSockets } from './testing/start-sockets.js';

const anId = () => randomBytes(12).toString('hex');

/** What no client of ours sends, below the level of events. @source quality 3 "Socket crash/flood" (CVE-2023-32695, CVE-2024-38355) */
const packets = [
  ...['', '2', '20', '9', '2{"a":1}', '2[]', '2[null]', '2[1]', '2["x"', '2["x",]', '\u0000', '2null'],
  ...['2[{"toString":"foo"}]', '2[["x"]]', '2["__proto__",{}]', '2["constructor",{}]', '2["toString"]'],
  ...['2["error",{}]', '2["connect",{}]', '2["disconnect"]', '2["disconnecting"]', '2["newListener"]'],
  ...[
    '51-["x",{"_placeholder":true,"num":9}]',
    '5999999999-["x"]',
    '5-["x"]',
    '5a-["x"]',
    '61-1[{"_placeholder":true}]',
  ],
  ...[
    '3999["x"]',
    '3["x"]',
    '2999999999999999999["set_user",1]',
    '0{"token":7}',
    '0/admin,{}',
    '2/admin,["set_user","x"]',
  ],
  ...[`2["set_user",${'['.repeat(20_000)}`, `2["set_user",${'['.repeat(20_000)}${']'.repeat(20_000)}]`],
];

describe('a socket that does not keep to the protocol', () => {
  const windows: Socket[] = [];
  let gateway: RunningSockets;
  let other: Socket;

  const open = async (more: object = { auth: { token: `${anId()}:one` } }) => {
    const how = { transports: ['websocket'], reconnection: false, forceNew: true };
    const socket = io(gateway.url, { ...how, ...more });
    windows.push(socket);
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject));
    return socket;
  };
  const expectOthersServed = async () =>
    expect(await other.timeout(10_000).emitWithAck(setUser.name, 7)).toMatchObject({ code: 'core.malformed' });

  beforeAll(async () => {
    gateway = await startSockets(new Set());
  }, 30_000);
  afterEach(() => {
    for (const socket of windows.splice(0)) socket.disconnect();
  });
  afterAll(() => stopSockets(gateway));

  it.each(packets.map((packet) => [packet.slice(0, 40), packet]))(
    'that sends %j harms no other, and the next one is let in',
    async (_shown, packet) => {
      const bad = await open();
      other = await open();
      bad.io.engine.write(packet);
      // What comes after it is answered, unless the window is ended for it.
      const answer = bad.timeout(5_000).emitWithAck(setUser.name, 7);
      const ended = new Promise<{ code: string }>((resolve) =>
        bad.once('disconnect', () => resolve({ code: 'ended' })),
      );
      expect(['core.malformed', 'ended']).toContain((await Promise.any([answer, ended])).code);
      await expectOthersServed();
      await open();
    },
    30_000,
  );

  it('that sends more than fits is ended alone', async () => {
    const bad = await open();
    other = await open();
    bad.emit(setUser.name, 'A'.repeat(70_000));
    await until(() => !bad.connected);
    await expectOthersServed();
  }, 30_000);

  it('that sends hundreds of events at once is ended alone', async () => {
    const bad = await open();
    other = await open();
    for (let count = 0; count < 1_000; count += 1) bad.emit(setUser.name, 7);
    await until(() => !bad.connected);
    await expectOthersServed();
  }, 30_000);

  it('that names its token in the address, where logs would have it, is refused', async () => {
    await expect(open({ query: { token: `${anId()}:one` } })).rejects.toThrow('unauthenticated');
  }, 30_000);
});
