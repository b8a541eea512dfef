import { z } from 'zod';
import type { Reply } from '../http/reply.js';
import type { Route, SimRequest } from '../http/serve.js';
import { empty, fromJson, gotoReply, key, notFound, refusal } from './goto-json.js';
import { missingAnswer, shownForm } from './registration-form.js';
import { joinUrlOf, newKey, type GotoState, type GotoWebinar, type Registrant } from './goto-state.js';
import { organizerCall } from './organizer-calls.js';
import { deliver } from './webhooks-api.js';

const registrantBody = z.looseObject({ firstName: z.string().min(1), lastName: z.string().min(1), email: z.email() });

/** A join link is shown only to approved registrants. */
const shown = (state: GotoState, registrant: Registrant) => {
  const { registrantKey, firstName, lastName, email, status, more } = registrant;
  const joinUrl = status === 'APPROVED' ? { joinUrl: joinUrlOf(state, registrant) } : {};
  return { ...more, registrantKey: key(registrantKey), firstName, lastName, email, status, ...joinUrl };
};

/** @source GoToWebinar API v2, "Registrants", "Sessions" and "Attendees" */
export function registrantRoutes(state: GotoState): Route[] {
  const ofWebinar =
    (work: (request: SimRequest, webinar: GotoWebinar) => Reply | Promise<Reply>) => (request: SimRequest) => {
      const found = state.webinars.get(request.params['webinar'] ?? '');
      return found && found.organizer === request.params['organizer'] ? work(request, found) : notFound();
    };
  const all = (webinarKey: string) => [...state.registrants.values()].filter((one) => one.webinarKey === webinarKey);
  const named = ({ params }: SimRequest, { webinarKey }: GotoWebinar) => {
    const found = state.registrants.get(params['registrant'] ?? '');
    return found?.webinarKey === webinarKey ? found : null;
  };
  const sessionsOf = (webinarKey: string) =>
    state.sessions.filter((one) => one.webinarKey === webinarKey && one.isShown);
  const base = /\/webinars\/(?<webinar>\d+)/.source;
  return [
    organizerCall(state, [
      'POST',
      new RegExp(`${base}/registrants`),
      ofWebinar(async ({ body, headers }, webinar) => {
        const sent = registrantBody.safeParse(fromJson(body));
        if (!sent.success) return refusal(400, 'InvalidRequest', z.prettifyError(sent.error));
        const { firstName, lastName, email, ...rest } = sent.data;
        const missing = missingAnswer(webinar.form, rest);
        if (missing !== null) return refusal(400, 'InvalidRequest', `${missing} is required.`);
        const isKnown = all(webinar.webinarKey).some((one) => one.email.toLowerCase() === email.toLowerCase());
        if (isKnown) return refusal(409, 'AlreadyRegistered', 'The user is already registered');
        // Other fields are dropped without a word for the old media type.
        const more = headers['accept'] === 'application/json' ? rest : {};
        const status = webinar.isApproved ? 'WAITING' : 'APPROVED';
        const { webinarKey } = webinar;
        const made: Registrant = { registrantKey: newKey(), webinarKey, firstName, lastName, email, status, more };
        state.registrants.set(made.registrantKey, made);
        const about = { webinarKey: key(webinarKey), registrantKey: key(made.registrantKey) };
        await deliver(state, webinar, 'registrant.added', about);
        const { registrantKey, joinUrl, status: given } = { joinUrl: undefined, ...shown(state, made) };
        return gotoReply({ registrantKey, joinUrl, status: given }, 201);
      }),
    ]),
    organizerCall(state, [
      'GET',
      new RegExp(`${base}/registrants`),
      ofWebinar((_request, { webinarKey }) => gotoReply(all(webinarKey).map((one) => shown(state, one)))),
    ]),
    organizerCall(state, [
      'GET',
      new RegExp(`${base}/registrants/fields`),
      ofWebinar((_request, { form }) => gotoReply(shownForm(form))),
    ]),
    organizerCall(state, [
      'GET',
      new RegExp(`${base}/registrants/(?<registrant>\\d+)`),
      ofWebinar((request, webinar) => {
        const found = named(request, webinar);
        return found ? gotoReply(shown(state, found)) : notFound();
      }),
    ]),
    organizerCall(state, [
      'DELETE',
      new RegExp(`${base}/registrants/(?<registrant>\\d+)`),
      ofWebinar((request, webinar) => {
        const found = named(request, webinar);
        if (!found) return notFound();
        state.registrants.delete(found.registrantKey);
        return empty(204);
      }),
    ]),
    organizerCall(state, [
      'GET',
      new RegExp(`${base}/sessions`),
      ofWebinar((_request, { webinarKey }) =>
        gotoReply(
          sessionsOf(webinarKey).map(({ sessionKey, startTime, endTime, attendees }) => ({
            ...{ sessionKey: key(sessionKey), webinarKey: key(webinarKey), startTime, endTime },
            registrantsAttended: attendees.length,
          })),
        ),
      ),
    ]),
    organizerCall(state, [
      'GET',
      new RegExp(`${base}/sessions/(?<session>\\d+)/attendees`),
      ofWebinar(({ params }, { webinarKey }) => {
        const session = sessionsOf(webinarKey).find(({ sessionKey }) => sessionKey === params['session']);
        if (!session) return notFound();
        return gotoReply(
          session.attendees.flatMap(({ email, minutes }) => {
            const registrant = all(webinarKey).find((one) => one.email === email);
            const leaveTime = new Date(Date.parse(session.startTime) + minutes * 60_000).toISOString();
            return registrant
              ? [
                  {
                    ...{ registrantKey: key(registrant.registrantKey), email, attendanceTimeInSeconds: minutes * 60 },
                    attendance: [{ joinTime: session.startTime, leaveTime }],
                  },
                ]
              : [];
          }),
        );
      }),
    ]),
  ];
}
