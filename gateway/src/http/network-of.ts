import ipaddr from 'ipaddr.js';

/** A provider gives a household or a server 2^64 addresses of IPv6 or more, so that is what counts as one network. */
const networkBits = 64;

/**
 * What is counted as one network of a client: an IPv4 address (also one written as IPv6), or the /64 of an IPv6 address.
 * @param address of the socket, or as a trusted proxy names it, with or without a port
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address.trim().slice(0, 64));
  if (!ipaddr.isValid(bare)) return bare;
  const parsed = ipaddr.process(bare);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed.toString())}/${networkBits}`).toString()}/${networkBits}`;
}

/** `[2001:db8::1]:443` and `192.0.2.1:443`; a bare IPv6 address has more than one colon. */
function withoutPort(address: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  return bracketed ?? address.replace(/^([\d.]+):\d+$/, '$1');
}

const withoutZone = (address: string) => address.replace(/%.*$/, '');
