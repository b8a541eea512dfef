import { NODATA, NOTFOUND } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import { isPublicAddress } from '@linkyard/egress';
import type { Answer, CaaAnswer, Evidence, ServerAnswers } from './answers.js';
import type { DnsSettings } from './dns-settings.js';
import { isBelow } from './domain-name.js';

const attemptMs = 1_500;
const attempts = 2;
/** For all questions about one host together. */
const lookupMs = 7_000;
/** More than any zone has; each costs four questions. */
const maxNameServers = 8;
const maxValues = 200;
const maxValueLength = 1_024;

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
      const zoneServers = (await this.nameServers(recursive, host, registrable)).map(({ name, address }) => ({
        name,
        resolver: resolverOf([address]),
      }));
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

  /** The zone may be cut anywhere between the host and what was registered. */
  private async nameServers(resolver: Resolver, host: string, registrable: string) {
    for (const name of namesUpTo(host, registrable)) {
      const answer = await ask(() => resolver.resolveNs(name));
      if (answer.kind !== 'found') continue;
      const servers = answer.values.slice(0, maxNameServers);
      const found = await Promise.all(servers.map((server) => this.addressOf(resolver, server.toLowerCase())));
      return found.flat();
    }
    return [];
  }

  /** A zone can name any address: those inside our network are not asked. */
  private async addressOf(resolver: Resolver, name: string): Promise<{ name: string; address: string }[]> {
    const four = await ask(() => resolver.resolve4(name));
    const answer = four.kind === 'found' ? four : await ask(() => resolver.resolve6(name));
    if (answer.kind !== 'found') return [];
    const address = answer.values.find((one) => this.settings.asksInside || isPublicAddress(one));
    if (address === undefined) return [];
    return [{ name, address: `${isIPv6(address) ? `[${address}]` : address}:${this.settings.nameServerPort}` }];
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

/** One value may come in several strings. */
const textsAt = async (resolver: Resolver, name: string): Promise<string[]> =>
  (await resolver.resolveTxt(name)).map((strings) => strings.join(''));

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

const absent: ReadonlySet<string> = new Set([NOTFOUND, NODATA]);

async function ask(question: () => Promise<string[]>): Promise<Answer> {
  try {
    const values = (await question()).slice(0, maxValues).map((value) => value.slice(0, maxValueLength));
    return values.length === 0 ? { kind: 'none' } : { kind: 'found', values };
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'EUNKNOWN';
    return absent.has(code) ? { kind: 'none' } : { kind: 'failed', reason: code };
  }
}

/** `a.b.agency.com`, `b.agency.com`, `agency.com` */
export function namesUpTo(host: string, registrable: string): string[] {
  if (!isBelow(host, registrable)) return [host];
  const labels = host
    .slice(0, host.length - registrable.length)
    .split('.')
    .filter(Boolean);
  return [...labels.map((_, from) => [...labels.slice(from), registrable].join('.')), registrable];
}
