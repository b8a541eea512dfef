import { createHash } from 'node:crypto';
import { deriveKey, equalInConstantTime, keyedHash, randomToken } from '@linkyard/crypto';
import { ProviderError, providerRequest, readReply, unavailableOf, type CallPolicy } from '@linkyard/egress';
import { minuteMs } from '@linkyard/time';
import { z } from 'zod';

export interface OauthEndpoints {
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
  redirectUri: string;
  scope: string;
  /** Without one of these the access is worth nothing. */
  needed: readonly string[];
  /** Further parameters of the consent page. */
  parameters: Readonly<Record<string, string>>;
  /** Where the client's secret is sent: in the body, or as the password of Basic authentication. */
  clientAuth?: 'body' | 'basic';
}

export interface OauthTokens {
  accessToken: string;
  refreshToken: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

const tokenReply = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  expires_in: z.number(),
  scope: z.string().default(''),
});
const stateLifeMs = 15 * minuteMs;

/** The way of a browser through a provider's consent page. The state fits one account of ours only and runs out. */
export class OauthState {
  private readonly key: Buffer;
  constructor(secret: string, purpose = 'bookings.calendar-oauth') {
    this.key = deriveKey(secret, purpose);
  }

  begin(endpoints: OauthEndpoints, provider: string, userId: string): string {
    const parts = [(Date.now() + stateLifeMs).toString(36), randomToken(16)];
    const state = [...parts, this.sign(provider, userId, parts)].join('.');
    const challenge = createHash('sha256').update(this.verifier(state)).digest('base64url');
    const url = new URL(endpoints.authorizeUrl);
    const { clientId: client_id, redirectUri: redirect_uri, scope, parameters } = endpoints;
    const asked = { client_id, redirect_uri, scope, state, response_type: 'code', ...parameters };
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    for (const [name, value] of Object.entries({ ...asked, ...pkce })) url.searchParams.set(name, value);
    return url.href;
  }

  isRight(state: string, provider: string, userId: string): boolean {
    const [expires = '', nonce = '', signature = ''] = state.split('.');
    if (!/^[0-9a-z]{1,12}$/.test(expires) || Number.parseInt(expires, 36) < Date.now()) return false;
    return equalInConstantTime(signature, this.sign(provider, userId, [expires, nonce]));
  }

  verifier(state: string): string {
    return keyedHash(this.key, 'verifier', state);
  }

  private sign(provider: string, userId: string, parts: readonly string[]): string {
    return keyedHash(this.key, 'state', provider, userId, ...parts).slice(0, 43);
  }
}

/** @throws ProviderError invalid_credentials when the provider does not accept the code or the refresh token any more */
export async function fetchTokens(
  { tokenUrl, redirectUri: redirect_uri, ...client }: OauthEndpoints,
  grant: { code: string; verifier: string } | { refreshToken: string },
  policy: CallPolicy,
): Promise<OauthTokens & { scope: string }> {
  const asked: Record<string, string> =
    'code' in grant
      ? { grant_type: 'authorization_code', code: grant.code, code_verifier: grant.verifier, redirect_uri }
      : { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
  const { headers, fields } = clientProof(client);
  const body = new URLSearchParams({ ...fields, ...asked });
  return policy.run(async (signal) => {
    const reply = await providerRequest(tokenUrl, { body, headers, signal });
    const unavailable = unavailableOf(reply);
    if (unavailable) throw unavailable;
    if (reply.status >= 300) throw new ProviderError('invalid_credentials', `Token: ${reply.status}`);
    const { access_token, refresh_token, expires_in, scope } = readReply(tokenReply, reply);
    const before = 'refreshToken' in grant ? grant.refreshToken : '';
    const expiresAt = Date.now() + (expires_in - 60) * 1000;
    return { accessToken: access_token, refreshToken: refresh_token ?? before, expiresAt, scope };
  });
}

type Client = Pick<OauthEndpoints, 'clientId' | 'clientSecret' | 'clientAuth'>;

/** How a request to the authorization server proves which client sends it. @source RFC 6749 section 2.3.1 */
export function clientProof({ clientId, clientSecret, clientAuth = 'body' }: Client): {
  headers: Record<string, string>;
  fields: Record<string, string>;
} {
  if (clientAuth === 'body') return { headers: {}, fields: { client_id: clientId, client_secret: clientSecret } };
  const pair = [clientId, clientSecret].map(encodeURIComponent).join(':');
  return { headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }, fields: {} };
}

/** The access token of an account, fetched again when it has run out. */
export class OauthSession {
  constructor(
    private tokens: OauthTokens,
    private readonly parts: {
      endpoints: OauthEndpoints;
      policy: CallPolicy;
      /** Some providers replace the refresh token each time. */
      save: (tokens: OauthTokens) => Promise<void>;
    },
  ) {}

  /** @param isRefused the provider has withdrawn the token before its time */
  async access(isRefused = false): Promise<string> {
    if (!isRefused && this.tokens.expiresAt > Date.now()) return this.tokens.accessToken;
    const { endpoints, policy, save } = this.parts;
    const { scope: _scope, ...tokens } = await fetchTokens(
      endpoints,
      { refreshToken: this.tokens.refreshToken },
      policy,
    );
    this.tokens = tokens;
    await save(tokens);
    return tokens.accessToken;
  }
}
