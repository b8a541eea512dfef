import { Resolver } from 'node:dns/promises';
import { parse } from 'tldts';
import type { DnsSettings } from '../../dns/dns-settings.js';
import { zoneServersOf } from '../../dns/zone-servers.js';
import { dnsQuestions } from './dns-texts.js';
import { judgeDkim } from './judge-keys.js';

/**
 * Whether every name server of the zone has the record of a key, and our resolver too: receivers ask any of them.
 * @param name `<selector>._domainkey.<domain>`
 * @source cases I6, I7
 */
export async function isKeySeenEverywhere(
  name: string,
  publicKey: string,
  settings: Pick<DnsSettings, 'resolvers' | 'asksInside' | 'nameServerPort'>,
): Promise<boolean> {
  const isSeenBy = async (servers: readonly string[]) =>
    (await judgeDkim(name, publicKey, dnsQuestions(servers))).verdict === 'ok';
  if (!(await isSeenBy(settings.resolvers))) return false;
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (settings.resolvers.length > 0) resolver.setServers([...settings.resolvers]);
  const registrable = parse(name, { allowPrivateDomains: true, validateHostname: false }).domain ?? name;
  const servers = await zoneServersOf(resolver, { host: name, registrable }, settings);
  const seen = await Promise.all(servers.map(({ address }) => isSeenBy([address])));
  return servers.length > 0 && seen.every(Boolean);
}
