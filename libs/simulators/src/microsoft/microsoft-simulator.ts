import { accountInput } from '../consent/accounts.js';
import { json } from '../http/reply.js';
import { serve, type Listening, type Route } from '../http/serve.js';
import { graphRoutes } from './graph-api.js';
import { newMicrosoftState, type MicrosoftConfig, type MicrosoftState } from './microsoft-state.js';
import { authorize, chooseAccount, token } from './sign-in.js';

const tenant = /^\/(?:common|organizations|consumers)/.source;

const routes = (state: MicrosoftState): Route[] => [
  ['GET', new RegExp(`${tenant}/oauth2/v2\\.0/authorize$`), (request) => authorize(request, state)],
  ['POST', new RegExp(`${tenant}/oauth2/v2\\.0/authorize$`), (request) => chooseAccount(request, state)],
  ['POST', new RegExp(`${tenant}/oauth2/v2\\.0/token$`), (request) => token(request, state)],
  ...graphRoutes(state),
  // Not Microsoft's: how a test makes the people it needs.
  [
    'POST',
    /^\/simulator\/accounts$/,
    ({ body }) => json(state.accounts.put(accountInput.parse(JSON.parse(body))), 201),
  ],
];

/**
 * Microsoft's sign-in (OAuth 2.0) and the calendars of Microsoft Graph on a port of this machine.
 * @source https://learn.microsoft.com/entra/identity-platform/v2-oauth2-auth-code-flow
 */
export async function startMicrosoft(
  config: MicrosoftConfig = {},
): Promise<Listening & { clientId: string; clientSecret: string }> {
  const state = newMicrosoftState(config);
  const listening = await serve(routes(state), {
    host: config.host ?? '127.0.0.1',
    port: config.port ?? 0,
    notFound: () => json({ error: { code: 'BadRequest', message: 'Resource not found for the segment.' } }, 404),
  });
  return { ...listening, clientId: state.clientId, clientSecret: state.clientSecret };
}
