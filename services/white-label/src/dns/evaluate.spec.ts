import { describe, expect, it } from '@jest/globals';
import type { Answer, Evidence, ServerAnswers } from './answers.js';
import { evaluate } from './evaluate.js';

const token = 'abc';
const host = 'links.agency.com';
const claim = { host, registrable: 'agency.com', token };
const apex = { host: 'agency.com', registrable: 'agency.com', token };
const targets = {
  ipv4: '203.0.113.5',
  ipv6: '2001:db8::5',
  cname: 'sites.platform.net',
  authorities: ['letsencrypt.org'],
};
const found = (...values: string[]): Answer => ({ kind: 'found', values });
const none: Answer = { kind: 'none' };
const failed: Answer = { kind: 'failed', reason: 'ETIMEOUT' };
const proof = 'domain-verify=abc';

const server = (answers: Partial<ServerAnswers> = {}): ServerAnswers => ({
  ...{ server: 'ns1', A: found(targets.ipv4), AAAA: none, CNAME: none, TXT: found(proof) },
  ...answers,
});
const nothing = server({ A: none, TXT: none });
const evidence = (
  nameServers: ServerAnswers[],
  recursive = nameServers[0] ?? server(),
  more: Partial<Evidence> = {},
): Evidence => ({
  ...{ nameServers, recursive, caa: { at: null, issue: [] }, isNameDoubled: false, isProxied: false },
  ...more,
});
const seen = (given: Evidence, of = claim) => evaluate(of, targets, given);
const codes = (given: Evidence, of = claim) => seen(given, of).problems.map(({ code }) => code);

