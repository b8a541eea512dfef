import type { Account } from '../consent/accounts.js';
import { mayReturnTo } from '../consent/clients.js';
import { consentPage, errorPage } from '../consent/consent-page.js';
import { html, redirect, type Reply } from '../http/reply.js';
import type { SimRequest } from '../http/serve.js';
import type { FacebookState } from './facebook-state.js';

const codeTtl = 600;
/** A web token lives about 60 days. */
export const userTokenTtl = 5_183_944;

const scopesOf = (query: URLSearchParams) => [
  ...new Set(['public_profile', ...(query.get('scope') ?? '').split(/[\s,]+/).filter(Boolean)]),
];

function blocked(query: URLSearchParams, state: FacebookState): Reply | null {
  const uri = query.get('redirect_uri') ?? '';
  const page = (text: string) => html(errorPage('Facebook', 'Error', text), 400);
  const client = state.clients.byId(query.get('client_id'));
  if (!client) return page('Invalid App ID: The provided app ID does not look like a valid app ID.');
  if (!mayReturnTo(client, uri)) {
    return page(
      "URL Blocked: This redirect failed because the redirect URI is not whitelisted in the app's Client OAuth Settings.",
    );
  }
  return null;
}

/** Facebook puts `#_=_` behind every answer in the query. */
function goBack(query: URLSearchParams, answer: Record<string, string>): Reply {
  const target = new URL(query.get('redirect_uri') ?? '');
  const parameters = new URLSearchParams(answer);
  const state = query.get('state');
  if (state !== null) parameters.set('state', state);
  if (query.get('response_type') === 'token' && !answer['error']) {
    target.hash = parameters.toString();
  } else {
    for (const [name, value] of parameters) target.searchParams.set(name, value);
    target.hash = '_=_';
  }
  return redirect(target.href);
}

function allow(query: URLSearchParams, state: FacebookState, account: Account, withoutEmail: boolean): Reply {
  const scopes = scopesOf(query).filter((scope) => !(withoutEmail && scope === 'email'));
  const grant = {
    account,
    scopes,
    clientId: query.get('client_id') ?? '',
    redirectUri: query.get('redirect_uri') ?? '',
    issuedAt: state.now(),
  };
  if (query.get('response_type') !== 'token') return goBack(query, { code: state.grants.issue('AQ', grant, codeTtl) });
  return goBack(query, {
    access_token: state.grants.issue('EAA', grant, userTokenTtl),
    data_access_expiration_time: String(Math.floor(state.now() / 1000) + 90 * 86_400),
    expires_in: String(userTokenTtl),
  });
}

const denied = {
  error: 'access_denied',
  error_code: '200',
  error_description: 'Permissions error',
  error_reason: 'user_denied',
};

/**
 * GET /{version}/dialog/oauth. `prompt=none` with `login_hint` is the simulator's own: the account consents by itself;
 * with `without_email=1` it keeps its address back, as people may.
 * @source https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow
 */
export function dialog({ path, query }: SimRequest, state: FacebookState): Reply {
  const refusal = blocked(query, state);
  if (refusal) return refusal;
  const hint = query.get('login_hint') ?? '';
  const hinted = hint ? state.accounts.findOrMake(hint) : null;
  if (query.get('prompt') === 'none') {
    return hinted ? allow(query, state, hinted, query.has('without_email')) : goBack(query, denied);
  }
  return html(
    consentPage({
      provider: 'Facebook',
      clientName: new URL(query.get('redirect_uri') ?? '').host,
      asks: scopesOf(query).map(
        (scope) => ({ public_profile: 'your name and picture', email: 'your e-mail address' })[scope] ?? scope,
      ),
      accounts: hinted ? [hinted] : state.accounts.all(),
      action: path,
      parameters: query,
      option: { name: 'without_email', label: 'Keep the e-mail address back', checked: false },
    }),
  );
}

/** POST of the account page. */
export function chooseAccount({ form }: SimRequest, state: FacebookState): Reply {
  const refusal = blocked(form, state);
  if (refusal) return refusal;
  if (form.get('deny')) return goBack(form, denied);
  const email = form.get('email');
  const name = form.get('name')?.trim();
  const account = email
    ? state.accounts.put({ email, ...(name ? { name } : {}) })
    : state.accounts.findOrMake(form.get('account') ?? '');
  if (!account) return html(errorPage('Facebook', 'Error', 'No account was chosen.'), 400);
  return allow(form, state, account, form.has('without_email'));
}
