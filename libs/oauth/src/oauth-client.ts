import { ProviderError, providerRequest, unavailableOf, type CallPolicy } from '@linkyard/egress';
import * as oauth from 'oauth4webapi';
import type { Consenting, ConsentState } from './consent-state.js';

export interface OauthSettings {
  /** Our name for the provider. */
  provider: string;
  authorizeUrl: string;
  tokenUrl: string;
  /** @source RFC 7009 */
  revokeUrl?: string;
  clientId: string;
  clientSecret: string;
  /** Where the client's secret is sent. @source RFC 6749 2.3.1 */
  clientAuth: 'body' | 'basic';
  redirectUri: string;
  scope: string;
  /** Further parameters of the consent page. */
  parameters?: Readonly<Record<string, string>>;
}

export interface OauthTokens {
  accessToken: string;
  /** Empty where the provider gave none. */
  refreshToken: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Access that its owner has to give again. @source RFC 6749 5.2; OpenID Connect Core 3.1.2.6, which Microsoft answers with too */
const lost = new Set(['invalid_grant', 'interaction_required', 'consent_required', 'login_required']);

/** A token is not used in its last minute, so that it does not expire on its way. */
const earlyMs = 60_000;
const usualLifeMs = 3_600_000;

/**
 * This installation's client at one authorization server: consent page with PKCE, tokens and their revocation. The protocol is oauth4webapi's,
 * the requests are made by our own call policy. @source ADR 0039
 */
export class OauthClient {
  private readonly server: oauth.AuthorizationServer;
  private readonly client: oauth.Client;
  private readonly auth: oauth.ClientAuth;

  constructor(
    readonly settings: OauthSettings,
    private readonly parts: { policy: CallPolicy; state: ConsentState },
  ) {
    const { authorizeUrl, tokenUrl, revokeUrl, clientId, clientSecret, clientAuth } = settings;
    this.server = {
      issuer: new URL(tokenUrl).origin,
      authorization_endpoint: authorizeUrl,
      token_endpoint: tokenUrl,
      ...(revokeUrl === undefined ? {} : { revocation_endpoint: revokeUrl }),
    };
    this.client = { client_id: clientId };
    this.auth = clientAuth === 'basic' ? oauth.ClientSecretBasic(clientSecret) : oauth.ClientSecretPost(clientSecret);
  }

  /** @returns the address of the consent page for a signed-in user */
  async begin(person: Consenting): Promise<string> {
    const { authorizeUrl, provider, clientId: client_id, redirectUri: redirect_uri, scope, parameters } = this.settings;
    const state = this.parts.state.create(provider, person);
    const code_challenge = await oauth.calculatePKCECodeChallenge(this.parts.state.verifierOf(state));
    const pkce = { code_challenge, code_challenge_method: 'S256' };
    const url = new URL(authorizeUrl);
    const query = { response_type: 'code', client_id, redirect_uri, scope, state, ...pkce, ...parameters };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  }

  /**
   * Exchanges what the browser brought back from the consent page. A code can be used once, so the request is not repeated.
   * @returns also the scopes that were granted
   * @throws ProviderError invalid_credentials for a state of another user or tenant, or a code that is not accepted, unavailable
   */
  async finish(
    person: Consenting,
    { code, state }: { code: string; state: string },
  ): Promise<OauthTokens & { scope: string }> {
    const { policy, state: states } = this.parts;
    if (!states.isValid(state, this.settings.provider, person))
      throw new ProviderError('invalid_credentials', 'The state is of another user or site, or has expired');
    const returned = new URLSearchParams({ code, state });
    const { server, client } = this;
    const reply = await explained(() => {
      const validated = oauth.validateAuthResponse(server, client, returned, state);
      const { redirectUri } = this.settings;
      return policy.runOnce(async (signal) => {
        const options = this.optionsOf(signal);
        const verifier = states.verifierOf(state);
        const sent = await oauth.authorizationCodeGrantRequest(
          ...([server, client, this.auth, validated, redirectUri, verifier, options] as const),
        );
        return oauth.processAuthorizationCodeResponse(server, client, sent);
      });
    });
    return { ...tokensOf(reply, ''), scope: reply.scope ?? '' };
  }

  /** @throws ProviderError invalid_credentials when the account has to be connected again, unavailable */
  async refresh(refreshToken: string, policy: CallPolicy = this.parts.policy): Promise<OauthTokens> {
    const { server, client } = this;
    const reply = await explained(() =>
      policy.run(async (signal) => {
        const options = this.optionsOf(signal);
        const sent = await oauth.refreshTokenGrantRequest(server, client, this.auth, refreshToken, options);
        return oauth.processRefreshTokenResponse(server, client, sent);
      }),
    );
    // A provider that does not replace the refresh token does not send it.
    return tokensOf(reply, refreshToken);
  }

  /** @throws ProviderError */
  async revoke(token: string): Promise<void> {
    await explained(() =>
      this.parts.policy.run(async (signal) => {
        const options = this.optionsOf(signal);
        const sent = await oauth.revocationRequest(this.server, this.client, this.auth, token, options);
        await oauth.processRevocationResponse(sent);
      }),
    );
  }

  private optionsOf(signal: AbortSignal): oauth.TokenEndpointRequestOptions {
    return {
      signal,
      // Simulators speak HTTP. The addresses are the operator's configuration.
      [oauth.allowInsecureRequests]: this.server.token_endpoint?.startsWith('http:') ?? false,
      [oauth.customFetch]: async (url, { headers, body }) => {
        const reply = await providerRequest(url, { method: 'POST', headers, body, signal });
        const unavailable = unavailableOf(reply);
        if (unavailable) throw unavailable;
        return new Response(reply.text === '' ? null : reply.text, { status: reply.status, headers: reply.headers });
      },
    };
  }
}

const tokensOf = (
  { access_token: accessToken, refresh_token, expires_in }: oauth.TokenEndpointResponse,
  before: string,
): OauthTokens => {
  const lifeMs = expires_in === undefined ? usualLifeMs : expires_in * 1000;
  return { accessToken, refreshToken: refresh_token ?? before, expiresAt: Date.now() + lifeMs - earlyMs };
};

/**
 * Only a lost grant is a matter of the account: a client that is not accepted is the operator's, and passes for all accounts when it is mended.
 * The error's description is the provider's and is not logged, since it may repeat what was sent.
 */
async function explained<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof oauth.ResponseBodyError) {
      const { error: providerCode, status } = cause;
      const code = lost.has(providerCode) ? 'invalid_credentials' : 'unavailable';
      throw new ProviderError(code, `OAuth: ${providerCode}`, { status, providerCode });
    }
    if (cause instanceof oauth.WWWAuthenticateChallengeError)
      throw new ProviderError('unavailable', 'OAuth: the client is not accepted', { status: cause.status });
    if (cause instanceof oauth.OperationProcessingError || cause instanceof oauth.UnsupportedOperationError)
      throw new ProviderError('unavailable', `OAuth: ${cause.message}`);
    throw cause;
  }
}
