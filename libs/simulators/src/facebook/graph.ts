import { createHmac } from 'node:crypto';
import type { Account } from '../consent/accounts.js';
import { json, type Reply } from '../http/reply.js';
import type { SimRequest } from '../http/serve.js';
import type { FacebookState } from './facebook-state.js';
import { graphError } from './graph-error.js';

const unreadable = 'Invalid OAuth access token - Cannot parse access token';
const expiredText = (at: number) =>
  `Error validating access token: Session has expired on ${new Date(at).toUTCString()}.`;

const tokenOf = ({ headers, query, form }: SimRequest) =>
  query.get('access_token') ??
  form.get('access_token') ??
  /^(?:Bearer|OAuth) (.+)$/i.exec(headers['authorization'] ?? '')?.[1] ??
  '';

/** Fields at the top, with what is in brackets left out: `id,picture.type(large){url}` → id, picture. */
export const fieldNames = (fields: string): string[] => {
  let flat = fields;
  for (let before = ''; before !== flat;) {
    before = flat;
    flat = flat.replace(/\{[^{}]*\}|\([^()]*\)/g, '');
  }
  return flat.split(',').flatMap((field) => field.trim().split('.')[0] || []);
};

function fieldOf(field: string, account: Account, scopes: readonly string[], origin: string): unknown {
  const words = account.name.split(' ');
  switch (field) {
    case 'id':
      return account.id;
    case 'name':
      return account.name;
    case 'first_name':
      return words[0];
    case 'last_name':
      return words.length > 1 ? words.at(-1) : '';
    case 'middle_name':
      return words.length > 2 ? words.slice(1, -1).join(' ') : undefined;
    // Left out, not null, when the person or their account gives none.
    case 'email':
      return scopes.includes('email') ? account.email : undefined;
    case 'picture':
      return { data: { height: 50, is_silhouette: false, url: `${origin}/picture/${account.id}`, width: 50 } };
    default:
      return null;
  }
}

/** GET /{version}/me?fields= */
export function me(request: SimRequest, state: FacebookState): Reply {
  const token = tokenOf(request);
  if (!token)
    return graphError(2500, 'An active access token must be used to query information about the current user.');
  const found = token.startsWith('EAA') ? state.grants.look(token) : 'unknown';
  if (found === 'expired') return graphError(190, expiredText(state.now()), 463, 401);
  if (typeof found === 'string') return graphError(190, unreadable, undefined, 401);
  const proof = request.query.get('appsecret_proof');
  const secret = state.clients.byId(found.grant.clientId)?.secret ?? '';
  if (proof !== null && proof !== createHmac('sha256', secret).update(token).digest('hex')) {
    return graphError(100, 'Invalid appsecret_proof provided in the API argument');
  }
  const { account, scopes } = found.grant;
  const asked = fieldNames(request.query.get('fields') ?? 'name,id');
  const entries = [...new Set([...asked, 'id'])].map(
    (field) => [field, fieldOf(field, account, scopes, state.origin)] as const,
  );
  const unknown = entries.find(([, value]) => value === null);
  if (unknown) return graphError(100, `(#100) Tried accessing nonexistent field (${unknown[0]}) on node type (User)`);
  return json(Object.fromEntries(entries));
}

/** GET /{version}/debug_token, by the app's own token. @source https://developers.facebook.com/docs/graph-api/reference/debug_token */
export function debugToken(request: SimRequest, state: FacebookState): Reply {
  const by = tokenOf(request);
  if (!by) return graphError(104, 'An access token is required to request this resource.');
  const [appId = '', ...secret] = by.split('|');
  if (state.clients.byId(appId)?.secret !== secret.join('|')) return graphError(190, unreadable, undefined, 401);
  const input = request.query.get('input_token');
  if (!input) return graphError(100, '(#100) You must provide an input token');
  const found = input.startsWith('EAA') ? state.grants.look(input) : 'unknown';
  if (typeof found === 'string') {
    const error =
      found === 'expired'
        ? { code: 190, message: expiredText(state.now()), subcode: 463 }
        : { code: 190, message: unreadable };
    return json({ data: { error, is_valid: false, scopes: [] } });
  }
  const { account, scopes, clientId, issuedAt } = found.grant;
  return json({
    data: {
      app_id: clientId,
      type: 'USER',
      application: 'Linkyard',
      data_access_expires_at: Math.floor(issuedAt / 1000) + 90 * 86_400,
      expires_at: Math.floor(found.expiresAt / 1000),
      is_valid: true,
      issued_at: Math.floor(issuedAt / 1000),
      scopes,
      user_id: account.id,
    },
  });
}
