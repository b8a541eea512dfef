import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connectCalendar, listCalendars, listSlots, type CalendarAccountView } from '@linkyard/contracts';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { hourMs } from '@linkyard/time';
import { Temporal } from 'temporal-polyfill';
import { BookingsHarness } from '../testing/bookings-harness.js';
import { CalDavPerson } from './testing/caldav-person.js';
import { calendarScenarios, type CalendarServer } from './testing/calendar-scenarios.js';
import { FaultyProxy } from './testing/faulty-proxy.js';

const url = process.env['CALDAV_TEST_URL'] ?? '';
const compact = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');

/** The wall clock of New York, by rules of the file's own: they differ from the IANA ones by nothing but the name. */
const ownZone = [
  ...['BEGIN:VTIMEZONE', 'TZID:Office', 'BEGIN:STANDARD', 'DTSTART:20071104T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:20070311T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'],
  ...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];

if (url) {
  calendarScenarios('CalDAV (Radicale)', async (): Promise<CalendarServer> => {
    const proxy = await FaultyProxy.start(url);
    // Read once for the whole file.
    process.env['EGRESS_ALLOW_HOSTS'] = `${proxy.host},${new URL(url).host}`;
    const people = new Map<string, CalDavPerson>();
    const personOf = ({ email }: CalendarAccountView) => {
      const person = people.get(email);
      if (!person) throw new Error(`${email} has not been connected`);
      return person;
    };
    return {
      proxy,
      connect: async (bookings, ctx) => {
        const person = await CalDavPerson.next(url, 1);
        people.set(person.username, person);
        return person.connect(bookings, ctx, proxy.url);
      },
      add: (account, from, to) =>
        personOf(account).put(
          'dentist',
          ...['BEGIN:VEVENT', 'UID:dentist', 'DTSTAMP:20260101T000000Z'],
          ...[`DTSTART:${compact(from)}`, `DTEND:${compact(to)}`, 'SUMMARY:Dentist', 'END:VEVENT'],
        ),
      expectStarts: async (account, starts) => {
        const text = await personOf(account).read();
        const instants = [...text.matchAll(/^DTSTART:(\d{8}T\d{6}Z)/gm)].map(([, at = '']) =>
          new Date(at.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5')).toISOString(),
        );
        expect(instants).toEqual(starts);
      },
      withdraw: async () => void (proxy.fault = 'refused'),
      stop: async () => undefined,
    };
  });

  describe('a CalDAV server', () => {
    let bookings: BookingsHarness;
    beforeAll(async () => {
      bookings = await BookingsHarness.start();
    }, 60_000);
    afterAll(() => bookings.stop());

    it('refuses a wrong password, and nothing is stored', async () => {
      const ctx = creator();
      const { username } = await CalDavPerson.next(url, 20);
      const request = { provider: 'caldav' as const, serverUrl: url, username, password: 'wrong' };
      await expect(bookings.call(connectCalendar, request, ctx)).rejects.toHaveCode('bookings.calendar_refused');
      expect((await bookings.call(listCalendars, {}, ctx)).data).toEqual([]);
    });

    it('lists its calendars, and the password is sealed', async () => {
      const ctx = creator();
      const person = await CalDavPerson.next(url, 20);
      const account = await person.connect(bookings, ctx, url);
      expect(account).toMatchObject({ provider: 'caldav', email: person.username, state: 'active' });
      expect(account.calendars.map(({ name, canWrite, checkBusy }) => [name, canWrite, checkBusy])).toEqual([
        ['Work', true, true],
      ]);
      const row = JSON.stringify(await bookings.rows('calendar_accounts').findOne({ _id: account._id }));
      expect(row).not.toContain(person.password);
    });

    it('says what is recurring by its own zone, also after the clocks changed, without what is excluded', async () => {
      const { ctx, appointment } = await bookings.anAppointment();
      const person = await CalDavPerson.next(url, 20);
      // Every day at 6 in New York, which is noon in Berlin for most of the year, since long before the change.
      const today = Temporal.Now.zonedDateTimeISO('America/New_York');
      const [excluded, kept] = [3, 4].map((days) => today.add({ days }).with({ hour: 6, minute: 0, second: 0 }));
      if (!excluded || !kept) throw new Error('no days');
      const date = excluded.toPlainDate().toString().replaceAll('-', '');
      await person.put(
        'standup',
        ...ownZone,
        ...['BEGIN:VEVENT', 'UID:standup', 'DTSTAMP:20240101T000000Z', 'DTSTART;TZID=Office:20240701T060000'],
        ...['DURATION:PT1H', 'RRULE:FREQ=DAILY', `EXDATE;TZID=Office:${date}T060000`, 'END:VEVENT'],
      );
      await person.connect(bookings, ctx, url);
      const free = async (at: Temporal.ZonedDateTime) => {
        const from = new Date(at.epochMilliseconds).toISOString().slice(0, 10);
        const asked = { publicId: appointment.publicId, from, to: from, timeZone: 'UTC' };
        const { days } = await bookings.call(listSlots, asked, visitor());
        const starts = (days[from] ?? []).map(({ start }) => Date.parse(start));
        const second = Math.floor(at.epochMilliseconds / 1000) * 1000;
        return [second, second + hourMs].map((start) => starts.includes(start));
      };
      expect(await free(excluded)).toEqual([true, true]);
      expect(await free(kept)).toEqual([false, true]);
    });
  });
} else
  describe.skip('CalDAV (skipped: no CALDAV_TEST_URL, so there is no CalDAV server to run against)', () => {
    it('blocks slots and takes bookings', () => undefined);
  });
