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
 * Resolves a URL once and checks where it leads. The request then connects to that very address, so a name that
 * answers differently the next time gains nothing.
 * @throws EgressError
 * @source quality 3 "SSRF: upload-from-URL", "SSRF: redirects and rebinding"
 */
export async function destinationOf(text: string, config: EgressConfig, base?: URL): Promise<Destination> {
  const { allowHosts = [], ports = webPorts, resolve = systemResolve, isPublic = isPublicAddress } = config;
  const url = parse(text, base);
  const port = url.port ? Number(url.port) : url.protocol === 'https:' ? 443 : 80;
  const isAllowed = allowHosts.includes(url.hostname) || allowHosts.includes(`${url.hostname}:${port}`);
  if (!isAllowed && !ports.includes(port)) throw refused(`port ${port}`);

  const addresses = await addressesOf(url.hostname, resolve);
  const [first] = addresses;
  if (!first) throw failed('the name has no address');
  // One private answer among public ones is an attack or a mistake; either way we stay out.
  const inside = addresses.find(({ address }) => !isPublic(address));
  if (inside && !isAllowed) throw refused(`address ${inside.address}`);
  return { url, address: first };
}
