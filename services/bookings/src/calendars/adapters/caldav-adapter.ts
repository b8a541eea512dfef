import { EgressError, ProviderError, unavailableOf, type GuardedRequest } from '@linkyard/egress';
import type { Range } from '@linkyard/slots';
import { DAVClient, type DAVCalendar } from 'tsdav';
import { z } from 'zod';
import { eventFile } from '../ics/event-file.js';
import type { BusyReply, CalendarAdapter, FileParts, Written, WrittenEvent } from './calendar-adapter.js';

interface CalDavSecrets {
  serverUrl: string;
  username: string;
  password: string;
}

const limits = { maxBytes: 16_000_000, timeoutMs: 8_000 };

/** A calendar server with a user name and a password: iCloud, Nextcloud, Fastmail, Radicale. @source RFC 4791 */
export class CalDavAdapter implements CalendarAdapter {
  private readonly client: DAVClient;
  private isReady: Promise<void> | null = null;
  /** Why the server gave no answer: tsdav would go on asking at other addresses, each for the whole time limit. */
  private silence: ProviderError | null = null;

  constructor(
    private readonly secrets: CalDavSecrets,
    private readonly parts: FileParts & { request: GuardedRequest },
  ) {
    const { serverUrl, username, password } = secrets;
    this.client = new DAVClient({
      serverUrl,
      credentials: { username, password },
      authMethod: 'Basic',
      defaultAccountType: 'caldav',
      fetch: (input, init = {}) => this.send(String(input), init),
    });
  }

  async describe() {
    const calendars = (await this.calendars()).map((calendar, index) => ({
      id: calendar.url,
      name: typeof calendar.displayName === 'string' && calendar.displayName ? calendar.displayName : 'Calendar',
      primary: index === 0,
      canWrite: true,
    }));
    if (calendars.length === 0) throw new ProviderError('invalid_reply', 'The server has no calendar for events');
    const { serverUrl, username } = this.secrets;
    return { accountKey: `${new URL(serverUrl).host}:${username}`, email: username, calendars };
  }

  async busy(calendarId: string, window: Range): Promise<BusyReply> {
    await this.ready();
    const timeRange = { start: new Date(window.from).toISOString(), end: new Date(window.to).toISOString() };
    // Some servers name their objects without .ics, which tsdav leaves out by itself.
    const objects = await this.client
      .fetchCalendarObjects({ calendar: { url: calendarId }, timeRange, urlFilter: () => true })
      .catch(unavailable);
    const files = objects.flatMap(({ data }) => (typeof data === 'string' && data !== '' ? [data] : []));
    const { ics, zone, tooComplex } = this.parts;
    const addresses = files.some((file) => file.includes('DECLINED')) ? await this.addresses() : [];
    return ics.read({ files, window, owner: { zone, addresses } }, tooComplex);
  }

  async put(calendarId: string, event: WrittenEvent, ref: string): Promise<Written> {
    const url = ref || new URL(`${encodeURIComponent(event.uid)}.ics`, withSlash(calendarId)).href;
    const headers = { ...this.credentials(), 'content-type': 'text/calendar; charset=utf-8' };
    // Without a condition it replaces what it has written before: repeating it is harmless.
    const { status } = await this.request(url, { method: 'PUT', headers, body: eventFile(event) });
    if (status >= 300) throw new ProviderError('unavailable', `PUT was answered with ${status}`);
    return { ref: url, roomUrl: '' };
  }

  async remove(_calendarId: string, ref: string): Promise<void> {
    const { status } = await this.request(ref, { method: 'DELETE', headers: this.credentials() });
    if (status >= 300 && status !== 404 && status !== 410)
      throw new ProviderError('unavailable', `DELETE was answered with ${status}`);
  }

  /** Under which the server knows the owner. @source RFC 6638 2.4.1 */
  private async addresses(): Promise<string[]> {
    const url = this.client.account?.principalUrl;
    const props = { 'c:calendar-user-address-set': {} };
    const found = url ? await this.client.propfind({ url, props, depth: '0' }).catch(unavailable) : [];
    const hrefs = found.flatMap((one) => addressSet.safeParse(one.props?.['calendarUserAddressSet']).data ?? []);
    return [this.secrets.username, ...hrefs, ...(await this.parts.addresses())];
  }

  private async calendars(): Promise<DAVCalendar[]> {
    await this.ready();
    const found = await this.client.fetchCalendars().catch(unavailable);
    return found.filter(({ components }) => !components || components.includes('VEVENT'));
  }

  private ready(): Promise<void> {
    this.isReady ??= this.client.login().catch(unavailable);
    return this.isReady;
  }

  private credentials(): Record<string, string> {
    const { username, password } = this.secrets;
    return { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
  }

  /** What tsdav uses for fetch. It takes an error for an empty list, so that an error must not come back as a reply. */
  private async send(url: string, init: RequestInit): Promise<Response> {
    const reply = await this.request(url, {
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === 'string' ? { body: init.body } : {}),
      ...(init.redirect === 'manual' ? { maxRedirects: 0 } : {}),
    });
    const { status, headers, body } = reply;
    if (status >= 400 && init.method === 'REPORT')
      throw new ProviderError('unavailable', `REPORT was answered with ${status}`);
    const { 'content-encoding': _encoding, 'content-length': _length, ...kept } = headers;
    const response = new Response(status === 204 || status === 304 ? null : body.toString('utf8'), {
      status,
      headers: kept,
    });
    Object.defineProperty(response, 'url', { value: reply.url });
    return response;
  }

  private async request(
    url: string,
    options: { method: string; headers: Record<string, string>; body?: string; maxRedirects?: number },
  ) {
    if (this.silence) throw this.silence;
    const reply = await this.parts.request(url, { ...options, ...limits }).catch((error: unknown) => {
      if (!(error instanceof EgressError)) throw error;
      this.silence = new ProviderError('unavailable', `CalDAV: ${error.reason}`, { cause: error });
      throw this.silence;
    });
    const { status } = reply;
    if (status === 401 || status === 403)
      throw new ProviderError('invalid_credentials', `The server answered ${status}`);
    const unavailable = unavailableOf({ status, headers: new Headers(reply.headers) });
    if (unavailable) throw unavailable;
    return reply;
  }
}

/** One address or several, each with attributes or without. */
const address = z.union([z.string(), z.object({ _text: z.string() }).transform(({ _text }) => _text)]);
const addressSet = z
  .object({ href: z.union([address.transform((one) => [one]), z.array(address)]) })
  .transform(({ href }) => href);

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`);

function unavailable(error: unknown): never {
  if (error instanceof ProviderError) throw error;
  throw new ProviderError('invalid_reply', 'The server does not answer as a calendar server', { cause: error });
}
