import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startDns, type DnsSimulator } from '@linkyard/simulators';
import { DnsLookup } from './dns-lookup.js';
import { dnsSettingsFrom } from './dns-settings.js';
import { proofName } from './proof.js';

const found = (...values: string[]) => ({ kind: 'found', values });
const none = { kind: 'none' };

describe('what is seen of a domain', () => {
  let first: DnsSimulator;
  let second: DnsSimulator;
  let lookup: DnsLookup;
  beforeAll(async () => {
    first = await startDns();
    // The other name server of the zones has the same port, as in life.
    second = await startDns({ host: '127.0.0.2', port: Number(first.server.split(':')[1]) });
    lookup = new DnsLookup(dnsSettingsFrom({ LINKYARD_MODE: 'development', DNS_SERVERS: first.server }));
  });
  afterAll(() => Promise.all([first.close(), second.close()]));

  type Record = { name: string; type: 'A' | 'AAAA' | 'CNAME' | 'TXT' | 'CAA' | 'NS'; value: string | string[] };
  const set = (origin: string, records: Record[], on = [first]) => {
    for (const { zones } of on) zones.set(origin, { records, fault: 'none' });
  };
  const twoServers = (origin: string): Record[] => [
    { name: origin, type: 'NS', value: `ns1.${origin}` },
    { name: origin, type: 'NS', value: `ns2.${origin}` },
    { name: `ns1.${origin}`, type: 'A', value: '127.0.0.1' },
    { name: `ns2.${origin}`, type: 'A', value: '127.0.0.2' },
  ];
  const seen = (host: string, registrable = host) => lookup.lookUp({ host, registrable, proofName: proofName(host) });

  it('is what each of its name servers says, and a resolver', async () => {
    const common = twoServers('differs.example');
    set('differs.example', [...common, { name: 'differs.example', type: 'A', value: '192.0.2.1' }]);
    set('differs.example', [...common, { name: 'differs.example', type: 'A', value: '192.0.2.2' }], [second]);
    const { nameServers, recursive } = await seen('differs.example');
    expect(nameServers).toMatchObject([
      { server: 'ns1.differs.example', A: found('192.0.2.1'), AAAA: none, CNAME: none, TXT: none },
      { server: 'ns2.differs.example', A: found('192.0.2.2') },
    ]);
    expect(recursive.A).toEqual(found('192.0.2.1'));
  });

  it('is found in the zone above a host, which may be of the ending itself', async () => {
    set('agency.example', [
      { name: 'links.agency.example', type: 'CNAME', value: 'sites.platform.example' },
      { name: '_domain-verify.links.agency.example', type: 'TXT', value: 'domain-verify=abc' },
    ]);
    const { nameServers } = await seen('links.agency.example', 'agency.example');
    expect(nameServers).toMatchObject([
      { CNAME: found('sites.platform.example'), A: none, TXT: found('domain-verify=abc') },
    ]);
  });

  it('has every TXT record: ten of them, one in several strings, in an answer that is too long for a datagram', async () => {
    const others = Array.from({ length: 9 }, (_, at) => `${at}`.padEnd(400, 'x'));
    set('texts.example', [
      ...others.map((value): Record => ({ name: proofName('texts.example'), type: 'TXT', value })),
      { name: proofName('texts.example'), type: 'TXT', value: ['domain-', 'verify=', 'abc'] },
    ]);
    const { nameServers } = await seen('texts.example');
    const [{ TXT } = { TXT: none }] = nameServers;
    expect(TXT).toEqual(found(...others, 'domain-verify=abc'));
  });

  it('says that the proof stands at a name with the domain twice', async () => {
    set('doubled.example', [{ name: `${proofName('doubled.example')}.doubled.example`, type: 'TXT', value: 'x' }]);
    expect((await seen('doubled.example')).isNameDoubled).toBe(true);
    set('once.example', [{ name: proofName('once.example'), type: 'TXT', value: 'x' }]);
    expect((await seen('once.example')).isNameDoubled).toBe(false);
  });

  it('has the CAA records of the nearest name upwards', async () => {
    set('caa.example', [
      { name: 'caa.example', type: 'CAA', value: '0 issue "letsencrypt.org; accounturi=https://ca.example/1"' },
      { name: 'caa.example', type: 'CAA', value: '0 iodef "mailto:ops@caa.example"' },
      { name: 'own.caa.example', type: 'CAA', value: '0 issue ";"' },
      { name: 'a.own.caa.example', type: 'A', value: '192.0.2.1' },
      { name: 'b.caa.example', type: 'A', value: '192.0.2.1' },
    ]);
    expect((await seen('a.own.caa.example', 'caa.example')).caa).toEqual({ at: 'own.caa.example', issue: [';'] });
    expect((await seen('b.caa.example', 'caa.example')).caa).toEqual({
      at: 'caa.example',
      issue: ['letsencrypt.org; accounturi=https://ca.example/1'],
    });
    set('nocaa.example', [{ name: 'nocaa.example', type: 'A', value: '192.0.2.1' }]);
    expect((await seen('nocaa.example')).caa).toEqual({ at: null, issue: [] });
  });

  it('is nothing for a name that does not exist, and a failure for servers that refuse', async () => {
    expect(await seen('unknown.example')).toMatchObject({ nameServers: [], recursive: { A: none, TXT: none } });
    set('refused.example', [{ name: 'refused.example', type: 'A', value: '192.0.2.1' }]);
    second.zones.set('half.example', { records: [], fault: 'refused' });
    set('half.example', [...twoServers('half.example'), { name: 'half.example', type: 'A', value: '192.0.2.1' }]);
    expect((await seen('half.example')).nameServers).toMatchObject([
      { A: found('192.0.2.1') },
      { A: { kind: 'failed' }, TXT: { kind: 'failed' } },
    ]);
  });

  it('does not wait longer than eight seconds for a server that never answers', async () => {
    set('silent.example', [...twoServers('silent.example'), { name: 'silent.example', type: 'A', value: '192.0.2.1' }]);
    second.zones.set('silent.example', { records: [], fault: 'silent' });
    const begun = performance.now();
    const { nameServers } = await seen('silent.example');
    expect(performance.now() - begun).toBeLessThan(8_500);
    expect(nameServers).toMatchObject([{ A: found('192.0.2.1') }, { A: { kind: 'failed' } }]);
  }, 15_000);

  it('asks no name server inside the network in production', async () => {
    set('inside.example', [{ name: 'inside.example', type: 'A', value: '192.0.2.1' }]);
    const production = new DnsLookup({
      ...dnsSettingsFrom({ LINKYARD_MODE: 'development', DNS_SERVERS: first.server }),
      asksInside: false,
    });
    const { nameServers, recursive } = await production.lookUp({
      host: 'inside.example',
      registrable: 'inside.example',
      proofName: 'x',
    });
    expect(nameServers).toEqual([]);
    expect(recursive.A).toEqual(found('192.0.2.1'));
  });
});
