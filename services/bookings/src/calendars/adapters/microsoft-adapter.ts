import { hashToken } from '@linkyard/crypto';
import { ProviderError } from '@linkyard/egress';
import type { Range } from '@linkyard/slots';
import { dayRange } from '@linkyard/time';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { zoneNamed } from '../ics/ics-zones.js';
import type {
  BusyEntry,
  BusyReply,
  CalendarAdapter,
  FoundCalendar,
  Written,
  WrittenEvent,
} from './calendar-adapter.js';
import type { JsonApi } from './json-api.js';

const next = { '@odata.nextLink': z.string().optional() };
const person = z.object({
  id: z.string(),
  mail: z.string().nullish(),
  userPrincipalName: z.string().default(''),
});
const calendarPage = z.object({
  ...next,
  value: z.array(
    z.object({
      id: z.string(),
      name: z.string().default('Calendar'),
      isDefaultCalendar: z.boolean().default(false),
      canEdit: z.boolean().default(false),
    }),
  ),
});
const moment = z.object({ dateTime: z.string(), timeZone: z.string().default('UTC') });
const graphEvent = z.object({
  iCalUId: z.string().default(''),
  isAllDay: z.boolean().default(false),
  isCancelled: z.boolean().default(false),
  showAs: z.string().default('busy'),
  responseStatus: z.object({ response: z.string().default('') }).nullish(),
  start: moment,
  end: moment,
  singleValueExtendedProperties: z.array(z.object({ id: z.string(), value: z.string() })).default([]),
});
type GraphEvent = z.output<typeof graphEvent>;
const eventPage = z.object({ ...next, value: z.array(graphEvent) });
const named = z.object({ id: z.string() });
const namedList = z.object({ value: z.array(named) });

const maxPages = 40;
/** The property by which entries of ours are known again; the id is this product's own. */
const uidProperty = 'String {6f4d3c52-8a0b-4f6e-9b36-2f0f1f0a7c11} Name LinkyardUid';
const prefer = { prefer: 'outlook.timezone="UTC", IdType="ImmutableId"' };

/** @source https://learn.microsoft.com/graph/api/resources/calendar; providers/calendars-webinars 2 */
export class MicrosoftAdapter implements CalendarAdapter {
  constructor(
    private readonly api: JsonApi,
    private readonly parts: { apiUrl: string; zone: string },
  ) {}

  async describe() {
    const { id, mail, userPrincipalName } = await this.api.read({ method: 'GET', path: '/me' }, person);
    const calendars: FoundCalendar[] = [];
    for await (const { value } of this.pages('/me/calendars?$top=100', calendarPage))
      for (const { id: calendarId, name, isDefaultCalendar: primary, canEdit: canWrite } of value)
        calendars.push({ id: calendarId, name, primary, canWrite });
    if (calendars.length === 0)
      throw new ProviderError('invalid_credentials', 'Microsoft gave no access to the calendars');
    return { accountKey: id, email: mail || userPrincipalName, calendars };
  }

  /** The calendar view serves personal accounts too, which getSchedule refuses, and expands what recurs. */
  async busy(calendarId: string, { from, to }: Range): Promise<BusyReply> {
    const query = new URLSearchParams({
      startDateTime: new Date(from).toISOString(),
      endDateTime: new Date(to).toISOString(),
      $top: '200',
      $expand: `singleValueExtendedProperties($filter=id eq '${uidProperty}')`,
    });
    const busy: BusyEntry[] = [];
    const unknown = new Set<string>();
    for await (const { value } of this.pages(`${calendarPath(calendarId)}/calendarView?${query}`, eventPage))
      for (const event of value.filter(isBusy)) busy.push(...entryOf(event, this.parts.zone, unknown));
    return { busy, unknownZones: [...unknown] };
  }

