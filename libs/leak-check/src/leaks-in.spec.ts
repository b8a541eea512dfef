import { describe, expect, it } from '@jest/globals';
import { leaksIn } from './leaks-in.js';
import { tracesOf } from './platform-traces.js';

const platform = {
  title: 'Garden',
  hosts: ['garden.example', 'localhost:5002'],
  senders: ['no-reply@garden.example'],
  colours: ['#1F7A4D', '#E8833A'],
};
const traces = tracesOf(platform);
const kindsIn = (text: string, where = '/signin') => leaksIn({ where, text }, traces).map(({ kind }) => kind);
const token = (claims: object) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

describe('traces of the platform', () => {
  it.each([
    ['Made with LINKYARD', ['name']],
    ['The garden of Ana', ['name']],
    ['<a href="https://garden.example/x">', ['name', 'host']],
    ['ws://localhost:5002/socket', ['host']],
    ['https://files.garden.example/x', ['name', 'host']],
    ['color:#1f7a4d;', ['colour']],
    [token({ iss: 'linkyard' }), ['name']],
    ['', []],
    ['a-localhost:5002 and localhost:50021', []],
    ['#1f7a4dff', []],
  ])('in %j are %j', (text, kinds) => expect(kindsIn(text)).toEqual(kinds));

  it('stand in headers and cookies too', () => {
    const headers = { 'set-cookie': ['linkyard_session=1; Path=/', 'other=2'], server: 'x' };
    expect(leaksIn({ where: '/', headers, text: '' }, traces)).toMatchObject([
      { kind: 'name', excerpt: expect.stringContaining('set-cookie: linkyard_session') },
    ]);
  });

  it('are not what the tenant has chosen, nor the colours that all sites share in their files', () => {
    const chosen = tracesOf(platform, { colours: ['#1f7a4d'] });
    expect(leaksIn({ where: '/', text: '#1F7A4D' }, chosen)).toEqual([]);
    expect(kindsIn('#1F7A4D', '/assets/index.css')).toEqual([]);
    expect(kindsIn('linkyard #1F7A4D', '/assets/index.css')).toEqual(['name']);
  });

  it('are not the tenant’s own host, where that is below one of the platform’s; what is below or beside it is', () => {
    const chosen = tracesOf(platform, { colours: [], host: 'studio.localhost:5002' });
    const hostsIn = (text: string) => leaksIn({ where: '/', text }, chosen).map(({ kind }) => kind);
    for (const own of ['http://studio.localhost:5002/x', 'wss://studio.localhost:5002'])
      expect(hostsIn(own)).toEqual([]);
    for (const other of [
      'http://localhost:5002',
      'my-studio.localhost:5002',
      'a.studio.localhost:5002',
      'xlocalhost.localhost:5002',
    ])
      expect([other, hostsIn(other)]).toEqual([other, ['host']]);
  });

  it('are a few of each thing, with the words around them', () => {
    const found = leaksIn(
      { where: '/x.js', text: `${'a '.repeat(100)}linkyard ${'b '.repeat(100)}`.repeat(30) },
      traces,
    );
    expect(found).toHaveLength(5);
    expect(found[0]?.excerpt).toMatch(/^a a .* linkyard b b/);
    expect(found[0]?.excerpt.length).toBeLessThan(200);
  });
});
