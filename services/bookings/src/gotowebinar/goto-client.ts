import { Inject, Injectable } from '@nestjs/common';
import { deriveKey, keyedHash } from '@linkyard/crypto';
import { callPolicy, ProviderError, providerRequest, type CallPolicy } from '@linkyard/egress';
import { DomainError } from '@linkyard/service-kit';
import { BOOKINGS_CONFIG, type BookingsConfig } from '../config/bookings-config.js';
import { callLimits } from '../providers/call-limits.js';
import { clientProof, fetchTokens, OauthState, type OauthEndpoints, type OauthTokens } from '../providers/oauth.js';

const provider = 'gotowebinar';

/** This installation's client at GoTo. */
@Injectable()
export class GotoClient {
  readonly policy: CallPolicy = callPolicy(callLimits);
  /** Of the API. */
  readonly origin: string;
  readonly redirectUrl: string;
  private readonly authorizationServer: string;
  private readonly state: OauthState;
  private readonly callbackKey: Buffer;

  constructor(@Inject(BOOKINGS_CONFIG) private readonly config: BookingsConfig) {
    const { GOTOWEBINAR_BASE_URL: base, GOTOWEBINAR_AUTH_URL, PUBLIC_URL, DATA_KEY } = config;
    this.origin = base ?? 'https://api.getgo.com';
    this.authorizationServer = base ?? GOTOWEBINAR_AUTH_URL;
    this.redirectUrl = new URL('/redirect/gotowebinar', PUBLIC_URL).href;
    this.state = new OauthState(DATA_KEY, 'bookings.webinar-oauth');
    this.callbackKey = deriveKey(DATA_KEY, 'bookings.webinar-callback');
  }

  get isAvailable(): boolean {
    return this.config.GOTOWEBINAR_CLIENT_ID !== '';
  }

  get isSimulated(): boolean {
    return this.isAvailable && (this.config.GOTOWEBINAR_BASE_URL?.startsWith('http://') ?? false);
  }

  /** @throws DomainError bookings.webinar_provider_not_configured */
  get endpoints(): OauthEndpoints {
    const { GOTOWEBINAR_CLIENT_ID: clientId, GOTOWEBINAR_CLIENT_SECRET: clientSecret } = this.config;
    if (!this.isAvailable) throw new DomainError('bookings.webinar_provider_not_configured');
    return {
      authorizeUrl: `${this.authorizationServer}/oauth/authorize`,
      tokenUrl: `${this.authorizationServer}/oauth/token`,
      ...{ clientId, clientSecret, redirectUri: this.redirectUrl, scope: 'collab:', needed: [], parameters: {} },
      clientAuth: 'basic',
    };
  }

  /** @returns the address of the consent page; @throws DomainError bookings.webinar_provider_not_configured */
  begin(userId: string): string {
    return this.state.begin(this.endpoints, provider, userId);
  }

  /** @throws ProviderError invalid_credentials for a state of another account, or an answer without a refresh token */
  async finish(userId: string, { code, state }: { code: string; state: string }) {
    if (!this.state.isRight(state, provider, userId)) throw new ProviderError('invalid_credentials', 'Another state');
    const grant = { code, verifier: this.state.verifier(state) };
    const { scope: _scope, ...tokens } = await fetchTokens(this.endpoints, grant, this.policy);
    if (tokens.refreshToken === '') throw new ProviderError('invalid_credentials', 'No refresh token was given');
    return tokens;
  }

  /** @throws ProviderError @source RFC 7009 */
  async revoke({ refreshToken }: OauthTokens): Promise<void> {
    const { headers, fields } = clientProof(this.endpoints);
    const body = new URLSearchParams({ ...fields, token: refreshToken });
    await this.policy.run(async (signal) => {
      const url = `${this.authorizationServer}/oauth/revoke`;
      const { status } = await providerRequest(url, { body, headers, signal });
      if (status >= 300) throw new ProviderError('unavailable', `Revoke: ${status}`);
    });
  }

  /** No other proof is required of a notification, so the address cannot be guessed. */
  callbackUrl(connectionId: string): string {
    const path = `/webhooks/gotowebinar/${connectionId}/${this.callbackKeyOf(connectionId)}`;
    return new URL(path, this.config.PUBLIC_URL).href;
  }

  callbackKeyOf(connectionId: string): string {
    return keyedHash(this.callbackKey, 'callback', connectionId);
  }
}
