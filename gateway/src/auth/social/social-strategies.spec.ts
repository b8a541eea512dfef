import { describe, expect, it, jest } from '@jest/globals';
import { socialSecrets, type Bus } from '@linkyard/service-kit';
import { siteOf, tenantSite } from '../../sites/testing/sites.js';
import { SocialState } from './social-state.js';
import { SocialStrategies } from './social-strategies.js';

const DATA_KEY = 'd'.repeat(40);
const config = {
  ...{ TOKEN_SECRET: 's'.repeat(32), DATA_KEY, origin: 'https://app.example.com' },
  ...{ GOOGLE_CLIENT_ID: 'of-platform', GOOGLE_CLIENT_SECRET: 'secret', FACEBOOK_APP_ID: '', FACEBOOK_APP_SECRET: '' },
};
const tenant = { ...tenantSite(), social: { google: true, facebook: false } };

function strategies() {
  const sealedSecret = socialSecrets({ DATA_KEY }).seal(tenant.tenantId ?? '', 'secret of tenant');
  const request = jest.fn(async () => ({ client: { clientId: 'of-tenant', sealedSecret } }));
  return new SocialStrategies(config, { request: request as Bus['request'] });
}

describe('sign-in with a provider', () => {
  it('is by the client of the platform on its own hosts, and by that of the tenant on the site of a tenant', async () => {
    const sut = strategies();
    for (const [site, id, origin] of [
      [siteOf('app.example.com'), 'of-platform', 'https://app.example.com'],
      [tenant, 'of-tenant', 'https://app.ana.example'],
    ] as const)
      expect(await sut.at(site, 'google')).toMatchObject({
        _oauth2: { _clientId: id },
        _callbackURL: `${origin}/auth/google/callback`,
      });
  });

  it('is none where the site has no client, and on the own domain of a creator', async () => {
    const sut = strategies();
    expect(await sut.at(tenant, 'facebook')).toBeNull();
    expect(await sut.at(siteOf('app.example.com'), 'facebook')).toBeNull();
    expect(await sut.at({ ...tenant, kind: 'campaign' }, 'google')).toBeNull();
    expect(await sut.at(tenantSite(), 'google')).toBeNull();
  });

  it('that was begun on one site is finished on no other', () => {
    const state = new SocialState('s'.repeat(32));
    const { state: begun, nonce } = state.begin('google:tenant-a');
    expect(state.isRight('google:tenant-a', begun, nonce)).toBe(true);
    for (const scope of ['google:tenant-b', 'google:', 'facebook:tenant-a'])
      expect(state.isRight(scope, begun, nonce)).toBe(false);
  });
});
