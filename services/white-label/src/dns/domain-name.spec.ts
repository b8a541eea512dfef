import { describe, expect, it } from '@jest/globals';
import { displayHost, normaliseDomain, relativeName } from './domain-name.js';

const production = { ownHosts: ['linkyard.io', 'pages.linkyard-sites.com'], allowsTestNames: false };
const development = { ownHosts: ['localhost'], allowsTestNames: true };
const hostOf = (typed: string, rules = production) => {
  const result = normaliseDomain(typed, rules);
  return 'name' in result ? result.name.host : result.fault.code;
};

describe('the host in what a person typed', () => {
  it.each([
    ['agency.com', 'agency.com'],
    ['  Agency.COM  ', 'agency.com'],
    ['https://www.agency.com/about?x=1#top', 'agency.com'],
    ['http:agency.com', 'domains.not_a_domain'],
    ['//agency.com/', 'agency.com'],
    ['agency.com:8443/x', 'agency.com'],
    ['agency.com.', 'agency.com'],
    ['agency.com/', 'agency.com'],
    ['agency.com\\x', 'agency.com'],
    ['www.links.agency.co.uk', 'links.agency.co.uk'],
    ['www.com', 'www.com'],
    ['www.www.com', 'www.com'],
    ['www.co.uk', 'www.co.uk'],
    ['bücher.de', 'xn--bcher-kva.de'],
    ['xn--bcher-kva.de', 'xn--bcher-kva.de'],
    ['ｂücher。de', 'xn--bcher-kva.de'],
    ['ｗｗｗ．ａｇｅｎｃｙ．ｃｏｍ', 'agency.com'],
    ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
    ['a-page.github.io', 'a-page.github.io'],
    ['www.github.io', 'www.github.io'],
    ['shop.ana.ck', 'shop.ana.ck'],
  ])('%s is %s', (typed, host) => expect(hostOf(typed)).toBe(host));

  it.each([
    ['127.0.0.1', 'domains.address'],
    ['0x7f.1', 'domains.address'],
    ['127.1', 'domains.address'],
    ['2130706433', 'domains.address'],
    ['http://017700000001/', 'domains.address'],
    ['[::1]', 'domains.address'],
    ['[2001:db8::1]:443', 'domains.address'],
    ['2001:db8::1', 'domains.address'],
    ['８.８.８.８', 'domains.address'],
    ['localhost', 'domains.single_label'],
    ['agency', 'domains.single_label'],
    ['intranet.internal', 'domains.reserved'],
    ['printer.local', 'domains.reserved'],
    ['app.localhost', 'domains.reserved'],
    ['router.home.arpa', 'domains.reserved'],
    ['agency.test', 'domains.reserved'],
    ['agency.example', 'domains.reserved'],
    ['agency.notanending', 'domains.unknown_ending'],
    ['com', 'domains.single_label'],
    ['co.uk', 'domains.public_suffix'],
    ['github.io', 'domains.public_suffix'],
    ['anything.ck', 'domains.public_suffix'],
    ['exa_mple.com', 'domains.underscore'],
    ['_dmarc.agency.com', 'domains.underscore'],
    ['linkyard.io', 'domains.platform'],
    ['www.linkyard.io', 'domains.platform'],
    ['deep.below.linkyard.io', 'domains.platform'],
    ['PAGES.linkyard-sites.com.', 'domains.platform'],
    ['líñkyard.io', 'domains.look_alike'],
    ['lіnkyard.io', 'domains.look_alike'],
    ['', 'domains.not_a_domain'],
    ['ana@agency.com', 'domains.not_a_domain'],
    ['agency..com', 'domains.not_a_domain'],
    ['-agency.com', 'domains.not_a_domain'],
    ['agency .com', 'domains.not_a_domain'],
    ['agency.com..', 'domains.not_a_domain'],
    ['xn--a.com', 'domains.not_a_domain'],
    ['*.agency.com', 'domains.not_a_domain'],
    [`${'a'.repeat(64)}.com`, 'domains.not_a_domain'],
    [`${'a.'.repeat(126)}com`, 'domains.not_a_domain'],
  ])('%s is refused: %s', (typed, code) => expect(hostOf(typed)).toBe(code));

  it('may be a test name outside production', () => {
    expect(hostOf('links.agency.example', development)).toBe('links.agency.example');
    expect(hostOf('agency.test', development)).toBe('agency.test');
    expect(hostOf('example', development)).toBe('domains.single_label');
    expect(hostOf('agency.local', development)).toBe('domains.reserved');
  });
});

describe('the name to type at the registrar', () => {
  it.each([
    ['agency.co.uk', '@'],
    ['links.agency.co.uk', 'links'],
    ['a.b.agency.co.uk', 'a.b'],
    ['page.github.io', '@'],
  ])('of %s is %s', (typed, relative) => {
    const result = normaliseDomain(typed, production);
    if (!('name' in result)) throw new Error(result.fault.code);
    expect(relativeName(result.name.host, result.name.registrable)).toBe(relative);
    expect(result.name.isApex).toBe(relative === '@');
  });
});

describe('what is shown of a host', () => {
  it.each([
    ['xn--bcher-kva.de', 'bücher.de'],
    ['agency.com', 'agency.com'],
    ['xn--e1afmkfd.xn--p1ai', 'пример.рф'],
    ['xn--wgv71a119e.jp', '日本語.jp'],
    // A Cyrillic а among Latin letters, and a word of Cyrillic ones that reads as Latin.
    ['xn--pple-43d.com', 'xn--pple-43d.com'],
    ['xn--80aa0cbo65f.com', 'xn--80aa0cbo65f.com'],
  ])('%s is %s', (host, shown) => expect(displayHost(host)).toBe(shown));
});
