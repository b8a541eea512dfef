import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { failed, refused } from './egress-error.js';
import { isPublicAddress } from './public-address.js';

export interface Address {
  address: string;
  family: 4 | 6;
}
export interface EgressConfig {
  /** `host` or `host:port` that may be reached whatever their address: servers of tests and simulators. By configuration only, never from a request. */
  allowHosts?: readonly string[];
  ports?: readonly number[];
  /** All addresses of a name; the system's by default. */
  resolve?: (hostname: string) => Promise<Address[]>;
  isPublic?: (address: string) => boolean;
}
/** Where one request goes: the URL, and the one checked address it connects to. */
export interface Destination {
  url: URL;
  address: Address;
}

const webPorts = [80, 443, 8080, 8443];

async function systemResolve(hostname: string): Promise<Address[]> {
  const found = await lookup(hostname, { all: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
}

function parse(text: string, base: URL | undefined): URL {
  if (text.length > 2048 || !URL.canParse(text, base)) throw refused('not a URL');
  const url = new URL(text, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused(`scheme ${url.protocol}`);
  if (url.username || url.password) throw refused('credentials in the URL');
  return url;
}

async function addressesOf(hostname: string, resolve: (hostname: string) => Promise<Address[]>): Promise<Address[]> {
  // URL has already turned decimal, octal, hex and short forms into four parts, and put brackets around IPv6.
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  if (family) return [{ address: literal, family: family === 6 ? 6 : 4 }];
  try {
    return await resolve(hostname);
  } catch (cause) {
    throw failed('the name does not resolve', cause);
  }
}

/**
 * Resolves a name once and checks where it leads. The connection then goes to the very addresses that were checked, so a name that
 * answers differently the next time gains nothing.
 * @param hostname as URL writes it @param defaultPorts where the configuration names none
 * @returns at least one
 * @throws EgressError
 * @source quality 3 "SSRF: upload-from-URL", "SSRF: redirects and rebinding"
 */
export async function checkedAddresses(
  hostname: string,
  port: number,
  config: EgressConfig,
  defaultPorts: readonly number[],
): Promise<[Address, ...Address[]]> {
  const { allowHosts = [], ports = defaultPorts, resolve = systemResolve, isPublic = isPublicAddress } = config;
  const isAllowed = isAllowedHost(hostname, port, allowHosts);
  if (!isAllowed && !ports.includes(port)) throw refused(`port ${port}`);

  const [first, ...others] = await addressesOf(hostname, resolve);
  if (!first) throw failed('the name has no address');
  // One private answer among public ones is an attack or a mistake; either way we stay out.
  const inside = [first, ...others].find(({ address }) => !isPublic(address));
  if (inside && !isAllowed) throw refused(`address ${inside.address}`);
  return [first, ...others];
}

/** Whether the configuration allows a host whatever its address. */
export const isAllowedHost = (hostname: string, port: number, allowHosts: readonly string[] = []): boolean =>
  allowHosts.includes(hostname) || allowHosts.includes(`${hostname}:${port}`);

/**
 * Parses a URL and checks where it leads.
 * @throws EgressError
 */
export async function destinationOf(text: string, config: EgressConfig, base?: URL): Promise<Destination> {
  const url = parse(text, base);
  const port = url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80;
  const [address] = await checkedAddresses(url.hostname, port, config, webPorts);
  return { url, address };
}
