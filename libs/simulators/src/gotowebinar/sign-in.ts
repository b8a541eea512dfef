import { createHash } from 'node:crypto';
import type { Account } from '../consent/accounts.js';
import { consentPage, errorPage } from '../consent/consent-page.js';
import type { Grant } from '../consent/grants.js';
import { html, json, redirect, type Reply } from '../http/reply.js';
import type { Route, SimRequest } from '../http/serve.js';
import type { GotoState } from './goto-state.js';

const codeTtl = 600;
const accessTtl = 3_600;
const refreshTtl = 30 * 86_400;

const isWeb = (uri: string) => URL.canParse(uri) && /^https?:$/.test(new URL(uri).protocol);

/** What is wrong in a way that must not be sent to the redirect address. */
function blocked(query: URLSearchParams, state: GotoState): Reply | null {
  const page = (code: string, text: string) => html(errorPage('GoTo', code, text), 400);
  const uri = query.get('redirect_uri') ?? '';
  if (query.get('client_id') !== state.clientId) return page('invalid_client', 'The client is not known.');
  if (!isWeb(uri) || (state.redirectUris.length > 0 && !state.redirectUris.includes(uri)))
    return page('invalid_request', `The redirect URI ${uri} is not one of the client.`);
  if (query.get('response_type') !== 'code') return page('unsupported_response_type', 'Only code is supported.');
  return null;
}

function goBack(query: URLSearchParams, answer: Record<string, string>): Reply {
  const target = new URL(query.get('redirect_uri') ?? '');
  for (const [name, value] of Object.entries(answer)) target.searchParams.set(name, value);
  if (query.get('state') !== null) target.searchParams.set('state', query.get('state') ?? '');
  return redirect(target.href);
}

function allow(query: URLSearchParams, state: GotoState, account: Account): Reply {
  const codeChallenge = query.get('code_challenge');
  const grant: Grant = {
    account,
    scopes: ['collab:'],
    clientId: state.clientId,
    redirectUri: query.get('redirect_uri') ?? '',
    issuedAt: state.now(),
    ...(codeChallenge ? { codeChallenge } : {}),
  };
  return goBack(query, { code: state.grants.issue('goto-code-', grant, codeTtl) });
}

/** With `prompt=none` and a `login_hint` the account consents by itself. */
function authorize({ query }: SimRequest, state: GotoState): Reply {
  const refusal = blocked(query, state);
  if (refusal) return refusal;
  const hint = query.get('login_hint') ?? '';
  const hinted = hint ? state.accounts.findOrMake(hint) : null;
  if (query.get('prompt') === 'none')
    return hinted ? allow(query, state, hinted) : goBack(query, { error: 'interaction_required' });
  return html(
    consentPage({
      provider: 'GoTo',
      clientName: new URL(query.get('redirect_uri') ?? '').host,
      asks: ['scheduling and changing your webinars', 'registrations and attendance'],
      accounts: hinted ? [hinted] : state.accounts.all(),
      action: '/oauth/authorize',
      parameters: query,
      option: { name: 'remember', label: 'Remember this choice', checked: false },
    }),
  );
}

function chooseAccount({ form }: SimRequest, state: GotoState): Reply {
  const refusal = blocked(form, state);
  if (refusal) return refusal;
  if (form.get('deny')) return goBack(form, { error: 'access_denied' });
  const account = state.accounts.findOrMake(form.get('email') ?? form.get('account') ?? '');
  return account ? allow(form, state, account) : html(errorPage('GoTo', '400', 'No account was chosen.'), 400);
}

const failure = (error: string, status = 400) => json({ error }, status);

function isClient({ headers }: SimRequest, { clientId, clientSecret }: GotoState): boolean {
  const sent = /^Basic (.+)$/i.exec(headers['authorization'] ?? '')?.[1] ?? '';
  const [name = '', secret = ''] = Buffer.from(sent, 'base64').toString('utf8').split(':');
  return decodeURIComponent(name) === clientId && decodeURIComponent(secret) === clientSecret;
}

/** A refresh brings no new refresh token. */
function tokens(grant: Grant, state: GotoState, isFirst: boolean): Reply {
  const issued = { ...grant, issuedAt: state.now() };
  return json({
    access_token: state.grants.issue('eyJ', issued, accessTtl),
    token_type: 'Bearer',
    expires_in: accessTtl,
    scope: 'collab:',
    principal: grant.account.email,
    ...(isFirst ? { refresh_token: state.grants.issue('eyR', issued, refreshTtl) } : {}),
  });
}

function token(request: SimRequest, state: GotoState): Reply {
  if (!isClient(request, state)) return failure('invalid_client', 401);
  const { form } = request;
  const kind = form.get('grant_type');
  if (kind === 'refresh_token') {
    const found = state.grants.look(form.get('refresh_token') ?? '');
    return typeof found === 'string' ? failure('invalid_grant') : tokens(found.grant, state, false);
  }
  if (kind !== 'authorization_code') return failure('unsupported_grant_type');
  const code = form.get('code') ?? '';
  const found = state.grants.look(code);
  if (typeof found === 'string') return failure('invalid_grant');
  const { redirectUri, codeChallenge } = found.grant;
  const verifier = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  if (form.get('redirect_uri') !== redirectUri || (codeChallenge && verifier !== codeChallenge))
    return failure('invalid_grant');
  state.grants.spend(code);
  return tokens(found.grant, state, true);
}

/** Revoking a refresh token ends everything that came from the consent. @source RFC 7009 */
function revoke(request: SimRequest, state: GotoState): Reply {
  if (!isClient(request, state)) return failure('invalid_client', 401);
  const found = state.grants.look(request.form.get('token') ?? '');
  if (typeof found !== 'string') state.grants.withdraw(found.grant.account.email);
  return json({});
}

/** @source https://developer.goto.com/guides/Authentication/ */
export const signInRoutes = (state: GotoState): Route[] => [
  ['GET', /^\/oauth\/authorize$/, (request) => authorize(request, state)],
  ['POST', /^\/oauth\/authorize$/, (request) => chooseAccount(request, state)],
  ['POST', /^\/oauth\/token$/, (request) => token(request, state)],
  ['POST', /^\/oauth\/revoke$/, (request) => revoke(request, state)],
];
