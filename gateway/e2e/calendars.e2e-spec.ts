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
