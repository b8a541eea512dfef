import { describe, expect, it } from '@jest/globals';
import { destinationOf } from './destination.js';
import { isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  it.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '172.32.0.1',
    '100.63.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001::1',
  ])('takes %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ...[
      '127.0.0.1',
      '127.255.255.254',
      '0.0.0.0',
      '0.1.2.3',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
    ],
    ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
    ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1', '192.52.193.1'],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::127.0.0.1',
      '::ffff:0:127.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
    ],
    ...[
      'fe80::1',
      'fe80::1%eth0',
      'fc00::1',
      'fd00:ec2::254',
      'fec0::1',
      'ff02::1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      '100::1',
    ],
    ...['', 'localhost', '127.0.0.1.', '1.2.3', 'not an address'],
  ])('refuses %j', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('destinationOf', () => {
  const publicName = async () => [{ address: '93.184.216.34', family: 4 as const }];
  const goes = (url: string) => destinationOf(url, { resolve: publicName });
  const refusal = { code: 'egress.refused', message: 'The address could not be fetched' };

  it('takes web pages on the usual ports and keeps the checked address', async () => {
    for (const url of [
      'http://a.example',
      'https://a.example/x?y#z',
      'http://a.example:8080',
      'https://a.example:8443',
    ]) {
      await expect(goes(url)).resolves.toMatchObject({ address: { address: '93.184.216.34' } });
    }
    await expect(goes('https://[2606:4700:4700::1111]/')).resolves.toMatchObject({ address: { family: 6 } });
  });

  it.each([
    ...[
      'ftp://a.example',
      'file:///etc/passwd',
      'gopher://a.example',
      'data:text/html,x',
      'javascript:alert(1)',
      'ws://a.example',
    ],
    ...[
      'http://user:pass@a.example',
      'http://user@a.example',
      'http://a.example:22',
      'http://a.example:6379',
      'http://a.example:27017',
    ],
    ...['', 'a.example', '//a.example', 'http://', 'http://a b', `http://a.example/${'x'.repeat(2048)}`],
  ])('refuses %j', async (url) => {
    await expect(goes(url)).rejects.toMatchObject(refusal);
  });

  it.each([
    ...[
      'http://127.0.0.1',
      'http://127.1',
      'http://2130706433',
      'http://0x7f000001',
      'http://0x7f.1',
      'http://0177.0.0.1',
      'http://017700000001',
    ],
    ...[
      'http://0',
      'http://0.0.0.0',
      'http://①②⑦.⓪.⓪.①',
      'http://[::1]',
      'http://[::]',
      'http://[::ffff:127.0.0.1]',
      'http://[::ffff:7f00:1]',
    ],
    ...[
      'http://[0:0:0:0:0:ffff:127.0.0.1]',
      'http://[64:ff9b::127.0.0.1]',
      'http://169.254.169.254/latest/meta-data',
      'http://[fd00:ec2::254]',
    ],
    ...['http://10.1.2.3', 'http://192.168.0.1', 'http://100.100.100.200', 'http://127.0.0.1.'],
  ])('refuses the inside address %s however it is written', async (url) => {
    await expect(goes(url)).rejects.toMatchObject(refusal);
  });

  it('refuses a name that resolves inside, wholly or in part', async () => {
    const inside = { address: '10.0.0.5', family: 4 as const };
    const outside = { address: '93.184.216.34', family: 4 as const };
    for (const answers of [[inside], [outside, inside], [outside, { address: '::1', family: 6 as const }]]) {
      await expect(destinationOf('http://a.example', { resolve: async () => answers })).rejects.toMatchObject(refusal);
    }
    await expect(destinationOf('http://localhost', {})).rejects.toMatchObject(refusal);
  });

  it('says the same to a person whether a name is unknown or a host is inside', async () => {
    const unknown = destinationOf('http://a.example', { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    await expect(unknown).rejects.toMatchObject({ code: 'egress.failed', message: refusal.message });
    await expect(destinationOf('http://a.example', { resolve: async () => [] })).rejects.toMatchObject({
      code: 'egress.failed',
    });
  });

  it('lets a configured host and port through, and no other port of it', async () => {
    const config = { allowHosts: ['127.0.0.1:4555'] };
    await expect(destinationOf('http://127.0.0.1:4555/x', config)).resolves.toMatchObject({
      address: { address: '127.0.0.1' },
    });
    await expect(destinationOf('http://127.0.0.1:4556/x', config)).rejects.toMatchObject(refusal);
    await expect(destinationOf('http://127.0.0.1/x', config)).rejects.toMatchObject(refusal);
  });
});
