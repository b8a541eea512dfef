import { accountInput } from '../consent/accounts.js';
import { initialPicture, json } from '../http/reply.js';
import { serve, type Listening, type Route } from '../http/serve.js';
import { accessToken } from './access-token.js';
import { chooseAccount, dialog } from './dialog.js';
import { newFacebookState, type FacebookConfig, type FacebookState } from './facebook-state.js';
import { graphError } from './graph-error.js';
import { debugToken, me } from './graph.js';

/** A path with or without its version: /v23.0/me is /me. */
const versioned = (path: string) => new RegExp(`^(?:/v\\d{1,2}\\.\\d)?${path}$`);

const routes = (state: FacebookState): Route[] => [
  ['GET', versioned('/dialog/oauth'), (request) => dialog(request, state)],
  ['POST', versioned('/dialog/oauth'), (request) => chooseAccount(request, state)],
  ['GET', versioned('/oauth/access_token'), (request) => accessToken(request, state)],
  ['POST', versioned('/oauth/access_token'), (request) => accessToken(request, state)],
  ['GET', versioned('/me'), (request) => me(request, state)],
  ['GET', versioned('/debug_token'), (request) => debugToken(request, state)],
  [
    'GET',
    /^\/picture\/(?<id>\d+)$/,
    ({ params }) => initialPicture(state.accounts.byId(params['id'] ?? '')?.name ?? ''),
  ],
  // Not Facebook's: how a test makes the people and the clients it needs.
  [
    'POST',
    /^\/simulator\/accounts$/,
    ({ body }) => json(state.accounts.put(accountInput.parse(JSON.parse(body))), 201),
  ],
  ['POST', /^\/simulator\/clients$/, ({ body }) => json(state.clients.register(body), 201)],
];

/** Facebook Login's dialog and the parts of the Graph API it needs; www and graph share one origin here. */
export async function startFacebook(
  config: FacebookConfig = {},
): Promise<Listening & { appId: string; appSecret: string }> {
  const state = newFacebookState(config);
  const listening = await serve(routes(state), {
    host: config.host ?? '127.0.0.1',
    port: config.port ?? 0,
    notFound: ({ path }) => graphError(2500, `Unknown path components: ${path}`),
  });
  state.origin = listening.url;
  const { id: appId, secret: appSecret } = state.clients.first;
  return { ...listening, appId, appSecret };
}
