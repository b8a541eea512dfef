import { accountInput } from '../consent/accounts.js';
import { html, initialPicture, json } from '../http/reply.js';
import { serve, type Listening, type Route } from '../http/serve.js';
import { authorize, chooseAccount } from './authorize.js';
import { calendarRoutes } from './calendar-api.js';
import { discovery } from './discovery.js';
import { newGoogleState, type GoogleConfig, type GoogleState } from './google-state.js';
import { revoke, token, userinfo } from './token.js';

const routes = (state: GoogleState): Route[] => [
  ['GET', /^\/\.well-known\/openid-configuration$/, () => json(discovery(state.issuer))],
  ['GET', /^\/o\/oauth2\/v2\/auth$/, (request) => authorize(request, state)],
  ['POST', /^\/o\/oauth2\/v2\/auth$/, (request) => chooseAccount(request, state)],
  ['POST', /^\/(?:oauth2\/v4\/)?token$/, (request) => token(request, state)],
  ['GET', /^\/oauth2\/v3\/userinfo$/, (request) => userinfo(request, state)],
  ['POST', /^\/oauth2\/v3\/userinfo$/, (request) => userinfo(request, state)],
  [
    'GET',
    /^\/oauth2\/v3\/certs$/,
    async () => json(await state.keys.jwks(), 200, { 'cache-control': 'public, max-age=3600' }),
  ],
  ['POST', /^\/revoke$/, (request) => revoke(request, state)],
  ['GET', /^\/a\/(?<id>\d+)$/, ({ params }) => initialPicture(state.accounts.byId(params['id'] ?? '')?.name ?? '')],
  ...calendarRoutes(state),
  // Not Google's: a person takes back what was allowed.
  [
    'POST',
    /^\/simulator\/withdraw$/,
    ({ body }) => {
      state.grants.withdraw(accountInput.pick({ email: true }).parse(JSON.parse(body)).email);
      return json({});
    },
  ],
  // Not Google's: how a test makes the people and the clients it needs.
  [
    'POST',
    /^\/simulator\/accounts$/,
    ({ body }) => json(state.accounts.put(accountInput.parse(JSON.parse(body))), 201),
  ],
  ['POST', /^\/simulator\/clients$/, ({ body }) => json(state.clients.register(body), 201)],
];

/**
 * Google's sign-in (OAuth 2.0 and OpenID Connect) and Google Calendar v3 on a port of this machine.
 * @source https://developers.google.com/identity/openid-connect/openid-connect
 */
export async function startGoogle(
  config: GoogleConfig = {},
): Promise<Listening & { clientId: string; clientSecret: string }> {
  const state = newGoogleState(config);
  const listening = await serve(routes(state), {
    host: config.host ?? '127.0.0.1',
    port: config.port ?? 0,
    notFound: () => html('<title>Error 404 (Not Found)!!1</title>404. That’s an error.', 404),
  });
  state.issuer = listening.url;
  const { id: clientId, secret: clientSecret } = state.clients.first;
  return { ...listening, clientId, clientSecret };
}
