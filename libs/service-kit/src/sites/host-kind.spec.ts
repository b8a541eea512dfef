import { describe, expect, it } from '@jest/globals';
import { hostKind } from './host-kind.js';

describe('whose host it is', () => {
  const kindOf = hostKind({
    LINKYARD_MODE: 'production',
    PUBLIC_URL: 'https://app.example.com',
    APP_HOSTS: 'links.example.com, ',
    PAGES_ORIGIN: 'https://p.example.net',
  });

  it.each([
    ['app.example.com', 'platform'],
    ['APP.example.com', 'platform'],
    ['links.example.com', 'platform'],
    ['p.example.net', 'pages'],
    ['evil.example.org', null],
    ['localhost:5002', null],
    ['', null],
  ])('%s is %s', (host, kind) => {
    expect(kindOf(host)).toBe(kind);
  });

  it('takes loopback for the product in development, which is chosen and never assumed', () => {
    const PUBLIC_URL = 'http://localhost:5002';
    expect(hostKind({ PUBLIC_URL, LINKYARD_MODE: 'development' })('127.0.0.1:7000')).toBe('platform');
    expect(hostKind({ PUBLIC_URL, NODE_ENV: 'development' })('127.0.0.1:7000')).toBeNull();
  });
});
