import { setTimeout as wait } from 'node:timers/promises';
import type { Account } from '../consent/accounts.js';
import type { Reply } from '../http/reply.js';
import type { Handler, Route, SimRequest } from '../http/serve.js';
import { refusal } from './goto-json.js';
import { isOrganizerOf, type GotoState } from './goto-state.js';

type Work = (request: SimRequest, account: Account) => Reply | Promise<Reply>;

/** A bad token is answered with 403, and a limit that is used up with 429 without Retry-After. */
export const signedIn =
  (state: GotoState, work: Work): Handler =>
  async (request) => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers['authorization'] ?? '')?.[1] ?? '';
    const found = state.grants.look(bearer);
    if (typeof found === 'string') return refusal(403, 'InvalidToken', 'Invalid token passed');
    const name = `${request.method} ${request.path}`;
    const at = state.faults.findIndex(({ match }) => match === undefined || name.includes(match));
    const [fault] = at < 0 ? [] : state.faults.splice(at, 1);
    const done = fault?.status === undefined ? await work(request, found.grant.account) : null;
    if (done) state.calls.push(name);
    if (fault?.delayMs) await wait(fault.delayMs, undefined, { ref: false });
    if (done) return done;
    const { status = 500, retryAfter } = fault ?? {};
    return refusal(status, 'Failure', 'The call failed.', retryAfter ? { 'retry-after': String(retryAfter) } : {});
  };

/** Calls below /G2W/rest/v2/organizers/{key}, which must be the caller's own. */
export const organizerCall = (
  state: GotoState,
  [method, path, work]: readonly [method: Route[0], path: RegExp, work: Work],
): Route => [
  method,
  new RegExp(`^/G2W/rest/v2/organizers/(?<organizer>[^/]+)${path.source}$`),
  signedIn(state, (request, account) =>
    isOrganizerOf(account, request.params['organizer'] ?? '')
      ? work(request, account)
      : refusal(403, 'AccessDenied', 'The organizer is another one.'),
  ),
];
