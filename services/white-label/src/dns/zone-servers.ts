import type { Resolver } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import { isPublicAddress } from '@linkyard/egress';
import type { DnsSettings } from './dns-settings.js';
import { namesUpTo } from './domain-name.js';
import { ask } from './ask.js';

/** More than any zone has; each costs several questions. */
const maxNameServers = 8;

export interface ZoneServer {
  name: string;
  /** As `Resolver.setServers` takes it. */
  address: string;
}

/** The name servers of the zone that a host lies in, which may be cut anywhere between the host and what was registered. */
export async function zoneServersOf(
  resolver: Resolver,
  { host, registrable }: { host: string; registrable: string },
  settings: Pick<DnsSettings, 'asksInside' | 'nameServerPort'>,
): Promise<ZoneServer[]> {
  for (const name of namesUpTo(host, registrable)) {
    const answer = await ask(() => resolver.resolveNs(name));
    if (answer.kind !== 'found') continue;
    const servers = answer.values.slice(0, maxNameServers);
    const found = await Promise.all(servers.map((server) => serverAt(resolver, server.toLowerCase(), settings)));
    return found.flat();
  }
  return [];
}

/** A zone can name any address: those inside our network are not asked. */
async function serverAt(
  resolver: Resolver,
  name: string,
  settings: Pick<DnsSettings, 'asksInside' | 'nameServerPort'>,
): Promise<ZoneServer[]> {
  const four = await ask(() => resolver.resolve4(name));
  const answer = four.kind === 'found' ? four : await ask(() => resolver.resolve6(name));
  if (answer.kind !== 'found') return [];
  const address = answer.values.find((one) => settings.asksInside || isPublicAddress(one));
  if (address === undefined) return [];
  return [{ name, address: `${isIPv6(address) ? `[${address}]` : address}:${settings.nameServerPort}` }];
}