  async put(calendarId: string, event: WrittenEvent, ref: string): Promise<Written> {
    const { uid, sequence, title: subject, description, location, from, to } = event;
    const body = {
      subject,
      body: { contentType: 'text', content: description },
      location: { displayName: location },
      start: { dateTime: wallIn(from), timeZone: 'UTC' },
      end: { dateTime: wallIn(to), timeZone: 'UTC' },
      showAs: 'busy',
      singleValueExtendedProperties: [{ id: uidProperty, value: uid }],
    };
    const known = ref || (await this.find(calendarId, uid));
    if (known !== '') {
      const changed = await this.api.send({ method: 'PATCH', path: eventPath(known), body, headers: prefer });
      if (changed.status < 300) return { ref: known, roomUrl: '' };
    }
    // A request that is repeated after its answer was lost makes no second entry.
    const transactionId = hashToken(`${uid}:${sequence}`).slice(0, 32);
    const path = `${calendarPath(calendarId)}/events`;
    const made = await this.api.read(
      { method: 'POST', path, body: { ...body, transactionId }, headers: prefer },
      named,
    );
    return { ref: made.id, roomUrl: '' };
  }

  async remove(_calendarId: string, ref: string): Promise<void> {
    const { status } = await this.api.send({ method: 'DELETE', path: eventPath(ref), headers: prefer });
    if (status >= 300 && status !== 404 && status !== 410)
      throw new ProviderError('unavailable', `The entry was answered with ${status}`);
  }

  /** @returns the entry of a booking whose name at the provider was lost, or an empty text */
  private async find(calendarId: string, uid: string): Promise<string> {
    const filter = `singleValueExtendedProperties/Any(ep: ep/id eq '${uidProperty}' and ep/value eq '${uid}')`;
    const path = `${calendarPath(calendarId)}/events?${new URLSearchParams({ $filter: filter })}`;
    const { value } = await this.api.read({ method: 'GET', path, headers: prefer }, namedList);
    return value[0]?.id ?? '';
  }

  private async *pages<Page extends { '@odata.nextLink'?: string | undefined }>(
    first: string,
    schema: z.ZodType<Page>,
  ): AsyncGenerator<Page> {
    let path = first;
    for (let page = 0; page < maxPages; page += 1) {
      const found = await this.api.read({ method: 'GET', path, headers: prefer }, schema);
      yield found;
      const link = found['@odata.nextLink'];
      if (link === undefined) return;
      // The token goes to Graph and nowhere else, whatever a reply names.
      if (!link.startsWith(`${this.parts.apiUrl}/`))
        throw new ProviderError('invalid_reply', 'The next page is at another address');
      path = link.slice(this.parts.apiUrl.length);
    }
    throw new ProviderError('invalid_reply', 'The calendar has too many entries');
  }
}

const calendarPath = (calendarId: string) => `/me/calendars/${encodeURIComponent(calendarId)}`;
const eventPath = (ref: string) => `/me/events/${encodeURIComponent(ref)}`;
const wallIn = (at: Date) => at.toISOString().replace('Z', '');

const isBusy = ({ isCancelled, showAs, responseStatus }: GraphEvent): boolean =>
  !isCancelled && showAs !== 'free' && showAs !== 'workingElsewhere' && responseStatus?.response !== 'declined';

/** @param unknown gets the names of zones that nothing explains */
export function entryOf(event: GraphEvent, ownZone: string, unknown: Set<string>): BusyEntry[] {
  const instant = ({ dateTime, timeZone }: GraphEvent['start']) => {
    // All-day entries are dates of their owner, whatever zone stands beside them.
    if (event.isAllDay) return dayRange(ownZone, dateTime.slice(0, 10)).from;
    const zone = timeZone === 'UTC' ? 'UTC' : zoneNamed(timeZone);
    if (zone === null) unknown.add(timeZone);
    return Temporal.PlainDateTime.from(dateTime.replace(/Z$/, '')).toZonedDateTime(zone ?? ownZone).epochMilliseconds;
  };
  const [from, to] = [instant(event.start), instant(event.end)];
  const uid = event.singleValueExtendedProperties.find(({ id }) => id.endsWith('LinkyardUid'))?.value ?? event.iCalUId;
  return from < to ? [{ from, to, uid }] : [];
}
