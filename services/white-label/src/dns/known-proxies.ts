import { BlockList, isIPv6 } from 'node:net';

/** @source https://www.cloudflare.com/ips-v4 and ips-v6, the same since 2023 */
const cloudflare = [
  ...['173.245.48.0/20', '103.21.244.0/22', '103.22.200.0/22', '103.31.4.0/22', '141.101.64.0/18', '108.162.192.0/18'],
  ...['190.93.240.0/20', '188.114.96.0/20', '197.234.240.0/22', '198.41.128.0/17', '162.158.0.0/15', '104.16.0.0/13'],
  ...['104.24.0.0/14', '172.64.0.0/13', '131.0.72.0/22', '2400:cb00::/32', '2606:4700::/32', '2803:f800::/32'],
  ...['2405:b500::/32', '2405:8100::/32', '2a06:98c0::/29', '2c0f:f248::/32'],
];
/** @source https://api.fastly.com/public-ip-list */
const fastly = ['151.101.0.0/16', '199.232.0.0/16', '146.75.0.0/17', '2a04:4e40::/32', '2a04:4e42::/32'];

const known = new BlockList();
for (const range of [...cloudflare, ...fastly]) {
  const [network = '', prefix] = range.split('/');
  known.addSubnet(network, Number(prefix), isIPv6(network) ? 'ipv6' : 'ipv4');
}

/** Whether an address is that of a proxy that many sites share. */
export const isKnownProxy = (address: string): boolean => known.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
