import { serve, type Listening } from '../http/serve.js';
import { attendeeRoutes } from './attendee-pages.js';
import { notFound } from './goto-json.js';
import { newGotoState, type GotoConfig } from './goto-state.js';
import { registrantRoutes } from './registrants-api.js';
import { signInRoutes } from './sign-in.js';
import { webhookRoutes } from './webhooks-api.js';
import { webinarRoutes } from './webinars-api.js';

/**
 * GoTo's sign-in (OAuth 2.0) and GoToWebinar's API v2 on a port of this machine, with their quirks: keys above 2^53 as bare numbers, 403
 * for a bad token, 409 for a second registration, 429 without Retry-After.
 * @source https://developer.goto.com/GoToWebinarV2
 */
export async function startGotoWebinar(
  config: GotoConfig = {},
): Promise<Listening & { clientId: string; clientSecret: string }> {
  const state = newGotoState(config);
  const routes = [
    ...signInRoutes(state),
    ...webinarRoutes(state),
    ...registrantRoutes(state),
    ...webhookRoutes(state),
    ...attendeeRoutes(state),
  ];
  const listening = await serve(routes, { host: config.host ?? '127.0.0.1', port: config.port ?? 0, notFound });
  state.url = listening.url;
  return { ...listening, clientId: state.clientId, clientSecret: state.clientSecret };
}
