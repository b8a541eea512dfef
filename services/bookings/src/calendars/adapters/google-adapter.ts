import { hashToken } from '@linkyard/crypto';
import { jsonOf, ProviderError } from '@linkyard/egress';
import type { Range } from '@linkyard/slots';
import { dayRange } from '@linkyard/time';
import { z } from 'zod';
import type { BusyEntry, BusyReply, CalendarAdapter, Written, WrittenEvent } from './calendar-adapter.js';
import type { JsonApi } from './json-api.js';

const calendarList = z.object({
  items: z
    .array(
      z.object({
        id: z.string(),
        summary: z.string().default(''),
        primary: z.boolean().default(false),
        accessRole: z.string().default('reader'),
      }),
    )
    .default([]),
});
const moment = z.object({ dateTime: z.string().optional(), date: z.string().optional() });
const events = z.object({
  timeZone: z.string().default('UTC'),
  nextPageToken: z.string().optional(),
  items: z
    .array(
      z.object({
        status: z.string().default('confirmed'),
        transparency: z.string().default('opaque'),
        iCalUID: z.string().default(''),
        start: moment.optional(),
        end: moment.optional(),
        attendees: z
          .array(z.object({ self: z.boolean().default(false), responseStatus: z.string().default('') }))
          .default([]),
        extendedProperties: z.object({ private: z.record(z.string(), z.string()).default({}) }).optional(),
      }),
    )
    .default([]),
});
type GoogleEvent = z.output<typeof events>['items'][number];
const withRoom = z.object({
  hangoutLink: z.string().default(''),
  conferenceData: z
    .object({ createRequest: z.object({ status: z.object({ statusCode: z.string() }).optional() }).optional() })
    .optional(),
});

const maxPages = 20;

/** @source https://developers.google.com/workspace/calendar/api/v3/reference */
export class GoogleAdapter implements CalendarAdapter {
  constructor(private readonly api: JsonApi) {}

  async describe() {
    const { items } = await this.api.read(
      { method: 'GET', path: '/users/me/calendarList?maxResults=250' },
      calendarList,
    );
    const primary = items.find((one) => one.primary);
    if (!primary) throw new ProviderError('invalid_credentials', 'Google gave no access to the calendars');
    const calendars = items.map(({ id, summary: name, primary: isPrimary, accessRole }) => ({
      ...{ id, name, primary: isPrimary },
      canWrite: accessRole === 'owner' || accessRole === 'writer',
    }));
    return { accountKey: primary.id, email: primary.id, calendars };
  }

  /** Entries, not free/busy: an entry says whether it is one of ours, and a calendar that fails is an error instead of a free one. */
  async busy(calendarId: string, { from, to }: Range): Promise<BusyReply> {
    const busy: BusyEntry[] = [];
    let pageToken = '';
    for (let page = 0; page < maxPages; page += 1) {
      const query = new URLSearchParams({
        singleEvents: 'true',
        maxResults: '2500',
        timeMin: new Date(from).toISOString(),
        timeMax: new Date(to).toISOString(),
        ...(pageToken ? { pageToken } : {}),
      });
      const path = `${pathOf(calendarId)}?${query}`;
      const { items, timeZone, nextPageToken } = await this.api.read({ method: 'GET', path }, events);
      busy.push(...items.filter(isBusy).flatMap((event) => entryOf(event, timeZone)));
      if (!nextPageToken) return { busy, unknownZones: [] };
      pageToken = nextPageToken;
    }
    throw new ProviderError('invalid_reply', 'The calendar has too many entries');
  }

  async put(calendarId: string, event: WrittenEvent, ref: string): Promise<Written> {
    // Letters a-v and digits: a repeated insert answers 409 instead of making a second entry.
    const id = ref || hashToken(event.uid);
    const { uid, title: summary, description, location, from, to, wantsRoom } = event;
    // The same request id makes one room. Without the version, Google keeps the room that is there.
    const conferenceData = { createRequest: { requestId: id, conferenceSolutionKey: { type: 'hangoutsMeet' } } };
    const query = `sendUpdates=none${wantsRoom ? '&conferenceDataVersion=1' : ''}`;
    const body = {
      ...{ id, summary, description, location, status: 'confirmed' },
      start: { dateTime: from.toISOString() },
      end: { dateTime: to.toISOString() },
      extendedProperties: { private: { linkyard: uid } },
      ...(wantsRoom ? { conferenceData } : {}),
    };
    const replace = { method: 'PUT', path: `${pathOf(calendarId)}/${id}?${query}`, body } as const;
    const changed = ref === '' ? null : await this.api.send(replace);
    if (changed && changed.status < 300) return { ref: id, roomUrl: roomIn(changed.text) };
    const made = await this.api.send({ method: 'POST', path: `${pathOf(calendarId)}?${query}`, body });
    const { status, text } = made.status === 409 ? await this.api.send(replace) : made;
    if (status >= 300) throw new ProviderError('unavailable', `The entry was answered with ${status}`);
    return { ref: id, roomUrl: roomIn(text) };
  }

  async remove(calendarId: string, ref: string): Promise<void> {
    const { status } = await this.api.send({
      method: 'DELETE',
      path: `${pathOf(calendarId)}/${encodeURIComponent(ref)}?sendUpdates=none`,
    });
    if (status >= 300 && status !== 404 && status !== 410)
      throw new ProviderError('unavailable', `The entry was answered with ${status}`);
  }
}

const pathOf = (calendarId: string) => `/calendars/${encodeURIComponent(calendarId)}/events`;

/** @source https://developers.google.com/workspace/calendar/api/guides/create-events#conferencing */
function roomIn(text: string): string | null {
  const { hangoutLink = '', conferenceData } = withRoom.safeParse(jsonOf(text)).data ?? {};
  const isPending = conferenceData?.createRequest?.status?.statusCode === 'pending';
  return hangoutLink === '' && isPending ? null : hangoutLink;
}

const isBusy = ({ status, transparency, attendees }: GoogleEvent): boolean =>
  status !== 'cancelled' &&
  transparency !== 'transparent' &&
  !attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined');

function entryOf({ start, end, iCalUID, extendedProperties }: GoogleEvent, zone: string): BusyEntry[] {
  const instant = (at: z.output<typeof moment> | undefined) =>
    at?.dateTime ? Date.parse(at.dateTime) : at?.date ? dayRange(zone, at.date).from : Number.NaN;
  const [from, to] = [instant(start), instant(end)];
  return from < to ? [{ from, to, uid: extendedProperties?.private['linkyard'] ?? iCalUID }] : [];
}
