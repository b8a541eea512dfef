import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { clientNetwork } from './client-network.js';
import { networkOf } from './network-of.js';

describe('the network of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['192.0.2.7:443', '192.0.2.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:3:4:5:6]:55555', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['unix:/run/app.sock', 'unix:/run/app.sock'],
    ['', ''],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is the same for all addresses of one /64, from the socket and through a proxy', () => {
    const seen = new Set<string>();
    for (let host = 0; host < 100; host += 1) {
      const address = `2001:db8:1:2:${host.toString(16)}::${host.toString(16)}`;
      const socket = new Socket();
      Object.defineProperty(socket, 'remoteAddress', { value: address });
      const direct = new IncomingMessage(socket);
      const proxied = new IncomingMessage(new Socket());
      proxied.headers['x-forwarded-for'] = `198.51.100.1, ${address}`;
      seen.add(clientNetwork(direct, 0).network).add(clientNetwork(proxied, 1).network);
    }
    expect([...seen]).toEqual(['2001:db8:1:2::/64']);
  });
});
