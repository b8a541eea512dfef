import { createHash } from 'node:crypto';
import type { Account } from '../consent/accounts.js';
import { consentPage, errorPage } from '../consent/consent-page.js';
import type { Grant } from '../consent/grants.js';
import { html, json, redirect, type Reply } from '../http/reply.js';
import type { SimRequest } from '../http/serve.js';
import type { MicrosoftState } from './microsoft-state.js';

const codeTtl = 600;
const accessTtl = 3_599;
const refreshTtl = 90 * 86_400;
const scopeWords: Record<string, string> = {
  'Calendars.ReadWrite': 'reading and changing your calendars',
  'User.Read': 'your profile',
  offline_access: 'keeping the access while you are away',
};

const scopesOf = (query: URLSearchParams) => (query.get('scope') ?? '').split(/\s+/).filter(Boolean);
const isWeb = (uri: string) => URL.canParse(uri) && /^https?:$/.test(new URL(uri).protocol);

/** What is wrong in a way that must not be sent to the redirect address. */
function blocked(query: URLSearchParams, state: MicrosoftState): Reply | null {
  const page = (code: string, text: string) => html(errorPage('Microsoft', code, text), 400);
  const uri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== state.clientId)
    return page('AADSTS700016', 'The application was not found in the directory.');
  if (!isWeb(uri) || (state.redirectUris.length > 0 && !state.redirectUris.includes(uri)))
    return page('AADSTS50011', `The redirect URI ${uri} does not match those configured for the application.`);
  if (query.get('response_type') !== 'code') return page('AADSTS70011', 'The response type is not supported.');
  if (scopesOf(query).length === 0) return page('AADSTS900144', 'The request must contain the parameter scope.');
  return null;
}

function goBack(query: URLSearchParams, answer: Record<string, string>): Reply {
  const target = new URL(query.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
  if (query.get('state') !== null) target.searchParams.set('state', query.get('state') ?? '');
  return redirect(target.href);
}

function allow(query: URLSearchParams, state: MicrosoftState, account: Account): Reply {
  const codeChallenge = query.get('code_challenge');
  const scopes = scopesOf(query);
  const grant: Grant = {
    account,
    scopes,
    clientId: state.clientId,
    redirectUri: query.get('redirect_uri') ?? '',
    issuedAt: state.now(),
    offline: scopes.includes('offline_access'),
    ...(codeChallenge ? { codeChallenge, challengeMethod: query.get('code_challenge_method') ?? 'plain' } : {}),
  };
  return goBack(query, { code: state.grants.issue('M.C5', grant, codeTtl) });
}

/** GET /common/oauth2/v2.0/authorize. With `prompt=none` and a `login_hint` the account consents by itself. */
export function authorize({ query }: SimRequest, state: MicrosoftState): Reply {
  const refusal = blocked(query, state);
  if (refusal) return refusal;
  const hint = query.get('login_hint') ?? '';
  const hinted = hint ? state.accounts.findOrMake(hint) : null;
  if (query.get('prompt') === 'none')
    return hinted ? allow(query, state, hinted) : goBack(query, { error: 'interaction_required' });
  return html(
    consentPage({
      provider: 'Microsoft',
      clientName: new URL(query.get('redirect_uri') ?? '').host,
      asks: scopesOf(query).map((scope) => scopeWords[scope] ?? scope),
      accounts: hinted ? [hinted] : state.accounts.all(),
      action: '/common/oauth2/v2.0/authorize',
      parameters: query,
      option: { name: 'work', label: 'This is an account of a company or school', checked: false },
    }),
  );
}

/** POST of the account page. */
export function chooseAccount({ form }: SimRequest, state: MicrosoftState): Reply {
  const refusal = blocked(form, state);
  if (refusal) return refusal;
  if (form.get('deny'))
    return goBack(form, { error: 'access_denied', error_description: 'The user has denied access.' });
  const account = state.accounts.findOrMake(form.get('email') ?? form.get('account') ?? '');
  return account ? allow(form, state, account) : html(errorPage('Microsoft', '400', 'No account was chosen.'), 400);
}

const failure = (error: string, code: number, description: string, status = 400) =>
  json({ error, error_description: `AADSTS${code}: ${description}`, error_codes: [code] }, status);

/** The reply names no `offline_access`, as at Microsoft; each refresh brings a new refresh token. */
function tokens(grant: Grant, state: MicrosoftState): Reply {
  const issued = { ...grant, issuedAt: state.now() };
  return json({
    token_type: 'Bearer',
    scope: grant.scopes.filter((scope) => scope !== 'offline_access').join(' '),
    expires_in: accessTtl,
    ext_expires_in: accessTtl,
    access_token: state.grants.issue('EwB', issued, accessTtl),
    ...(grant.offline ? { refresh_token: state.grants.issue('M.R3', issued, refreshTtl) } : {}),
  });
}

/** POST /common/oauth2/v2.0/token. @source https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow */
export function token({ form }: SimRequest, state: MicrosoftState): Reply {
  if (form.get('client_id') !== state.clientId)
    return failure('unauthorized_client', 700016, 'The application was not found.');
  if (form.get('client_secret') !== state.clientSecret)
    return failure('invalid_client', 7000215, 'Invalid client secret provided.', 401);
  const grantType = form.get('grant_type');
  if (grantType === 'refresh_token') {
    const found = state.grants.look(form.get('refresh_token') ?? '');
    if (typeof found === 'string')
      return failure('invalid_grant', 700082, 'The refresh token has expired or was revoked.');
    return tokens(found.grant, state);
  }
  if (grantType !== 'authorization_code') return failure('unsupported_grant_type', 70003, 'Not supported.');
  const found = state.grants.look(form.get('code') ?? '');
  if (typeof found === 'string') return failure('invalid_grant', 70008, 'The code has expired or was used.');
  const { redirectUri, codeChallenge } = found.grant;
  const verifier = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (form.get('redirect_uri') !== redirectUri) return failure('invalid_grant', 500112, 'Another reply address.');
  if (codeChallenge && verifier !== codeChallenge) return failure('invalid_grant', 501481, 'Wrong code verifier.');
  state.grants.spend(form.get('code') ?? '');
  return tokens(found.grant, state);
}
