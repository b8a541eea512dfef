import { describe, expect, it } from '@jest/globals';
import { ownSites } from './own-sites.js';

describe('the installation’s own site', () => {
  it.each([
    [{}, { google: false, facebook: false }],
    [
      { GOOGLE_CLIENT_ID: 'id', FACEBOOK_APP_ID: '' },
      { google: true, facebook: false },
    ],
    [{ FACEBOOK_APP_ID: 'id' }, { google: false, facebook: true }],
  ])('with %j offers sign-in at providers where it has a client', (env, social) => {
    const { platform, siteOf } = ownSites({ LINKYARD_MODE: 'development', ...env });
    expect([platform.social, siteOf(platform.host)?.social]).toEqual([social, social]);
  });
});

describe('the legal pages of the operator', () => {
  it('are those that are named, on each of the own hosts', () => {
    const { platform, siteOf } = ownSites({
      ...{ LINKYARD_MODE: 'production', PUBLIC_URL: 'https://app.example.com', TERMS_URL: '' },
      ...{ IMPRINT_URL: 'https://operator.example/imprint', PAGES_ORIGIN: 'https://pages.example.com' },
    });
    const legal = { imprint: { url: 'https://operator.example/imprint' } };
    expect(platform.legal).toEqual(legal);
    expect(siteOf('pages.example.com')?.legal).toEqual(legal);
  });

  it('are none where none is named', () => {
    expect(ownSites({}).platform).not.toHaveProperty('legal');
  });

  it.each(['operator.example/imprint', 'javascript:alert(1)', 'https://'])('cannot be at %s', (IMPRINT_URL) => {
    expect(() => ownSites({ IMPRINT_URL })).toThrow(/IMPRINT_URL/);
  });
});
