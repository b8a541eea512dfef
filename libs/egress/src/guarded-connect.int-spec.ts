import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { createGuardedConnect, guardedConnectFrom } from './guarded-connect.js';

const ports = [25, 465, 587, 2525];
const refusal = { code: 'egress.refused', message: 'The address could not be fetched' };
const failure = { code: 'egress.failed', message: 'The address could not be fetched' };

describe('guardedConnect', () => {
  let server: Server;
  let port = 0;
  let connections = 0;
  beforeAll(async () => {
    server = createServer((socket) => {
      connections += 1;
      // The client ends it as soon as it likes.
      socket.on('error', () => undefined).end('hello');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const resolvingTo = (...found: string[]) => ({
    resolve: async () =>
      found.map((address) => ({ address, family: address.includes(':') ? (6 as const) : (4 as const) })),
  });

  it('reaches a host that the configuration names with its port, and no other port of it', async () => {
    const open = guardedConnectFrom({ EGRESS_ALLOW_HOSTS: `127.0.0.1:${port}` });
    expect([open.isAllowed('127.0.0.1', port), open.isAllowed('127.0.0.1', 25)]).toEqual([true, false]);
    const socket = await open({ host: '127.0.0.1', port, ports, timeoutMs: 2_000 });
    const [said] = await once(socket, 'data');
    expect(String(said)).toBe('hello');
    socket.destroy();
    await expect(open({ host: '127.0.0.1', port: 25, ports, timeoutMs: 2_000 })).rejects.toMatchObject(refusal);
  });

  it.each([
    ...['127.0.0.1', '0x7f.1', '2130706433', '127.1', '10.0.0.1', '169.254.169.254', '[::1]', '[::ffff:127.0.0.1]'],
    ...[
      'user@mail.example',
      'mail.example/x',
      'mail.example:25',
      'mail.example?',
      'mail.example#',
      '',
      'a b',
      'a'.repeat(300),
    ],
  ])('refuses %s', async (host) => {
    const open = createGuardedConnect(resolvingTo('93.184.216.34'));
    await expect(open({ host, port: 587, ports, timeoutMs: 2_000 })).rejects.toMatchObject(refusal);
  });

  it.each([
    ['a private address', ['192.168.1.9']],
    ['a private address among public ones', ['93.184.216.34', '10.1.1.1']],
  ])('refuses a name that leads to %s, whatever it answered before', async (_, found) => {
    const before = connections;
    const open = createGuardedConnect(resolvingTo(...found));
    await expect(open({ host: 'mail.example', port: 587, ports, timeoutMs: 2_000 })).rejects.toMatchObject(refusal);
    expect(connections).toBe(before);
  });

  it('refuses a port of another service', async () => {
    const open = createGuardedConnect(resolvingTo('93.184.216.34'));
    for (const other of [22, 80, 443, 6379])
      await expect(open({ host: 'mail.example', port: other, ports, timeoutMs: 2_000 })).rejects.toMatchObject(refusal);
  });

  it('connects to the address that was checked, by the name that was typed', async () => {
    const open = createGuardedConnect({ ...resolvingTo('127.0.0.1'), isPublic: () => true });
    const socket = await open({ host: 'mail.example', port, ports: [port], timeoutMs: 2_000 });
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });

  it('tries the next address when one does not answer', async () => {
    const open = createGuardedConnect({ ...resolvingTo('::1', '127.0.0.1'), isPublic: () => true });
    const socket = await open({ host: 'mail.example', port, ports: [port], timeoutMs: 2_000 });
    expect(socket.remoteAddress).toBe('127.0.0.1');
    socket.destroy();
  });

  it('gives up within its time', async () => {
    const never = { resolve: () => new Promise<never>(() => undefined) };
    const open = createGuardedConnect(never);
    await expect(open({ host: 'mail.example', port: 587, ports, timeoutMs: 50 })).rejects.toMatchObject(failure);
    const closed = createGuardedConnect({ ...resolvingTo('127.0.0.1'), isPublic: () => true });
    await expect(closed({ host: 'mail.example', port: 1, ports: [1], timeoutMs: 2_000 })).rejects.toMatchObject(
      failure,
    );
  });
});
