import { createHash } from 'node:crypto';
import type { Grant } from '../consent/grants.js';
import { json, type Reply } from '../http/reply.js';
import type { SimRequest } from '../http/serve.js';
import { claimsOf } from './google-keys.js';
import type { GoogleState } from './google-state.js';

const accessTtl = 3599;
const refreshTtl = 180 * 86_400;

const failure = (error: string, description: string, status = 400) =>
  json({ error, error_description: description }, status);
const badCode = () => failure('invalid_grant', 'Malformed auth code.');

function credentials({ form, headers }: SimRequest): { id: string | null; secret: string | null } {
  const basic = /^Basic (.+)$/i.exec(headers['authorization'] ?? '')?.[1];
  if (!basic) return { id: form.get('client_id'), secret: form.get('client_secret') };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString('utf8').split(':');
  return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
}

function wrongVerifier(grant: Grant, verifier: string | null): Reply | null {
  if (!grant.codeChallenge) return null;
  if (!verifier) return failure('invalid_grant', 'Missing code verifier.');
  const made = grant.challengeMethod === 'S256' ? createHash('sha256').update(verifier).digest('base64url') : verifier;
  return made === grant.codeChallenge ? null : failure('invalid_grant', 'Invalid code verifier.');
}

async function tokens(grant: Grant, state: GoogleState, extra: Record<string, string>): Promise<Reply> {
  const accessToken = state.grants.issue('ya29.', grant, accessTtl);
  return json({
    access_token: accessToken,
    expires_in: accessTtl,
    ...extra,
    scope: grant.scopes
      .map((scope) =>
        scope === 'openid' || scope.startsWith('https://')
          ? scope
          : `https://www.googleapis.com/auth/userinfo.${scope}`,
      )
      .join(' '),
    token_type: 'Bearer',
    ...(grant.scopes.includes('openid')
      ? { id_token: await state.keys.idToken(grant, state.issuer, state.now(), accessToken) }
      : {}),
  });
}

async function fromCode(form: URLSearchParams, state: GoogleState, clientId: string): Promise<Reply> {
  const code = form.get('code');
  if (!code) return failure('invalid_request', 'Missing required parameter: code');
  const found = state.grants.look(code);
  if (found === 'unknown' || (typeof found === 'object' && found.grant.clientId !== clientId)) return badCode();
  // Google says no more than "Bad Request" of a code that was used or is too old.
  if (typeof found === 'string') return failure('invalid_grant', 'Bad Request');
  if (form.get('redirect_uri') !== found.grant.redirectUri) return failure('redirect_uri_mismatch', 'Bad Request');
  const refusal = wrongVerifier(found.grant, form.get('code_verifier'));
  if (refusal) return refusal;
  state.grants.spend(code);
  const { offline, ...grant } = found.grant;
  return tokens(grant, state, offline ? { refresh_token: state.grants.issue('1//0', grant, refreshTtl) } : {});
}

/** POST /token. @source https://developers.google.com/identity/protocols/oauth2/web-server#exchange-authorization-code */
export async function token(request: SimRequest, state: GoogleState): Promise<Reply> {
  const { id, secret } = credentials(request);
  const grantType = request.form.get('grant_type');
  const client = state.clients.byId(id);
  if (!client) return failure('invalid_client', 'The OAuth client was not found.', 401);
  if (secret !== client.secret) return failure('invalid_client', 'Unauthorized', 401);
  if (grantType === 'authorization_code') return fromCode(request.form, state, client.id);
  if (grantType !== 'refresh_token') return failure('unsupported_grant_type', `Invalid grant_type: ${grantType ?? ''}`);
  const found = state.grants.look(request.form.get('refresh_token') ?? '');
  if (typeof found === 'string' || found.grant.clientId !== client.id) return failure('invalid_grant', 'Bad Request');
  // A nonce belongs to the sign-in, not to what follows from it (OIDC core 12.2).
  const { nonce: _, ...grant } = found.grant;
  return tokens(grant, state, {});
}

/** GET /oauth2/v3/userinfo */
export function userinfo({ headers, query }: SimRequest, state: GoogleState): Reply {
  const bearer = /^Bearer (.+)$/i.exec(headers['authorization'] ?? '')?.[1] ?? query.get('access_token') ?? '';
  const found = bearer.startsWith('ya29.') ? state.grants.look(bearer) : 'unknown';
  if (typeof found === 'string') {
    return json({ error: 'invalid_request', error_description: 'Invalid Credentials' }, 401, {
      'www-authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"',
    });
  }
  return json({ sub: found.grant.account.id, ...claimsOf(found.grant, state.issuer) });
}

/** POST /revoke */
export function revoke({ form, query }: SimRequest, state: GoogleState): Reply {
  const value = form.get('token') ?? query.get('token') ?? '';
  if (typeof state.grants.look(value) === 'string') return failure('invalid_token', 'Token expired or revoked');
  state.grants.spend(value);
  return json({});
}
