import { expect } from '@jest/globals';
import { googleClient, microsoftClient, startGoogle, startMicrosoft } from '@linkyard/simulators';
import { z } from 'zod';
import { calendarScenarios, type CalendarServer } from './testing/calendar-scenarios.js';
import { FaultyProxy } from './testing/faulty-proxy.js';
import { connectBy } from './testing/oauth-person.js';

let people = 0;
const newEmail = (domain: string) => `person${(people += 1)}@${domain}`;
const post = (url: string, body: object) => fetch(url, { method: 'POST', body: JSON.stringify(body) });
const moment = z.object({ dateTime: z.string() });
const begins = z.array(z.object({ start: moment }));

const eventsUrl = (url: string, calendarId: string | null) =>
  `${url}/simulator/calendars/${encodeURIComponent(calendarId ?? '')}/events`;
const expectStarts = async (url: string, calendarId: string | null, starts: string[]) => {
  const found = begins.parse(await (await fetch(eventsUrl(url, calendarId))).json());
  const instants = found.map(({ start: { dateTime } }) => new Date(`${dateTime.replace(/Z$/, '')}Z`).toISOString());
  expect(instants).toEqual(starts);
};

calendarScenarios('Google Calendar', async (): Promise<CalendarServer> => {
  const google = await startGoogle();
  const proxy = await FaultyProxy.start(google.url);
  const { clientId, clientSecret } = googleClient;
  Object.assign(process.env, {
    GOOGLE_BASE_URL: proxy.url,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
  });
  return {
    proxy,
    connect: (bookings, ctx) => connectBy(bookings, ctx, 'google', newEmail('gmail.test')),
    add: async ({ writeCalendarId }, from, to) => {
      const body = { start: { dateTime: from.toISOString() }, end: { dateTime: to.toISOString() } };
      await post(eventsUrl(google.url, writeCalendarId), body);
    },
    expectStarts: ({ writeCalendarId }, starts) => expectStarts(google.url, writeCalendarId, starts),
    withdraw: async ({ email }) => void (await post(`${google.url}/simulator/withdraw`, { email })),
    stop: () => google.close(),
  };
});

calendarScenarios('Microsoft Graph', async (): Promise<CalendarServer> => {
  const microsoft = await startMicrosoft();
  const proxy = await FaultyProxy.start(microsoft.url);
  const { clientId, clientSecret } = microsoftClient;
  Object.assign(process.env, {
    MICROSOFT_BASE_URL: proxy.url,
    MICROSOFT_CLIENT_ID: clientId,
    MICROSOFT_CLIENT_SECRET: clientSecret,
  });
  return {
    proxy,
    connect: (bookings, ctx) => connectBy(bookings, ctx, 'microsoft', newEmail('outlook.test')),
    add: async ({ writeCalendarId }, from, to) => {
      // As Outlook writes it: a wall clock in a zone with a Windows name.
      const wall = (at: Date) => ({ dateTime: inBerlin(at), timeZone: 'W. Europe Standard Time' });
      await post(eventsUrl(microsoft.url, writeCalendarId), { start: wall(from), end: wall(to) });
    },
    expectStarts: ({ writeCalendarId }, starts) => expectStarts(microsoft.url, writeCalendarId, starts),
    withdraw: async ({ email }) => void (await post(`${microsoft.url}/simulator/withdraw`, { email })),
    stop: () => microsoft.close(),
  };
});

const inBerlin = (at: Date) => at.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' }).replace(' ', 'T');
