import { json, type Reply } from '../http/reply.js';
import type { SimRequest } from '../http/serve.js';
import { userTokenTtl } from './dialog.js';
import type { FacebookState } from './facebook-state.js';
import { graphError } from './graph-error.js';

function fromCode(given: URLSearchParams, state: FacebookState, clientId: string): Reply {
  const code = given.get('code');
  if (!code) return graphError(100, 'Missing authorization code');
  const found = state.grants.look(code);
  if (found === 'used') return graphError(100, 'This authorization code has been used.', 36009);
  if (found === 'expired') return graphError(100, 'This authorization code has expired.', 36007);
  if (found === 'unknown' || !code.startsWith('AQ') || found.grant.clientId !== clientId)
    return graphError(100, 'Invalid verification code format.');
  if (given.get('redirect_uri') !== found.grant.redirectUri) {
    return graphError(
      100,
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
      36008,
    );
  }
  state.grants.spend(code);
  return userToken(found.grant, state);
}

const userToken = (grant: Parameters<FacebookState['grants']['issue']>[1], state: FacebookState) =>
  json({
    access_token: state.grants.issue('EAA', grant, userTokenTtl),
    token_type: 'bearer',
    expires_in: userTokenTtl,
  });

/** GET or POST /{version}/oauth/access_token: a code, a longer life for a token, or the app's own token. */
export function accessToken(request: SimRequest, state: FacebookState): Reply {
  const given = new URLSearchParams([...request.query, ...request.form]);
  if (!given.get('client_id')) return graphError(101, 'Missing client_id parameter.');
  const client = state.clients.byId(given.get('client_id'));
  if (!client) {
    return graphError(101, 'Error validating application. Cannot get application info due to a system error.');
  }
  if (given.get('client_secret') !== client.secret) return graphError(1, 'Error validating client secret.');
  switch (given.get('grant_type') ?? 'authorization_code') {
    case 'authorization_code':
      return fromCode(given, state, client.id);
    case 'client_credentials':
      return json({ access_token: `${client.id}|${client.secret}`, token_type: 'bearer' });
    case 'fb_exchange_token': {
      const found = state.grants.look(given.get('fb_exchange_token') ?? '');
      if (typeof found === 'string') return graphError(190, 'Invalid OAuth access token - Cannot parse access token');
      return userToken(found.grant, state);
    }
    default:
      return graphError(
        100,
        `Invalid grant_type: ${given.get('grant_type')}. Supported types: authorization_code, client_credentials`,
      );
  }
}
