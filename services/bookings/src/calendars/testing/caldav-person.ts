import { connectCalendar, type CalendarAccountView } from '@linkyard/contracts';
import type { BookingsHarness, Creator } from '../../testing/bookings-harness.js';

/** One of the people of the suite's CalDAV server, each of whom is used once. */
export class CalDavPerson {
  private static count = 0;
  private readonly authorization: string;
  readonly calendarPath: string;

  private constructor(
    readonly username: string,
    readonly password: string,
    private readonly url: string,
  ) {
    this.authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    this.calendarPath = `/${username}/work/`;
  }

  /** With a calendar named Work. @param from the first number, so that suites of one run do not meet */
  static async next(url: string, from: number): Promise<CalDavPerson> {
    const username = `host${from + CalDavPerson.count++}`;
    const person = new CalDavPerson(username, process.env['CALDAV_TEST_PASSWORD'] ?? '', url);
    const made = await person.send('MKCALENDAR', person.calendarPath, calendar);
    if (made.status !== 201) throw new Error(`MKCALENDAR was answered with ${made.status}`);
    return person;
  }

  async connect(bookings: BookingsHarness, ctx: Creator, serverUrl: string): Promise<CalendarAccountView> {
    const { username, password } = this;
    const request = { provider: 'caldav' as const, serverUrl, username, password };
    const { account } = await bookings.call(connectCalendar, request, ctx);
    if (!account) throw new Error('nothing was connected');
    return account;
  }

  /** Lines of a VEVENT or a VTIMEZONE. */
  async put(name: string, ...lines: string[]): Promise<void> {
    const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//spec//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n');
    const { status } = await this.send('PUT', `${this.calendarPath}${name}.ics`, text);
    if (status !== 201) throw new Error(`PUT was answered with ${status}`);
  }

  /** The whole calendar as one file. */
  async read(): Promise<string> {
    return (await this.send('GET', this.calendarPath)).text();
  }

  private send(method: string, path: string, body?: string): Promise<Response> {
    const headers = { authorization: this.authorization, 'content-type': 'text/calendar; charset=utf-8' };
    return fetch(`${this.url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  }
}

const calendar = `<?xml version="1.0" encoding="utf-8"?>
<c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>Work</d:displayname>
<c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`;
