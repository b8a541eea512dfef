import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  connectCalendar,
  deleteCalendar,
  getCalendarFeed,
  listCalendars,
  rotateCalendarFeed,
  testCalendar,
  updateCalendar,
} from '@linkyard/contracts';
import { baseUrl, call, must, newCreator, theAdmin, type Person } from '@linkyard/testing';
import { consentOf } from './provider-consent.js';

const missing = '0123456789abcdef01234567';

describe('calendars', () => {
  let ana: Person;
  let admin: Person;
  beforeAll(async () => {
    [ana, admin] = await Promise.all([newCreator('Ana'), theAdmin()]);
  });

  it('refuse an address inside of the own network, and what is no address', async () => {
    const connect = (url: string) => call(connectCalendar, { provider: 'ics', url }, ana.token);
    expect((await connect('http://127.0.0.1/private.ics')).http).toBe(503);
    expect((await connect('file:///etc/passwd')).http).toBe(422);
    expect((await must(listCalendars, {}, ana.token)).data).toEqual([]);
  });

  it('of Google are connected by consent, read, chosen and disconnected, and another creator finds none of them', async () => {
    const [host, other] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    const email = `${randomUUID()}@gmail.test`;
    const { account } = await must(connectCalendar, await consentOf(host.token, email), host.token);
    const _id = account?._id ?? '';
    expect(account).toMatchObject({ provider: 'google', email, state: 'active', writeCalendarId: email });
    expect((await must(listCalendars, {}, host.token)).data).toMatchObject([{ _id }]);
    expect((await must(listCalendars, {}, other.token)).data).toEqual([]);
    const chosen = { _id, busyCalendarIds: [`family.${email}`], writeCalendarId: null };
    const updated = await must(updateCalendar, chosen, host.token);
    const busy = updated.calendars.filter(({ checkBusy }) => checkBusy).map(({ name }) => name);
    expect([busy, updated.writeCalendarId]).toEqual([['Family'], null]);
    const missingOne = { _id, busyCalendarIds: ['none of theirs'] };
    expect((await call(updateCalendar, missingOne, host.token)).http).toBe(404);
    expect(await must(testCalendar, { _id }, host.token)).toMatchObject({ state: 'active', lastError: '' });
    expect(await must(deleteCalendar, { _id }, host.token)).toEqual({ ids: [_id] });
    expect((await must(listCalendars, {}, host.token)).data).toEqual([]);
  });

  it('are not connected with the answer that another creator brought back', async () => {
    const [host, other] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    const answer = await consentOf(host.token, `${randomUUID()}@gmail.test`);
    expect((await call(connectCalendar, answer, other.token)).body.code).toBe('bookings.calendar_refused');
  });

  it('of an address that is invalid, or leads inside, are refused', async () => {
    const caldav = (serverUrl: string, username = 'ana') =>
      call(connectCalendar, { provider: 'caldav', serverUrl, username, password: 'secret' }, ana.token);
    for (const host of ['http://127.0.0.1', 'http://[::1]', 'http://169.254.169.254', 'http://10.0.0.1'])
      expect((await caldav(host)).http).toBe(503);
    expect((await caldav('ftp://calendar.example')).http).toBe(422);
    expect((await caldav('https://calendar.example', '')).http).toBe(422);
    expect((await must(listCalendars, {}, ana.token)).data).toEqual([]);
  });

  it.each([
    ['test', testCalendar],
    ['update', updateCalendar],
    ['delete', deleteCalendar],
  ])('of another user are not found: %s', async (_name, command) => {
    expect((await call(command, { _id: missing }, ana.token)).http).toBe(404);
    expect((await call(command, { _id: 'x' }, ana.token)).http).toBe(422);
    expect((await call(command, { _id: missing }, admin.token)).http).toBe(403);
  });

  it('are read by anyone with the private address, until there is a new one', async () => {
    const { url } = await must(getCalendarFeed, {}, ana.token);
    const { pathname } = new URL(url);
    const read = (path: string) => fetch(new URL(path, baseUrl()));
    const reply = await read(pathname);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await reply.text()).toContain('BEGIN:VCALENDAR');
    expect((await must(rotateCalendarFeed, {}, ana.token)).url).not.toBe(url);
    expect((await read(pathname)).status).toBe(404);
    expect((await read('/user/calendar/feed/nonsense.ics')).status).toBe(404);
    for (const command of [getCalendarFeed, rotateCalendarFeed, listCalendars])
      expect((await call(command, {}, admin.token)).http).toBe(403);
  });
});
