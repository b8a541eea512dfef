import { findSocialClient, type Site, type SignInProvider } from '@linkyard/contracts';
import { socialSecrets, systemContext, type Bus } from '@linkyard/service-kit';
import type { Strategy } from 'passport';
import { FacebookStrategy } from './facebook.strategy.js';
import { GoogleStrategy } from './google.strategy.js';
import type { SocialClient, SocialConfig } from './social-config.js';

const strategies = { google: GoogleStrategy, facebook: FacebookStrategy } as const;

/** By which client people of a site sign in at a provider: the platform by that of its configuration, a tenant by its own. */
export class SocialStrategies {
  constructor(
    private readonly config: SocialConfig,
    private readonly bus: Pick<Bus, 'request'>,
  ) {}

  /** @returns null where the site has no client there; a creator's own domain has no sign-in at all */
  async at(site: Site, provider: SignInProvider): Promise<Strategy | null> {
    const client = site.kind === 'platform' ? this.own(provider) : await this.ofTenant(site, provider);
    return client && new strategies[provider](client);
  }

  private own(provider: SignInProvider): SocialClient | null {
    const { config } = this;
    const [id, secret] =
      provider === 'google'
        ? [config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET]
        : [config.FACEBOOK_APP_ID, config.FACEBOOK_APP_SECRET];
    return id === '' ? null : { id, secret, origin: config.origin, baseUrl: this.baseUrl(provider) };
  }

  private async ofTenant({ kind, tenantId, social, origins }: Site, provider: SignInProvider) {
    if (kind !== 'tenant' || tenantId === null || !social?.[provider]) return null;
    const { client } = await this.bus.request(findSocialClient, { tenantId, provider }, systemContext());
    if (!client) return null;
    const { DATA_KEY, DATA_KEY_PREVIOUS } = this.config;
    const secret = socialSecrets({ DATA_KEY, DATA_KEY_PREVIOUS }).open(tenantId, client.sealedSecret);
    return { id: client.clientId, secret, origin: origins.app, baseUrl: this.baseUrl(provider) };
  }

  private baseUrl(provider: SignInProvider): string | undefined {
    return provider === 'google' ? this.config.GOOGLE_BASE_URL : this.config.FACEBOOK_BASE_URL;
  }
}
