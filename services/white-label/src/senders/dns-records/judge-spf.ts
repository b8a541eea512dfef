import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import type { SenderVerdict } from '@linkyard/contracts';
import { parse } from 'tldts';
import type { DnsQuestions } from './dns-texts.js';

/** @source RFC 7208 4.6.4 */
const maxLookups = 10;
const maxDepth = 10;
const maxTerms = 100;

/** Mail services whose servers for sending and whose SPF names have different domains. */
const spfNamesOf: readonly (readonly [server: RegExp, name: string])[] = [
  [/(?:^|\.)(?:gmail|googlemail)\.com$|^smtp-relay\.google\.com$/, '_spf.google.com'],
  [/(?:^|\.)(?:office365|outlook)\.com$/, 'spf.protection.outlook.com'],
  [/(?:^|\.)amazonaws\.com$/, 'amazonses.com'],
  [/(?:^|\.)postmarkapp\.com$/, 'spf.mtasv.net'],
  [/(?:^|\.)(?:brevo|sendinblue)\.com$/, 'spf.brevo.com'],
  [/(?:^|\.)mandrillapp\.com$/, 'spf.mandrillapp.com'],
  [/(?:^|\.)mailjet\.com$/, 'spf.mailjet.com'],
  [/(?:^|\.)sendgrid\.net$/, 'sendgrid.net'],
  [/(?:^|\.)mailgun\.org$/, 'mailgun.org'],
  [/(?:^|\.)messagingengine\.com$/, 'spf.messagingengine.com'],
];

interface Walk {
  questions: DnsQuestions;
  host: string;
  addresses: readonly string[];
  lookups: number;
}
type Outcome = 'covered' | 'open' | 'tooManyLookups' | 'unknown';

/** The name to include for a mail server of a known service, else null. */
export const knownSpfName = (host: string): string | null =>
  spfNamesOf.find(([server]) => server.test(host))?.[1] ?? null;

/**
 * Whether the SPF record of a domain lets a mail server send for it. The addresses that a service sends from are not those that it takes mail
 * at, so a name of the same service counts as its permission.
 * @source RFC 7208
 */
export async function judgeSpf(
  domain: string,
  host: string,
  questions: DnsQuestions,
): Promise<{ verdict: SenderVerdict; seen: string[] }> {
  const texts = await questions.texts(domain);
  if (!texts) return { verdict: 'unknown', seen: [] };
  const seen = texts.filter((text) => /^v=spf1(?:\s|$)/i.test(text));
  const [record] = seen;
  if (record === undefined) return { verdict: 'missing', seen };
  if (seen.length > 1) return { verdict: 'several', seen };
  const addresses = isIP(host) ? [host] : ((await questions.addresses(host)) ?? []);
  const outcome = await walk(domain, record, { questions, host, addresses, lookups: 0 }, 0);
  const verdicts = {
    covered: 'ok',
    open: 'notIncluded',
    tooManyLookups: 'tooManyLookups',
    unknown: 'unknown',
  } as const;
  return { verdict: verdicts[outcome], seen };
}

async function walk(domain: string, record: string, state: Walk, depth: number): Promise<Outcome> {
  let isUnsure = false;
  for (const term of record.toLowerCase().split(/\s+/).slice(1, maxTerms)) {
    const outcome = await outcomeOf(domain, term, state, depth);
    if (outcome === 'covered' || outcome === 'tooManyLookups') return outcome;
    if (outcome === 'unknown') isUnsure = true;
  }
  return isUnsure ? 'unknown' : 'open';
}

async function outcomeOf(domain: string, term: string, state: Walk, depth: number): Promise<Outcome> {
  const [, qualifier = '', name = '', value = ''] = /^([+?~-]?)([a-z0-9]+)(?:[:=]?(.*))?$/.exec(term) ?? [];
  if (qualifier !== '' && qualifier !== '+') return 'open';
  // What depends on the single mail can only be seen by its receiver.
  if (value.includes('%{')) return 'unknown';
  if (name === 'all') return 'covered';
  if (name === 'ip4' || name === 'ip6') return isWithin(value, state.addresses) ? 'covered' : 'open';
  return asksDns.has(name) ? ofLookup(name, value.split('/')[0] ?? '', domain, state, depth) : 'open';
}

const asksDns: ReadonlySet<string> = new Set(['include', 'redirect', 'a', 'mx', 'exists', 'ptr']);

async function ofLookup(name: string, target: string, domain: string, state: Walk, depth: number): Promise<Outcome> {
  state.lookups += 1;
  if (state.lookups > maxLookups || depth > maxDepth) return 'tooManyLookups';
  if (name === 'include' || name === 'redirect') return ofOther(target, state, depth);
  if (name === 'a') return ofAddress(target || domain, state);
  return name === 'mx' ? ofMailServers(target || domain, state) : 'open';
}

async function ofOther(target: string, state: Walk, depth: number): Promise<Outcome> {
  if (isOfSameService(state.host, target)) return 'covered';
  const texts = await state.questions.texts(target);
  if (!texts) return 'unknown';
  const record = texts.find((text) => /^v=spf1(?:\s|$)/i.test(text));
  return record === undefined ? 'open' : walk(target, record, state, depth + 1);
}

async function ofAddress(target: string, { host, addresses, questions }: Walk): Promise<Outcome> {
  if (target === host) return 'covered';
  const found = await questions.addresses(target);
  if (!found) return 'unknown';
  return found.some((address) => addresses.includes(address)) ? 'covered' : 'open';
}

async function ofMailServers(target: string, state: Walk): Promise<Outcome> {
  const servers = await state.questions.mailServers(target);
  if (!servers) return 'unknown';
  if (servers.includes(state.host)) return 'covered';
  for (const server of servers.slice(0, maxLookups))
    if ((await ofAddress(server, state)) === 'covered') return 'covered';
  return 'open';
}

function isOfSameService(host: string, name: string): boolean {
  if (knownSpfName(host) === name) return true;
  const registrable = parse(host).domain;
  return registrable !== null && registrable === parse(name).domain;
}

function isWithin(range: string, addresses: readonly string[]): boolean {
  const [network = '', bits] = range.split('/');
  const family = isIPv4(network) ? 'ipv4' : isIPv6(network) ? 'ipv6' : null;
  const prefix = bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits);
  if (!family || !Number.isInteger(prefix) || prefix < 0 || prefix > (family === 'ipv4' ? 32 : 128)) return false;
  const list = new BlockList();
  list.addSubnet(network, prefix, family);
  return addresses.some((address) => list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6'));
}

/** By the version of an address; a name has none. @source RFC 7208 5.6 */
const mechanisms: Readonly<Record<number, string>> = { 4: 'ip4', 6: 'ip6' };

/** The record to set: what is there, with the mail server added before its end. */
export function wantedSpf(seen: readonly string[], host: string): string {
  const known = knownSpfName(host);
  const permission = known === null ? `${mechanisms[isIP(host)] ?? 'a'}:${host}` : `include:${known}`;
  const terms = (seen[0] ?? 'v=spf1 ~all').split(/\s+/).filter(Boolean);
  const end = terms.findIndex((term) => /^[+?~-]?all$|^redirect=/i.test(term));
  return terms.toSpliced(end === -1 ? terms.length : end, 0, permission).join(' ');
}
