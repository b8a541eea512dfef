import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkLinks, linksPerCheck } from '@linkyard/contracts';
import { call, must, newCreator, type Person } from '@linkyard/testing';

describe('links of a page are looked at', () => {
  let ana: Person;
  beforeAll(async () => {
    ana = await newCreator('Ana');
  });

  it('an address inside the network is never asked', async () => {
    const urls = ['http://127.0.0.1:1/', 'http://169.254.169.254/latest', 'http://10.0.0.1/'];
    const { links } = await must(checkLinks, { urls }, ana.token);
    expect(links).toEqual(urls.map((url) => ({ url, state: 'dead' })));
  });

  it('only a signed-in person asks, and not for everything at once', async () => {
    expect((await call(checkLinks, { urls: ['https://example.org/'] })).http).toBe(401);
    const many = Array.from({ length: linksPerCheck + 1 }, (_, index) => `https://example.org/${index}`);
    expect((await call(checkLinks, { urls: many }, ana.token)).http).toBe(422);
    expect((await call(checkLinks, { urls: ['javascript:alert(1)'] }, ana.token)).http).toBe(422);
  });
});
