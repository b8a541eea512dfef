import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { json, type Reply } from '../http/reply.js';
import type { Route, SimRequest } from '../http/serve.js';
import { instantOf, roomOf, type GoogleEvent } from './google-calendars.js';
import type { GoogleState } from './google-state.js';

const moment = z.object({ dateTime: z.string().optional(), date: z.string().optional() });
const eventBody = z.looseObject({
  id: z
    .string()
    .regex(/^[a-v0-9]{5,1024}$/)
    .optional(),
  start: moment,
  end: moment,
});
const failureBody = z.object({
  status: z.int().default(500),
  reason: z.string().default('backendError'),
  delayMs: z.int().default(0),
});
const eventScope = 'https://www.googleapis.com/auth/calendar.events';

const refusal = (code: number, reason: string, message: string) =>
  json({ error: { code, message, errors: [{ domain: 'global', reason, message }] } }, code);
const notFound = () => refusal(404, 'notFound', 'Not Found');

type Work = (request: SimRequest, email: string) => Reply;

/**
 * The calls of Google Calendar v3 that a booking product makes, and those by which a test plays the calendar's owner.
 * @source https://developers.google.com/workspace/calendar/api/v3/reference
 */
export function calendarRoutes(state: GoogleState): Route[] {
  const { calendars } = state;
  const signedIn = (work: Work) => async (request: SimRequest) => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers['authorization'] ?? '')?.[1] ?? '';
    const found = state.grants.look(bearer);
    if (typeof found === 'string') return refusal(401, 'authError', 'Invalid Credentials');
    if (!found.grant.scopes.includes(eventScope))
      return refusal(403, 'insufficientPermissions', 'Request had insufficient authentication scopes.');
    const failure = calendars.failures.shift();
    if (failure && failure.delayMs > 0) {
      const late = work(request, found.grant.account.email);
      await wait(failure.delayMs, undefined, { ref: false });
      return late;
    }
    if (failure) return refusal(failure.status, failure.reason, failure.reason);
    return work(request, found.grant.account.email);
  };
  const ofCalendar = (work: (request: SimRequest, events: Map<string, GoogleEvent>, id: string) => Reply) =>
    signedIn((request, email) => {
      const id = decodeURIComponent(request.params['calendar'] ?? '').replace(/^primary$/, email);
      const isOwn = calendars.listOf(email).some((one) => one.id === id);
      return isOwn ? work(request, calendars.in(id), id) : notFound();
    });
  const events = /^\/calendar\/v3\/calendars\/(?<calendar>[^/]+)\/events$/;
  const event = /^\/calendar\/v3\/calendars\/(?<calendar>[^/]+)\/events\/(?<event>[^/]+)$/;
  return [
    [
      'GET',
      /^\/calendar\/v3\/users\/me\/calendarList$/,
      signedIn((_request, email) => json({ kind: 'calendar#calendarList', items: calendars.listOf(email) })),
    ],
    ['GET', events, ofCalendar(({ query }, kept) => json(pageOf(query, [...kept.values()])))],
    [
      'POST',
      events,
      ofCalendar(({ body, query }, _kept, id) => {
        const sent = eventBody.safeParse(JSON.parse(body));
        if (!sent.success) return refusal(400, 'invalid', 'Invalid resource id value.');
        const { id: eventId, conferenceData: _sent, ...fields } = sent.data;
        const room = roomOf(sent.data, query.get('conferenceDataVersion'));
        const made = calendars.insert(id, { ...fields, ...room, ...(eventId ? { id: eventId } : {}) });
        return made ? json(made) : refusal(409, 'duplicate', 'The requested identifier already exists.');
      }),
    ],
    [
      'PUT',
      event,
      ofCalendar(({ body, params, query }, kept) => {
        const before = kept.get(params['event'] ?? '');
        if (!before) return notFound();
        const sent = eventBody.parse(JSON.parse(body));
        const room = roomOf(sent, query.get('conferenceDataVersion'), before);
        const changed = { ...before, ...sent, conferenceData: undefined, ...room, id: before.id };
        kept.set(before.id, changed);
        return json(changed);
      }),
    ],
    [
      'DELETE',
      event,
      ofCalendar(({ params }, kept) => {
        const before = kept.get(params['event'] ?? '');
        if (!before) return notFound();
        if (before.status === 'cancelled') return refusal(410, 'deleted', 'Resource has been deleted');
        kept.set(before.id, { ...before, status: 'cancelled' });
        return { status: 204, headers: {}, body: '' };
      }),
    ],
    // Not Google's: the owner's own hand, and what befalls Google.
    [
      'POST',
      /^\/simulator\/failures$/,
      ({ body }) => json({ waiting: calendars.failures.push(failureBody.parse(JSON.parse(body))) }, 201),
    ],
    [
      'POST',
      /^\/simulator\/calendars\/(?<calendar>[^/]+)\/events$/,
      ({ params, body }) =>
        json(calendars.insert(decodeURIComponent(params['calendar'] ?? ''), eventBody.parse(JSON.parse(body))), 201),
    ],
    [
      'GET',
      /^\/simulator\/calendars\/(?<calendar>[^/]+)\/events$/,
      ({ params }) => {
        const kept = calendars.in(decodeURIComponent(params['calendar'] ?? ''));
        return json([...kept.values()].filter(({ status }) => status !== 'cancelled'));
      },
    ],
  ];
}

/** Single entries that overlap the window, a page at a time; `timeMin` is compared with the end and `timeMax` with the start. */
function pageOf(query: URLSearchParams, all: readonly GoogleEvent[]) {
  const at = (name: string, otherwise: number) => (query.has(name) ? Date.parse(query.get(name) ?? '') : otherwise);
  const [from, to] = [at('timeMin', 0), at('timeMax', Number.MAX_SAFE_INTEGER)];
  const found = all.filter(
    ({ status, start, end }) => status !== 'cancelled' && instantOf(end) > from && instantOf(start) < to,
  );
  const size = Math.min(Number(query.get('maxResults') ?? 250), 2500);
  const skip = Number(query.get('pageToken') ?? 0);
  const items = found.slice(skip, skip + size);
  const isLast = skip + size >= found.length;
  return { kind: 'calendar#events', timeZone: 'UTC', items, ...(isLast ? {} : { nextPageToken: String(skip + size) }) };
}
