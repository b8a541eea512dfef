import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';
import type { FieldCode, FieldParam } from '@linkyard/contracts';
import { remove as latinLettersOf } from 'confusables';
import { parse } from 'tldts';

export interface DomainName {
  /** In punycode, without www, port and trailing dot. */
  host: string;
  /** What was registered: the domain one label above the public suffix. */
  registrable: string;
  isApex: boolean;
}
/** Why a host cannot be claimed, with the values of its sentence. */
export interface HostFault {
  code: Extract<FieldCode, `domains.${string}`>;
  params?: Record<string, FieldParam>;
}
export interface HostRules {
  /** The platform's own hosts, without ports. */
  ownHosts: readonly string[];
  /** `.example` and `.test`, which exist on a developer's machine alone. */
  allowsTestNames: boolean;
}

const maxHost = 253;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** @source RFC 6761, RFC 8375, RFC 9476, ICANN resolution 2024.07.29 (.internal), and what routers invent */
const insideEndings = new Set([
  ...['internal', 'local', 'localhost', 'localdomain', 'lan', 'home', 'corp', 'intranet', 'private', 'arpa'],
  ...['invalid', 'onion', 'alt'],
]);
const testEndings = new Set(['test', 'example']);

const fault = (code: HostFault['code'], params?: HostFault['params']) => ({
  fault: params ? { code, params } : { code },
});

/**
 * The host in what a person typed or pasted: without scheme, www, path and port, in punycode.
 * @source models.md 16, RFC 1123 2.1
 */
export function normaliseDomain(typed: string, rules: HostRules): { name: DomainName } | { fault: HostFault } {
  const found = hostIn(typed);
  if (typeof found !== 'string') return found;
  const shapeFault = faultOfShape(found);
  if (shapeFault) return shapeFault;
  const ending = found.slice(found.lastIndexOf('.') + 1);
  if (insideEndings.has(ending)) return fault('domains.reserved', { ending });
  if (testEndings.has(ending) && !rules.allowsTestNames) return fault('domains.reserved', { ending });
  if (isBelowAny(found, rules.ownHosts)) return fault('domains.platform');
  const registrable = registrableOf(found, rules);
  if (typeof registrable !== 'string') return registrable;
  // `www.com` was registered under that name: only what is below a registered domain is stripped.
  const host = found.startsWith('www.') && found !== registrable ? found.slice('www.'.length) : found;
  if (isBelowAny(host, rules.ownHosts)) return fault('domains.platform');
  const imitated = rules.ownHosts.find((own) => imitates(host, own));
  if (imitated !== undefined) return fault('domains.look_alike', { host: imitated });
  return { name: { host, registrable, isApex: host === registrable } };
}

function hostIn(typed: string): string | { fault: HostFault } {
  // Full-width signs of East Asian keyboards are the same ones.
  const text = typed.normalize('NFKC').trim();
  const [beforePath = ''] = text.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\//i, '').split(/[/?#\\]/, 1);
  if (beforePath.includes('@')) return fault('domains.not_a_domain');
  if (/^\[.*\](?::\d*)?$/.test(beforePath) || isIP(beforePath)) return fault('domains.address');
  const withoutPort = beforePath.replace(/:\d*$/, '');
  if (withoutPort.includes('_')) return fault('domains.underscore');
  // `0x7f.1`, `127.1` and `2130706433` become 127.0.0.1.
  const ascii = domainToASCII(withoutPort).replace(/\.$/, '');
  return ascii === '' ? fault('domains.not_a_domain') : ascii;
}

function faultOfShape(ascii: string): { fault: HostFault } | null {
  if (isIP(ascii)) return fault('domains.address');
  const labels = ascii.split('.');
  if (ascii.length > maxHost || !labels.every((one) => label.test(one))) return fault('domains.not_a_domain');
  return labels.length === 1 ? fault('domains.single_label') : null;
}

function registrableOf(host: string, { allowsTestNames }: HostRules): string | { fault: HostFault } {
  const { domain, publicSuffix, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  const ending = publicSuffix ?? '';
  // The list answers for every ending; one that it does not know is the last label.
  const isKnown = isIcann === true || isPrivate === true || (allowsTestNames && testEndings.has(ending));
  if (!isKnown) return fault('domains.unknown_ending', { ending });
  return domain ?? fault('domains.public_suffix', { host });
}

const isBelowAny = (host: string, others: readonly string[]): boolean => others.some((other) => isBelow(host, other));
/** Whether a host is another one, or below it. */
export const isBelow = (host: string, other: string): boolean => host === other || host.endsWith(`.${other}`);

const latin = /\p{Script=Latin}/u;
const otherLetters = /[^\P{L}\p{Script=Latin}]/u;
const eastAsian =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Latin}\p{N}\p{M}ー-]+$/u;

/** Letters of several alphabets, or foreign ones that read as Latin: `аpple` with a Cyrillic а, `раураl`. */
function isLookAlike(unicodeLabel: string): boolean {
  if (!otherLetters.test(unicodeLabel) || eastAsian.test(unicodeLabel)) return false;
  return latin.test(unicodeLabel) || /^[a-z0-9-]+$/.test(latinLettersOf(unicodeLabel));
}

/** As a person reads a host: in its own letters, unless these imitate others. @source UTS 39 */
export function displayHost(host: string): string {
  const shown = domainToUnicode(host);
  return shown.split('.').some(isLookAlike) ? host : shown;
}

/** Accents and foreign letters, read quickly. */
const atAGlance = (host: string) => latinLettersOf(domainToUnicode(host)).toLowerCase();
const imitates = (host: string, own: string) =>
  host !== own && domainToUnicode(host) !== host && atAGlance(host) === atAGlance(own);

/** What is typed at the registrar, whose form adds the registered domain: `@` for that itself. @source spec "Domain help popup" */
export const relativeName = (fullName: string, registrable: string): string =>
  fullName === registrable ? '@' : fullName.slice(0, -registrable.length - 1);

/** What was registered of a host that was claimed. */
export const registrableDomain = (host: string): string => parse(host, { allowPrivateDomains: true }).domain ?? host;

/** `a.b.agency.com`, `b.agency.com`, `agency.com` */
export function namesUpTo(host: string, registrable: string): string[] {
  if (!isBelow(host, registrable)) return [host];
  const labels = host
    .slice(0, host.length - registrable.length)
    .split('.')
    .filter(Boolean);
  return [...labels.map((_, from) => [...labels.slice(from), registrable].join('.')), registrable];
}