describe('what was seen of a domain', () => {
  it('is right where every name server has the address and the proof', () => {
    const evaluation = seen(evidence([server(), server()]));
    expect(evaluation).toMatchObject({ address: 'right', proof: 'right', isIssuable: true, problems: [] });
    expect(evaluation.records).toEqual([
      expect.objectContaining({
        type: 'CNAME',
        name: 'links',
        fullName: host,
        value: targets.cname,
        ok: true,
        seen: [targets.ipv4],
      }),
      expect.objectContaining({ type: 'TXT', name: '_domain-verify.links', value: proof, ok: true, seen: [proof] }),
    ]);
  });

  it('has the records of an apex: A and, beside it, AAAA', () => {
    const { records } = seen(evidence([server({ AAAA: found('2001:db8:0::5') })]), apex);
    expect(records.map(({ type, name, isOptional, ok }) => [type, name, isOptional, ok])).toEqual([
      ['A', '@', false, true],
      ['AAAA', '@', true, true],
      ['TXT', '_domain-verify', false, true],
    ]);
  });

  it.each([
    ['a CNAME to us', { CNAME: found('Sites.Platform.net.'), A: none }],
    ['a proof in quotation marks', { TXT: found(` "${proof}" `) }],
    ['ten TXT records', { TXT: found(...Array.from({ length: 9 }, (_, at) => `other ${at}`), proof) }],
    ['our IPv6 address in another spelling', { AAAA: found('2001:0DB8:0:0:0:0:0:5') }],
  ])('is right with %s', (_what, answers) => {
    expect(seen(evidence([server(answers)]))).toMatchObject({ address: 'right', proof: 'right' });
  });

  it('is right by a CNAME to another name that leads here, which the name server of the zone does not follow', () => {
    const alias = server({ CNAME: found('edge.agency.net'), A: none });
    expect(seen(evidence([alias], server({ CNAME: found('edge.agency.net') })))).toMatchObject({ address: 'right' });
  });

  it.each<[string, Partial<ServerAnswers>, string[]]>([
    ['no A record', { A: none }, ['domains.a_missing']],
    ['an A record elsewhere', { A: found('198.51.100.7') }, ['domains.a_elsewhere']],
    ['a second A record elsewhere', { A: found(targets.ipv4, '198.51.100.7') }, ['domains.a_elsewhere']],
    ['an AAAA record elsewhere while A is right', { AAAA: found('2001:db8::9') }, ['domains.aaaa_elsewhere']],
    [
      'A and AAAA elsewhere',
      { A: found('198.51.100.7'), AAAA: found('2001:db8::9') },
      ['domains.a_elsewhere', 'domains.aaaa_elsewhere'],
    ],
    ['an A record of Cloudflare', { A: found('104.16.1.1') }, ['domains.proxy_unanswered']],
    ['no TXT record', { TXT: none }, ['domains.txt_missing']],
    ['TXT records without the proof', { TXT: found('v=spf1 -all', 'domain-verify=old') }, ['domains.txt_other']],
    ['nothing at all', { A: none, TXT: none }, ['domains.a_missing', 'domains.txt_missing']],
  ])('names %s', (_what, answers, expected) => {
    const given = evidence([server(answers)]);
    expect(codes(given)).toEqual(expected);
    expect([seen(given).address, seen(given).proof]).toContain('wrong');
  });

  it('names a record whose name the registrar has doubled', () => {
    const given = evidence([server({ TXT: none })], undefined, { isNameDoubled: true });
    expect(seen(given).problems).toEqual([
      { path: 'TXT', code: 'domains.name_doubled', params: { name: '_domain-verify.links' } },
    ]);
  });

  it('names a CNAME elsewhere', () => {
    const elsewhere = server({ CNAME: found('shops.example.net'), A: found('198.51.100.7') });
    expect(seen(evidence([elsewhere])).problems).toEqual([
      { path: 'CNAME', code: 'domains.cname_elsewhere', params: { seen: 'shops.example.net', value: targets.cname } },
    ]);
  });

  it('is unsure while name servers disagree', () => {
    const given = evidence([server(), nothing]);
    expect(seen(given)).toMatchObject({ address: 'unsure', proof: 'unsure', resolverHolds: true });
    expect(codes(given)).toContain('domains.servers_disagree');
  });

  it('is unsure where only the resolver says so', () => {
    expect(seen(evidence([nothing], server()))).toMatchObject({
      address: 'unsure',
      proof: 'unsure',
      resolverHolds: true,
    });
    expect(seen(evidence([], server()))).toMatchObject({ address: 'unsure', resolverHolds: true });
  });

  it('goes by the name servers that answer', () => {
    const down = server({ A: failed, AAAA: failed, CNAME: failed, TXT: failed });
    expect(seen(evidence([server(), down]))).toMatchObject({ address: 'right', proof: 'right', problems: [] });
    expect(seen(evidence([down], down))).toMatchObject({ address: 'unknown', proof: 'unknown' });
    expect(codes(evidence([down], down))).toEqual(['domains.no_answer']);
  });

  it('says when visitors may still reach the old records', () => {
    expect(codes(evidence([server()], nothing))).toEqual(['domains.still_cached']);
  });

  it('is right behind a proxy that leads here', () => {
    const given = evidence([server({ A: found('104.16.1.1') })], undefined, { isProxied: true });
    expect(seen(given)).toMatchObject({ address: 'right', proof: 'right' });
    expect(codes(given)).toEqual(['domains.proxied']);
  });

  it.each([
    ['digicert.com', 'domains.caa_other'],
    [';', 'domains.caa_other'],
    ['letsencrypt.org; accounturi=https://ca.example/1', 'domains.caa_account'],
    ['letsencrypt.org; validationmethods=dns-01', 'domains.caa_method'],
  ])('names the CAA record %s with the one to add', (issue, code) => {
    const given = evidence([server()], undefined, { caa: { at: 'agency.com', issue: [issue] } });
    expect(seen(given)).toMatchObject({
      isIssuable: false,
      problems: [{ path: 'CAA', code, params: { name: 'agency.com', record: '0 issue "letsencrypt.org"' } }],
    });
  });

  it('says that the operator has set no address', () => {
    const { problems, records } = evaluate(apex, { ...targets, ipv4: '', ipv6: '', cname: '' }, evidence([nothing]));
    expect(problems.map(({ code }) => code)).toEqual(['domains.not_set_up', 'domains.txt_missing']);
    expect(records.map(({ type }) => type)).toEqual(['TXT']);
  });

  it('shows ten values of what strangers stored, and 255 signs of each', () => {
    const { records } = seen(evidence([server({ TXT: found(...Array.from({ length: 60 }, () => 'x'.repeat(1000))) })]));
    expect(records.at(-1)?.seen.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 255));
  });
});
