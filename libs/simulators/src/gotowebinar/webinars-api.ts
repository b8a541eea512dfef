import { z } from 'zod';
import type { Route, SimRequest } from '../http/serve.js';
import { empty, gotoReply, key, notFound, refusal } from './goto-json.js';
import { newKey, organizerKeyOf, type GotoState, type GotoWebinar } from './goto-state.js';
import { organizerCall, signedIn } from './organizer-calls.js';
import { deliver } from './webhooks-api.js';

const times = z.array(z.object({ startTime: z.iso.datetime(), endTime: z.iso.datetime() })).min(1);
const webinarBody = z.object({
  subject: z.string().min(1).max(128),
  description: z.string().max(2048).default(''),
  times,
  timeZone: z.string().default('UTC'),
  type: z.enum(['single_session', 'series', 'sequence']).default('single_session'),
});

/** @source GoToWebinar API v2, "Webinars" */
export function webinarRoutes(state: GotoState): Route[] {
  const webinarOf = ({ params }: SimRequest): GotoWebinar | null => {
    const found = state.webinars.get(params['webinar'] ?? '');
    return found && found.organizer === params['organizer'] ? found : null;
  };
  const one = /\/webinars\/(?<webinar>\d+)/;
  return [
    [
      'GET',
      /^\/admin\/rest\/v1\/me$/,
      signedIn(state, (_request, account) =>
        gotoReply({
          key: key(organizerKeyOf(account)),
          accountKey: key(`8${account.id.slice(1)}`),
          email: account.email,
        }),
      ),
    ],
    organizerCall(state, [
      'POST',
      /\/webinars/,
      ({ body, params }) => {
        const sent = webinarBody.safeParse(JSON.parse(body));
        if (!sent.success) return refusal(400, 'InvalidRequest', z.prettifyError(sent.error));
        const webinarKey = newKey();
        const organizer = params['organizer'] ?? '';
        const form = { fields: [], questions: [] };
        state.webinars.set(webinarKey, {
          ...{ webinarKey, organizer, isApproved: false, isInSession: false, form },
          ...sent.data,
        });
        return gotoReply({ webinarKey: key(webinarKey), recurrenceKey: key(newKey()) }, 201);
      },
    ]),
    organizerCall(state, ['GET', /\/webinars/, (request) => pageOf(request, [...state.webinars.values()])]),
    organizerCall(state, [
      'GET',
      one,
      (request) => {
        const found = webinarOf(request);
        return found ? gotoReply(shown(found)) : notFound();
      },
    ]),
    organizerCall(state, [
      'PUT',
      one,
      (request) => {
        const found = webinarOf(request);
        if (!found) return notFound();
        const sent = webinarBody.partial().safeParse(JSON.parse(request.body));
        if (!sent.success) return refusal(400, 'InvalidRequest', z.prettifyError(sent.error));
        Object.assign(found, sent.data);
        return empty(202);
      },
    ]),
    organizerCall(state, [
      'DELETE',
      one,
      async (request) => {
        const found = webinarOf(request);
        if (!found) return notFound();
        if (found.isInSession) return refusal(409, 'WebinarInSession', 'The webinar is in session.');
        state.webinars.delete(found.webinarKey);
        for (const { registrantKey, webinarKey } of [...state.registrants.values()])
          if (webinarKey === found.webinarKey) state.registrants.delete(registrantKey);
        await deliver(state, found, 'webinar.changed', { webinarKey: key(found.webinarKey), change: 'DELETED' });
        return empty(204);
      },
    ]),
  ];
}

const shown = ({ webinarKey, subject, description, times: of, timeZone, type }: GotoWebinar) => ({
  webinarKey: key(webinarKey),
  subject,
  description,
  times: of,
  timeZone,
  type,
});

/** Both ends of the window are required; `_embedded` is missing when there is nothing in it. */
function pageOf({ query, params }: SimRequest, all: readonly GotoWebinar[]) {
  const [from, to] = ['fromTime', 'toTime'].map((name) => Date.parse(query.get(name) ?? ''));
  if (from === undefined || to === undefined || Number.isNaN(from + to))
    return refusal(400, 'InvalidRequest', 'fromTime and toTime are required.');
  const found = all.filter(
    ({ organizer, times: of }) =>
      organizer === params['organizer'] &&
      of.some(({ startTime }) => Date.parse(startTime) >= from && Date.parse(startTime) <= to),
  );
  const number = Number(query.get('page') ?? 0);
  const size = Math.min(Number(query.get('size') ?? 20), 200);
  const webinars = found.slice(number * size, (number + 1) * size).map(shown);
  return gotoReply({
    ...(webinars.length > 0 ? { _embedded: { webinars } } : {}),
    page: { size, totalElements: found.length, totalPages: Math.ceil(found.length / size), number },
  });
}
