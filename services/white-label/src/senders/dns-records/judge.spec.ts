import { describe, expect, it } from '@jest/globals';
import type { DnsQuestions } from './dns-texts.js';
import { judgeDkim, judgeDmarc } from './judge-keys.js';
import { judgeSpf, wantedSpf } from './judge-spf.js';

type Texts = Record<string, string[] | null>;
const dns = (
  texts: Texts,
  addresses: Record<string, string[]> = {},
  mailServers: Record<string, string[]> = {},
): DnsQuestions => ({
  texts: async (name) => (name in texts ? (texts[name] ?? null) : []),
  addresses: async (name) => addresses[name] ?? [],
  mailServers: async (name) => mailServers[name] ?? [],
});
const server = { 'smtp.host.com': ['192.0.2.7', '2001:db8::7'] };
const spf = async (texts: Texts, host = 'smtp.host.com', mailServers = {}) =>
  (await judgeSpf('agency.com', host, dns(texts, { ...server, 'agency.com': ['192.0.2.7'] }, mailServers))).verdict;

describe('the SPF record of a sender', () => {
  it.each<[string, string[] | null, string]>([
    ['no answer', null, 'unknown'],
    ['no record', [], 'missing'],
    ['texts about other things', ['google-site-verification=1', 'v=spf10 +all'], 'missing'],
    ['two records', ['v=spf1 ip4:192.0.2.7 ~all', 'v=spf1 -all'], 'several'],
    ['nothing allowed', ['v=spf1 -all'], 'notIncluded'],
    ['the address of the server', ['v=spf1 ip4:192.0.2.7 -all'], 'ok'],
    ['a network with the server', ['V=SPF1 IP4:192.0.2.0/24 -ALL'], 'ok'],
    ['an IPv6 network with the server', ['v=spf1 ip6:2001:db8::/32 -all'], 'ok'],
    ['another network', ['v=spf1 ip4:198.51.100.0/24 -all'], 'notIncluded'],
    ['networks that are none', ['v=spf1 ip4:192.0.2.0/99 ip4:x ip6:1 -all'], 'notIncluded'],
    ['the server refused', ['v=spf1 -ip4:192.0.2.7 ~all'], 'notIncluded'],
    ['the name of the server', ['v=spf1 a:smtp.host.com -all'], 'ok'],
    ['its own address', ['v=spf1 a -all'], 'ok'],
    ['a name of the same service', ['v=spf1 include:_spf.host.com -all'], 'ok'],
    ['everyone', ['v=spf1 +all'], 'ok'],
    ['a macro', ['v=spf1 exists:%{i}._spf.agency.com -all'], 'unknown'],
  ])('is judged for %s', async (_what, record, verdict) => {
    expect(await spf({ 'agency.com': record })).toBe(verdict);
  });

  it('is followed through includes and redirects, ten look-ups far', async () => {
    const other = { 'spf.other.org': ['v=spf1 ip4:192.0.2.7 ~all'] };
    expect(await spf({ 'agency.com': ['v=spf1 include:spf.other.org -all'], ...other })).toBe('ok');
    expect(await spf({ 'agency.com': ['v=spf1 redirect=spf.other.org'], ...other })).toBe('ok');
    expect(await spf({ 'agency.com': ['v=spf1 include:spf.other.org -all'], 'spf.other.org': null })).toBe('unknown');
    expect(await spf({ 'agency.com': ['v=spf1 include:agency.com -all'] })).toBe('tooManyLookups');
    const names = Array.from({ length: 11 }, (_, at) => `include:spf${at}.other.org`).join(' ');
    expect(await spf({ 'agency.com': [`v=spf1 ${names} -all`] })).toBe('tooManyLookups');
    expect(await spf({ 'agency.com': ['v=spf1 mx -all'] }, 'smtp.host.com', { 'agency.com': ['smtp.host.com'] })).toBe(
      'ok',
    );
  });

  it.each([
    ['smtp.gmail.com', '_spf.google.com'],
    ['smtp.office365.com', 'spf.protection.outlook.com'],
    ['email-smtp.eu-central-1.amazonaws.com', 'amazonses.com'],
    ['smtp.postmarkapp.com', 'spf.mtasv.net'],
  ])('names services by their own names: %s', async (host, name) => {
    expect(await spf({ 'agency.com': [`v=spf1 include:${name} ~all`] }, host)).toBe('ok');
    expect(wantedSpf([], host)).toBe(`v=spf1 include:${name} ~all`);
  });

  it('is proposed with what is there', () => {
    expect(wantedSpf([], 'smtp.host.com')).toBe('v=spf1 a:smtp.host.com ~all');
    expect(wantedSpf(['v=spf1 mx  -all'], 'smtp.host.com')).toBe('v=spf1 mx a:smtp.host.com -all');
    expect(wantedSpf(['v=spf1 redirect=x.org'], 'smtp.host.com')).toBe('v=spf1 a:smtp.host.com redirect=x.org');
    expect(wantedSpf(['v=spf1 mx'], 'smtp.host.com')).toBe('v=spf1 mx a:smtp.host.com');
  });

  it('names a server that is given by its address as an address', async () => {
    expect(wantedSpf([], '192.0.2.9')).toBe('v=spf1 ip4:192.0.2.9 ~all');
    expect(wantedSpf([], '2001:db8::9')).toBe('v=spf1 ip6:2001:db8::9 ~all');
    expect(await spf({ 'agency.com': ['v=spf1 ip4:192.0.2.9 ~all'] }, '192.0.2.9')).toBe('ok');
    expect(await spf({ 'agency.com': ['v=spf1 ip6:2001:db8::/64 ~all'] }, '2001:db8::9')).toBe('ok');
    expect(await spf({ 'agency.com': ['v=spf1 a ~all'] }, '192.0.2.7')).toBe('ok');
    expect(await spf({ 'agency.com': ['v=spf1 ip4:192.0.2.7 ~all'] }, '192.0.2.9')).toBe('notIncluded');
  });
});

