import { Inject, Injectable } from '@nestjs/common';
import { deriveKey, keyedHash } from '@linkyard/crypto';
import { callPolicy, ProviderError, type CallPolicy } from '@linkyard/egress';
import { OauthClient, type OauthTokens } from '@linkyard/oauth';
import { tenantToStamp } from '@linkyard/request-context';
import { DomainError, SiteUrls } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config/bookings-config.js';
import { callLimits } from '../providers/call-limits.js';
import { Consents } from '../consents/consents.module.js';

/** This installation's client at GoTo. */
@Injectable()
export class GotoClient {
  readonly policy: CallPolicy = callPolicy(callLimits);
  /** Of the API. */
  readonly origin: string;
  readonly redirectUrl: string;
  private readonly client: OauthClient;
  private readonly callbackKey: Buffer;

  constructor(
    @Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig,
    private readonly urls: SiteUrls,
    { state }: Consents,
  ) {
    const { GOTOWEBINAR_BASE_URL: base, GOTOWEBINAR_AUTH_URL, DATA_KEY } = config;
    this.origin = base ?? 'https://api.getgo.com';
    const authorizationServer = base ?? GOTOWEBINAR_AUTH_URL;
    this.redirectUrl = urls.forProviders('/redirect/gotowebinar');
    const settings = {
      provider: 'gotowebinar',
      authorizeUrl: `${authorizationServer}/oauth/authorize`,
      tokenUrl: `${authorizationServer}/oauth/token`,
      revokeUrl: `${authorizationServer}/oauth/revoke`,
      clientId: config.GOTOWEBINAR_CLIENT_ID,
      clientSecret: config.GOTOWEBINAR_CLIENT_SECRET,
      clientAuth: 'basic' as const,
      redirectUri: this.redirectUrl,
      scope: 'collab:',
    };
    this.client = new OauthClient(settings, { policy: this.policy, state });
    this.callbackKey = deriveKey(DATA_KEY, 'bookings.webinar-callback');
  }

  get isAvailable(): boolean {
    return this.config.GOTOWEBINAR_CLIENT_ID !== '';
  }

  get isSimulated(): boolean {
    return this.isAvailable && (this.config.GOTOWEBINAR_BASE_URL?.startsWith('http://') ?? false);
  }

  /** @throws DomainError bookings.webinar_provider_not_configured */
  get oauth(): OauthClient {
    if (!this.isAvailable) throw new DomainError('bookings.webinar_provider_not_configured');
    return this.client;
  }

  /** @returns the address of the consent page @throws DomainError bookings.webinar_provider_not_configured */
  async begin(userId: string): Promise<string> {
    return this.oauth.begin({ userId, tenantId: tenantToStamp() });
  }

  /** @throws ProviderError invalid_credentials for a state of another account or site, or an answer without a refresh token */
  async finish(userId: string, answer: { code: string; state: string }): Promise<OauthTokens> {
    const { scope: _scope, ...tokens } = await this.oauth.finish({ userId, tenantId: tenantToStamp() }, answer);
    if (tokens.refreshToken === '') throw new ProviderError('invalid_credentials', 'No refresh token was given');
    return tokens;
  }

  /** No other proof is required of a notification, so the address cannot be guessed. */
  callbackUrl(connectionId: string): string {
    return this.urls.forProviders(`/webhooks/gotowebinar/${connectionId}/${this.callbackKeyOf(connectionId)}`);
  }

  callbackKeyOf(connectionId: string): string {
    return keyedHash(this.callbackKey, 'callback', connectionId);
  }
}
