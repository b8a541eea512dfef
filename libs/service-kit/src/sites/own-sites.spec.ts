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