describe('the DKIM record of a sender', () => {
  const name = 'm1._domainkey.agency.com';
  it.each<[string, string[] | null, string]>([
    ['no answer', null, 'unknown'],
    ['no record', [], 'missing'],
    ['our key', ['v=DKIM1; k=rsa; p=abc='], 'ok'],
    ['our key with spaces', ['k=rsa;p = a b\tc='], 'ok'],
    ['another key', ['v=DKIM1; p=abd='], 'other'],
    ['a key that was taken back', ['v=DKIM1; p='], 'other'],
    ['two keys', ['v=DKIM1; p=abc=', 'v=DKIM1; p=abd='], 'several'],
  ])('is judged for %s', async (_what, record, verdict) => {
    expect((await judgeDkim(name, 'abc=', dns({ [name]: record }))).verdict).toBe(verdict);
  });
});

describe('the DMARC record of a sender', () => {
  const at = (record: string[] | null): Texts => ({ '_dmarc.agency.co.uk': record });
  it.each<[string, Texts, string]>([
    ['no answer', at(null), 'unknown'],
    ['no record', at([]), 'missing'],
    ['something else', at(['v=DMARC2; p=none']), 'missing'],
    ['a policy', at(['v=DMARC1; p=quarantine; rua=mailto:a@agency.co.uk']), 'ok'],
    ['a strict policy', at(['v=DMARC1;p=REJECT']), 'ok'],
    ['no policy yet', at(['v=DMARC1; p=none']), 'monitoring'],
    ['a policy that is none', at(['v=DMARC1; p=maybe']), 'invalid'],
    ['two records', at(['v=DMARC1; p=none', 'v=DMARC1; p=reject']), 'several'],
  ])('is judged for %s', async (_what, texts, verdict) => {
    expect((await judgeDmarc('agency.co.uk', dns(texts))).verdict).toBe(verdict);
    // A name below has the policy of what was registered.
    expect((await judgeDmarc('mail.agency.co.uk', dns(texts))).verdict).toBe(verdict);
  });
});
