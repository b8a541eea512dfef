import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { Account } from '../consent/accounts.js';
import { json, type Reply } from '../http/reply.js';
import type { Route, SimRequest } from '../http/serve.js';
import { eventFields, instantOf, type GraphEvent } from './graph-calendars.js';
import type { MicrosoftState } from './microsoft-state.js';

const refusal = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  json({ error: { code, message, innerError: { 'request-id': '0' } } }, status, headers);
const notFound = () => refusal(404, 'ErrorItemNotFound', 'The specified object was not found in the store.');
const failureBody = z.strictObject({
  status: z.int().optional(),
  retryAfter: z.number().optional(),
  delayMs: z.int().optional(),
});

/**
 * The calls of Microsoft Graph that a booking product makes, and those by which a test plays the calendar's owner.
 * @source https://learn.microsoft.com/graph/api/resources/calendar
 */
export function graphRoutes(state: MicrosoftState): Route[] {
  const { calendars } = state;
  const signedIn = (work: (request: SimRequest, account: Account) => Reply) => async (request: SimRequest) => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers['authorization'] ?? '')?.[1] ?? '';
    const found = state.grants.look(bearer);
    if (typeof found === 'string')
      return refusal(401, 'InvalidAuthenticationToken', 'Access token has expired or is not yet valid.');
    if (!found.grant.scopes.includes('Calendars.ReadWrite'))
      return refusal(403, 'ErrorAccessDenied', 'Access is denied.');
    const failure = calendars.failures.shift();
    if (failure?.delayMs) {
      const late = work(request, found.grant.account);
      await wait(failure.delayMs, undefined, { ref: false });
      return late;
    }
    if (failure) {
      const { status = 500, retryAfter } = failure;
      return refusal(status, 'TooManyRequests', 'Too many', retryAfter ? { 'retry-after': String(retryAfter) } : {});
    }
    return work(request, found.grant.account);
  };
  const ofCalendar = (work: (request: SimRequest, calendarId: string) => Reply) =>
    signedIn((request, { email }) => {
      const id = decodeURIComponent(request.params['calendar'] ?? '');
      return calendars.listOf(email).some((one) => one.id === id) ? work(request, id) : notFound();
    });
  const ofEvent = (work: (request: SimRequest, event: GraphEvent) => Reply) =>
    signedIn((request, { email }) => {
      const event = calendars.of(email, decodeURIComponent(request.params['event'] ?? ''));
      return event ? work(request, event) : notFound();
    });
  const inCalendar = /^\/v1\.0\/me\/calendars\/(?<calendar>[^/]+)/.source;
  const event = /^\/v1\.0\/me\/events\/(?<event>[^/]+)$/;
  const own = /^\/simulator\/calendars\/(?<calendar>[^/]+)\/events$/;
  return [
    [
      'GET',
      /^\/v1\.0\/me$/,
      signedIn((_request, { id, email, name }) =>
        json({ id, displayName: name, mail: email, userPrincipalName: email }),
      ),
    ],
    ['GET', /^\/v1\.0\/me\/calendars$/, signedIn((_request, { email }) => json({ value: calendars.listOf(email) }))],
    ['GET', new RegExp(`${inCalendar}/calendarView$`), ofCalendar((request, id) => viewOf(request, calendars.in(id)))],
    [
      'GET',
      new RegExp(`${inCalendar}/events$`),
      ofCalendar(({ query }, id) => {
        // Only the filter by an extended property is known.
        const value = /ep\/value eq '([^']+)'/.exec(query.get('$filter') ?? '')?.[1];
        return json({ value: calendars.in(id).filter((one) => value === undefined || isMarked(one, value)) });
      }),
    ],
    [
      'POST',
      new RegExp(`${inCalendar}/events$`),
      ofCalendar(({ body }, id) => {
        const sent = eventFields.safeParse(JSON.parse(body));
        if (!sent.success) return refusal(400, 'RequestBodyRead', 'The request body is not an event.');
        return json(calendars.insert(id, sent.data), 201);
      }),
    ],
    [
      'PATCH',
      event,
      ofEvent(({ body }, found) => json(calendars.change(found, z.looseObject({}).parse(JSON.parse(body))))),
    ],
    [
      'DELETE',
      event,
      ofEvent((_request, { id }) => {
        calendars.remove(id);
        return { status: 204, headers: {}, body: '' };
      }),
    ],
    // Not Microsoft's: the owner's own hand.
    [
      'POST',
      own,
      ({ params, body }) =>
        json(calendars.insert(decodeURIComponent(params['calendar'] ?? ''), eventFields.parse(JSON.parse(body))), 201),
    ],
    ['GET', own, ({ params }) => json(calendars.in(decodeURIComponent(params['calendar'] ?? '')))],
    [
      'POST',
      /^\/simulator\/withdraw$/,
      ({ body }) => {
        state.grants.withdraw(z.object({ email: z.string() }).parse(JSON.parse(body)).email);
        return json({});
      },
    ],
    [
      'POST',
      /^\/simulator\/failures$/,
      ({ body }) => json({ waiting: calendars.failures.push(failureBody.parse(JSON.parse(body))) }, 201),
    ],
  ];
}

const isMarked = ({ singleValueExtendedProperties }: GraphEvent, value: string) =>
  singleValueExtendedProperties.some((property) => property.value === value);

/** Entries that overlap the window, a page at a time, in UTC where the client prefers it. */
function viewOf({ query, headers }: SimRequest, all: readonly GraphEvent[]): Reply {
  const [from, to] = ['startDateTime', 'endDateTime'].map((name) => Date.parse(query.get(name) ?? ''));
  if (from === undefined || to === undefined || Number.isNaN(from + to))
    return refusal(400, 'ErrorInvalidParameter', 'This request requires a time window.');
  const found = all.filter(({ start, end }) => instantOf(end) > from && instantOf(start) < to);
  const [top, skip] = [Number(query.get('$top') ?? 10), Number(query.get('$skip') ?? 0)];
  const next = new URLSearchParams(query);
  next.set('$skip', String(skip + top));
  const isUtc = /outlook\.timezone="UTC"/.test(headers['prefer'] ?? '');
  const inUtc = (at: GraphEvent['start']) =>
    isUtc ? { dateTime: new Date(instantOf(at)).toISOString().replace('Z', '0000'), timeZone: 'UTC' } : at;
  const value = found.slice(skip, skip + top).map((event) => {
    const { start, end, isAllDay } = event;
    return { ...event, ...(isAllDay ? {} : { start: inUtc(start), end: inUtc(end) }) };
  });
  const link = `http://${headers['host']}/v1.0/me/calendars/${encodeURIComponent(all[0]?.calendarId ?? '')}/calendarView?${next}`;
  return json({ value, ...(skip + top < found.length ? { '@odata.nextLink': link } : {}) });
}
