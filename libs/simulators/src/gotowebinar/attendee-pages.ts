import { z } from 'zod';
import { escapeHtml, html, json, type Reply } from '../http/reply.js';
import type { Route, SimRequest } from '../http/serve.js';
import { key } from './goto-json.js';
import { formBody } from './registration-form.js';
import { joinUrlOf, newKey, type Fault, type GotoState, type GotoWebinar, type Registrant } from './goto-state.js';
import { deliver } from './webhooks-api.js';

const page = (title: string, body: string, status = 200): Reply =>
  html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>:root{color-scheme:light dark}body{font:16px/24px system-ui,sans-serif;max-width:40rem;margin:10vh auto;padding:0 16px}button{font:inherit;min-height:44px;padding:8px 16px}</style></head><body><h1>${escapeHtml(title)}</h1>${body}<p><small>GoToWebinar simulator</small></p></body></html>`,
    status,
  );

const attendeesBody = z.object({
  startTime: z.iso.datetime(),
  endTime: z.iso.datetime(),
  attendees: z.array(z.object({ email: z.string(), minutes: z.number() })),
  isShown: z.boolean().default(true),
});
const faultBody = z.strictObject({
  status: z.int().optional(),
  retryAfter: z.int().optional(),
  delayMs: z.int().optional(),
  match: z.string().optional(),
  times: z.int().min(1).max(100).default(1),
});

/** The page behind a join link, and the calls by which a test plays the organizer and the attendees. */
export function attendeeRoutes(state: GotoState): Route[] {
  const joining =
    (work: (webinar: GotoWebinar, registrant: Registrant) => Reply | Promise<Reply>) => (request: SimRequest) => {
      const registrant = state.registrants.get(request.params['registrant'] ?? '');
      const webinar = state.webinars.get(request.params['webinar'] ?? '');
      if (!webinar || registrant?.webinarKey !== webinar.webinarKey)
        return page(
          'This link is not valid',
          '<p>The registration was cancelled, or there is no such webinar.</p>',
          404,
        );
      return work(webinar, registrant);
    };
  const link = /^\/join\/(?<webinar>\d+)\/(?<registrant>\d+)$/;
  return [
    [
      'GET',
      link,
      joining(({ subject }, { firstName, lastName }) =>
        page(
          subject,
          `<p>Joining as <b>${escapeHtml(`${firstName} ${lastName}`)}</b></p><form method="post"><button>Join</button></form>`,
        ),
      ),
    ],
    [
      'POST',
      link,
      joining(async (webinar, { email, registrantKey }) => {
        attend(state, webinar, email);
        const about = { webinarKey: key(webinar.webinarKey), registrantKey: key(registrantKey) };
        await deliver(state, webinar, 'registrant.joined', about);
        return page(webinar.subject, '<p>You are in the webinar.</p>');
      }),
    ],
    // Not GoTo's: what a test needs to see and to set.
    ['GET', /^\/simulator\/webinars$/, () => json([...state.webinars.values()])],
    [
      'GET',
      /^\/simulator\/registrants$/,
      () => json([...state.registrants.values()].map((one) => ({ ...one, joinUrl: joinUrlOf(state, one) }))),
    ],
    ['GET', /^\/simulator\/calls$/, () => json(state.calls)],
    [
      'POST',
      /^\/simulator\/faults$/,
      ({ body }) => {
        const { times, ...fault } = faultBody.parse(JSON.parse(body));
        for (let left = times; left > 0; left -= 1) state.faults.push(fault satisfies Fault);
        return json({ waiting: state.faults.length }, 201);
      },
    ],
    [
      'POST',
      /^\/simulator\/webinars\/(?<webinar>\d+)$/,
      ({ params, body }) => {
        const found = state.webinars.get(params['webinar'] ?? '');
        const set = z.object({ isApproved: z.boolean(), isInSession: z.boolean(), form: formBody }).partial();
        if (found) Object.assign(found, set.parse(JSON.parse(body)));
        return json(found ?? null, found ? 200 : 404);
      },
    ],
    [
      'POST',
      /^\/simulator\/webinars\/(?<webinar>\d+)\/delete$/,
      ({ params }) => json({ isDeleted: state.webinars.delete(params['webinar'] ?? '') }),
    ],
    [
      'POST',
      /^\/simulator\/registrants\/(?<registrant>\d+)$/,
      ({ params, body }) => {
        const found = state.registrants.get(params['registrant'] ?? '');
        const set = z.object({ status: z.enum(['APPROVED', 'WAITING', 'DENIED']) });
        if (found) Object.assign(found, set.parse(JSON.parse(body)));
        return json(found ?? null, found ? 200 : 404);
      },
    ],
    [
      'POST',
      /^\/simulator\/webinars\/(?<webinar>\d+)\/sessions$/,
      ({ params, body }) => {
        const session = {
          sessionKey: newKey(),
          webinarKey: params['webinar'] ?? '',
          ...attendeesBody.parse(JSON.parse(body)),
        };
        state.sessions.push(session);
        return json(session, 201);
      },
    ],
    [
      'POST',
      /^\/simulator\/withdraw$/,
      ({ body }) => {
        state.grants.withdraw(z.object({ email: z.string() }).parse(JSON.parse(body)).email);
        return json({});
      },
    ],
  ];
}

/** Joining by hand counts as forty-five minutes of the first session. */
function attend(state: GotoState, { webinarKey, times }: GotoWebinar, email: string): void {
  const [first] = times;
  if (!first) return;
  const known = state.sessions.find((one) => one.webinarKey === webinarKey);
  const session = known ?? { sessionKey: newKey(), webinarKey, ...first, attendees: [], isShown: true };
  if (!known) state.sessions.push(session);
  if (!session.attendees.some((one) => one.email === email)) session.attendees.push({ email, minutes: 45 });
}
