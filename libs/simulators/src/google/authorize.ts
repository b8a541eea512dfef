import type { Account } from '../consent/accounts.js';
import { mayReturnTo } from '../consent/clients.js';
import { consentPage, errorPage } from '../consent/consent-page.js';
import { html, redirect, type Reply } from '../http/reply.js';
import type { SimRequest } from '../http/serve.js';
import type { GoogleState } from './google-state.js';

const codeTtl = 600;
const scopeUrls: Record<string, string> = {
  'https://www.googleapis.com/auth/userinfo.email': 'email',
  'https://www.googleapis.com/auth/userinfo.profile': 'profile',
};
const scopeWords: Record<string, string> = {
  openid: 'knowing who you are',
  email: 'your e-mail address',
  profile: 'your name and picture',
  'https://www.googleapis.com/auth/calendar.calendarlist.readonly': 'the list of your calendars',
  'https://www.googleapis.com/auth/calendar.events': 'reading and changing entries of your calendars',
};

const scopesOf = (query: URLSearchParams) =>
  (query.get('scope') ?? '').split(/\s+/).flatMap((scope) => (scope ? [scopeUrls[scope] ?? scope] : []));

/** What is wrong in a way that must not be sent to the redirect address. */
function blocked(query: URLSearchParams, state: GoogleState): Reply | null {
  const uri = query.get('redirect_uri') ?? '';
  const page = (status: number, code: string, text: string) =>
    html(errorPage('Google', `Error ${status}: ${code}`, text), status);
  if (!query.get('client_id')) return page(400, 'invalid_request', 'Missing required parameter: client_id');
  const client = state.clients.byId(query.get('client_id'));
  if (!client) return page(401, 'invalid_client', 'The OAuth client was not found.');
  if (!uri) return page(400, 'invalid_request', 'Missing required parameter: redirect_uri');
  if (!mayReturnTo(client, uri)) {
    return page(
      400,
      'redirect_uri_mismatch',
      `The redirect URI in the request, ${uri}, does not match the ones authorized for the OAuth client.`,
    );
  }
  const types = (query.get('response_type') ?? '').split(' ');
  if (!types.every((type) => type === 'code' || type === 'id_token')) {
    return page(400, 'unsupported_response_type', 'Invalid response_type');
  }
  if (scopesOf(query).length === 0) return page(400, 'invalid_request', 'Missing required parameter: scope');
  if (types.includes('id_token') && !query.get('nonce'))
    return page(400, 'invalid_request', 'Missing required parameter: nonce');
  return null;
}

/** Back to the application, with the answer where OAuth puts it: the query for a code alone, else the fragment. */
function goBack(query: URLSearchParams, answer: Record<string, string>): Reply {
  const target = new URL(query.get('redirect_uri') ?? '');
  const parameters = new URLSearchParams(query.get('state') === null ? {} : { state: query.get('state') ?? '' });
  for (const [name, value] of Object.entries(answer)) parameters.set(name, value);
  if (query.get('response_type') === 'code')
    for (const [name, value] of parameters) target.searchParams.set(name, value);
  else target.hash = parameters.toString();
  return redirect(target.href);
}

async function allow(query: URLSearchParams, state: GoogleState, account: Account): Promise<Reply> {
  const scopes = scopesOf(query);
  const optional = (name: string) => query.get(name) ?? undefined;
  const [nonce, codeChallenge, challengeMethod] = ['nonce', 'code_challenge', 'code_challenge_method'].map(optional);
  const grant = {
    account,
    scopes,
    clientId: query.get('client_id') ?? '',
    redirectUri: query.get('redirect_uri') ?? '',
    issuedAt: state.now(),
    offline: query.get('access_type') === 'offline',
    ...(nonce ? { nonce } : {}),
    ...(codeChallenge ? { codeChallenge, challengeMethod: challengeMethod ?? 'plain' } : {}),
  };
  const types = (query.get('response_type') ?? '').split(' ');
  return goBack(query, {
    ...(types.includes('code') ? { code: state.grants.issue('4/0A', grant, codeTtl) } : {}),
    ...(types.includes('id_token') ? { id_token: await state.keys.idToken(grant, state.issuer, state.now()) } : {}),
    scope: scopes.join(' '),
    authuser: '0',
    prompt: query.get('prompt') ?? 'consent',
  });
}

/**
 * GET /o/oauth2/v2/auth. With `prompt=none` and a `login_hint` the account consents by itself, so that a test needs no page.
 * @source https://developers.google.com/identity/openid-connect/openid-connect#authenticationuriparameters
 */
export async function authorize({ query }: SimRequest, state: GoogleState): Promise<Reply> {
  const refusal = blocked(query, state);
  if (refusal) return refusal;
  const hint = query.get('login_hint') ?? '';
  if ((query.get('prompt') ?? '').split(' ').includes('none')) {
    const account = hint ? state.accounts.findOrMake(hint) : null;
    return account ? allow(query, state, account) : goBack(query, { error: 'interaction_required' });
  }
  const hinted = hint ? state.accounts.findOrMake(hint) : null;
  return html(
    consentPage({
      provider: 'Google',
      clientName: new URL(query.get('redirect_uri') ?? '').host,
      asks: scopesOf(query).map((scope) => scopeWords[scope] ?? scope),
      accounts: hinted ? [hinted] : state.accounts.all(),
      action: '/o/oauth2/v2/auth',
      parameters: query,
      option: { name: 'email_verified', label: 'Google has verified this address', checked: true },
    }),
  );
}

/** POST of the account page: one of the listed accounts, another account, or a refusal. */
export async function chooseAccount({ form }: SimRequest, state: GoogleState): Promise<Reply> {
  const refusal = blocked(form, state);
  if (refusal) return refusal;
  if (form.get('deny')) return goBack(form, { error: 'access_denied' });
  const email = form.get('email');
  const name = form.get('name')?.trim();
  const account = email
    ? state.accounts.put({ email, email_verified: form.has('email_verified'), ...(name ? { name } : {}) })
    : state.accounts.findOrMake(form.get('account') ?? '');
  return account ? allow(form, state, account) : html(errorPage('Google', 'Error 400', 'No account was chosen.'), 400);
}
