import { Resolver } from 'node:dns/promises';
import type { CaaAnswer, Evidence, ServerAnswers } from './answers.js';
import { ask, maxValues, textsAt } from './ask.js';
import type { DnsSettings } from './dns-settings.js';
import { namesUpTo } from './domain-name.js';
import { zoneServersOf } from './zone-servers.js';

const attemptMs = 1_500;
const attempts = 2;
/** For all questions about one host together. */
const lookupMs = 7_000;

interface Asked {
  host: string;
  registrable: string;
  /** The name whose TXT records are asked. */
  proofName: string;
}

export type DnsEvidence = Omit<Evidence, 'isProxied'>;

/** Asks the name servers of a zone, all of them, and a resolver as the second opinion. @source quality 3 "Domain claim" */
export class DnsLookup {
  constructor(private readonly settings: DnsSettings) {}

  /** Never throws: what could not be asked is `failed`. Ends within eight seconds. */
  async lookUp({ host, registrable, proofName }: Asked): Promise<DnsEvidence> {
    const open: Resolver[] = [];
    const timer = setTimeout(() => open.forEach((resolver) => resolver.cancel()), lookupMs);
    timer.unref();
    const resolverOf = (servers: readonly string[]) => {
      const resolver = new Resolver({ timeout: attemptMs, tries: attempts });
      if (servers.length > 0) resolver.setServers(servers);
      open.push(resolver);
      return resolver;
    };
    try {
      const recursive = resolverOf(this.settings.resolvers);
      const seen = answersOf('resolver', recursive, host, proofName);
      const zoneServers = (await zoneServersOf(recursive, { host, registrable }, this.settings)).map(
        ({ name, address }) => ({
          name,
          resolver: resolverOf([address]),
        }),
      );
      const [nameServers, caa] = await Promise.all([
        Promise.all(zoneServers.map(({ name, resolver }) => answersOf(name, resolver, host, proofName))),
        caaOf([...zoneServers.map(({ resolver }) => resolver), recursive], host, registrable),
      ]);
      const isMissing = nameServers.every(({ TXT }) => TXT.kind === 'none');
      const doubled = `${proofName}.${registrable}`;
      const isNameDoubled = isMissing && (await ask(() => textsAt(recursive, doubled))).kind === 'found';
      return { nameServers, recursive: await seen, caa, isNameDoubled };
    } finally {
      clearTimeout(timer);
    }
  }
}

async function answersOf(server: string, resolver: Resolver, host: string, proofName: string): Promise<ServerAnswers> {
  const [A, AAAA, CNAME, TXT] = await Promise.all([
    ask(() => resolver.resolve4(host)),
    ask(() => resolver.resolve6(host)),
    ask(() => resolver.resolveCname(host)),
    ask(() => textsAt(resolver, proofName)),
  ]);
  return { server, A, AAAA, CNAME, TXT };
}

/** The first name from the host upwards that has CAA records decides. @source RFC 8659 3 */
async function caaOf(resolvers: readonly Resolver[], host: string, registrable: string): Promise<CaaAnswer> {
  for (const name of namesUpTo(host, registrable)) {
    const issue = await issuersAt(resolvers, name);
    if (issue) return { at: name, issue };
  }
  return { at: null, issue: [] };
}

/** @returns null where there are no CAA records */
async function issuersAt(resolvers: readonly Resolver[], name: string): Promise<string[] | null> {
  for (const resolver of resolvers) {
    let records: string[] | undefined;
    const answer = await ask(async () => {
      const found = await resolver.resolveCaa(name);
      records = found.flatMap(({ issue }) => (issue === undefined ? [] : [issue]));
      return found.map(() => name);
    });
    if (answer.kind === 'found') return (records ?? []).slice(0, maxValues);
    if (answer.kind === 'none') return null;
  }
  return null;
}
