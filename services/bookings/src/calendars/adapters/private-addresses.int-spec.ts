import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createEgress, createGuardedRequest, type Address, type EgressConfig } from '@linkyard/egress';
import { CalDavAdapter } from './caldav-adapter.js';
import { IcsReader } from '../ics/ics-reader.js';
import { IcsAdapter } from './ics-adapter.js';

const servers: Server[] = [];
async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '0.0.0.0');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

const files = { ics: new IcsReader(), zone: 'UTC', tooComplex: '', addresses: async () => [] };
const unavailable = { name: 'ProviderError', code: 'unavailable' };
/** Both kinds of addresses that a person types. */
const kinds = [
  ['ICS', (url: string, config: EgressConfig) => new IcsAdapter(url, { fetch: createEgress(config), ...files })],
  [
    'CalDAV',
    (serverUrl: string, config: EgressConfig) =>
      new CalDavAdapter(
        { serverUrl, username: 'ana', password: 'secret' },
        { request: createGuardedRequest(config), ...files },
      ),
  ],
] as const;
const inside = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0'];

describe.each(kinds)('an address of a calendar (%s)', (_kind, open) => {
  it.each(inside)('inside of the own network is refused before it is asked: %s', async (host) => {
    let asked = 0;
    const port = await serve((_request, reply) => {
      asked += 1;
      reply.end();
    });
    const adapter = open(`http://${host}:${port}/calendar`, { ports: [port] });
    await expect(adapter.describe()).rejects.toMatchObject(unavailable);
    expect(asked).toBe(0);
  });

  it.each(['10.0.0.8', '172.16.4.4', '192.168.1.1', '169.254.169.254', '100.64.0.1', 'fd00::1'])(
    'whose name leads to %s is refused',
    async (address) => {
      const family = address.includes(':') ? 6 : 4;
      const adapter = open('http://calendar.example/', { resolve: async () => [{ address, family }] });
      await expect(adapter.describe()).rejects.toMatchObject(unavailable);
    },
  );

  it('whose name leads elsewhere the second time is never asked there', async () => {
    const hosts: string[] = [];
    const port = await serve((request, reply) => {
      hosts.push(request.socket.localAddress?.replace('::ffff:', '') ?? '');
      reply.writeHead(503).end();
    });
    let turn = 0;
    // 127.0.0.1 plays the public address, 127.0.0.2 the private one.
    const resolve = async (): Promise<Address[]> => [
      { address: (turn += 1) === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 },
    ];
    const config = { ports: [port], resolve, isPublic: (address: string) => address === '127.0.0.1' };
    const adapter = open(`http://rebind.test:${port}/calendar`, config);
    await expect(adapter.describe()).rejects.toMatchObject(unavailable);
    await expect(adapter.busy('feed', { from: 0, to: 1 })).rejects.toMatchObject({ name: 'ProviderError' });
    expect(hosts).toEqual(['127.0.0.1']);
  });

  it('that redirects inside is refused, and the password does not go along', async () => {
    let asked = 0;
    const secret = await serve((_request, reply) => {
      asked += 1;
      reply.end();
    });
    const port = await serve((_request, reply) =>
      reply.writeHead(307, { location: `http://127.0.0.2:${secret}/` }).end(),
    );
    const config = { ports: [port, secret], isPublic: (address: string) => address === '127.0.0.1' };
    await expect(open(`http://127.0.0.1:${port}/`, config).describe()).rejects.toMatchObject({ name: 'ProviderError' });
    expect(asked).toBe(0);
  });
});

it('a CalDAV server that names a private address for its calendars leads nowhere', async () => {
  let asked = 0;
  const secret = await serve((_request, reply) => {
    asked += 1;
    reply.end();
  });
  const principal = `<d:current-user-principal><d:href>http://127.0.0.2:${secret}/</d:href></d:current-user-principal>`;
  const found = `<d:response><d:href>/</d:href><d:propstat><d:prop>${principal}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
  const port = await serve((_request, reply) =>
    reply
      .writeHead(207, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><d:multistatus xmlns:d="DAV:">${found}</d:multistatus>`),
  );
  const config = { ports: [port, secret], isPublic: (address: string) => address === '127.0.0.1' };
  const [, [, open]] = kinds;
  await expect(open(`http://127.0.0.1:${port}/`, config).describe()).rejects.toMatchObject({ name: 'ProviderError' });
  expect(asked).toBe(0);
});
