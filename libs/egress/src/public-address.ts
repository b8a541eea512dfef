import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const globalUnicast = ipaddr.parseCIDR('2000::/3');

/**
 * True for an address of the public internet. Everything with another meaning is not: loopback, private, link-local
 * (the cloud's metadata among them), carrier NAT, multicast, reserved, and every IPv6 form with an IPv4 address inside.
 * @source IANA special-purpose address registries; quality 3 "SSRF"
 */
export function isPublicAddress(address: string): boolean {
  // Strictly: ipaddr.js by itself reads "1.2.3" as an address too.
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // ::127.0.0.1 (IPv4-compatible) has no range of its own; all that is given out lies in 2000::/3.
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast);
}
