import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateAppointment,
  deleteCalendar,
  getAppointment,
  listSlots,
  saveBooking,
  testCalendar,
  type AppointmentView,
} from '@linkyard/contracts';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { startGoogle } from '@linkyard/simulators';
import { dayMs, hourMs } from '@linkyard/time';
import { aRequest, BookingsHarness } from '../testing/bookings-harness.js';
import { CalendarEntries } from './entries/calendar-entry.model.js';
import { WriteEntriesJob } from './entries/write-entries.job.js';
import { connectBy } from './testing/oauth-person.js';

const guest = visitor();
const noon = new Date(Math.floor(Date.now() / dayMs + 3) * dayMs + 10 * hourMs);
const after = (hours: number) => new Date(noon.getTime() + hours * hourMs);

describe('the calendars of an appointment', () => {
  let google: Awaited<ReturnType<typeof startGoogle>>;
  let bookings: BookingsHarness;
  let people = 0;
  beforeAll(async () => {
    google = await startGoogle();
    const { url: GOOGLE_BASE_URL, clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET } = google;
    Object.assign(process.env, { GOOGLE_BASE_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET });
    bookings = await BookingsHarness.start();
  }, 60_000);
  afterAll(async () => {
    await bookings.stop();
    await google.close();
  });

  const eventsUrl = (calendar: string) => `${google.url}/simulator/calendars/${encodeURIComponent(calendar)}/events`;
  const put = (calendar: string, from: Date, to: Date) =>
    fetch(eventsUrl(calendar), {
      method: 'POST',
      body: JSON.stringify({ start: { dateTime: from.toISOString() }, end: { dateTime: to.toISOString() } }),
    });
  const offered = async ({ publicId }: AppointmentView) => {
    const date = noon.toISOString().slice(0, 10);
    const { days } = await bookings.call(listSlots, { publicId, from: date, to: date, timeZone: 'UTC' }, guest);
    const starts = (days[date] ?? []).map(({ start }) => Date.parse(start));
    return [0, 1].map((hours) => starts.includes(after(hours).getTime()));
  };
  const aHost = async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const email = `chooser${(people += 1)}@gmail.test`;
    await put(email, noon, after(1));
    await put(`family.${email}`, after(1), after(2));
    const account = await connectBy(bookings, ctx, 'google', email);
    const family = { accountId: account._id, calendarId: `family.${email}` };
    return { ctx, appointment, email, account, family };
  };

  it('block it alone, and all others by the choice for the account', async () => {
    const { ctx, appointment, account, family } = await aHost();
    const { appointment: other } = await bookings.anAppointment(ctx, { busyCalendars: [family] });
    await bookings.call(testCalendar, { _id: account._id }, ctx);
    expect([await offered(appointment), await offered(other)]).toEqual([
      [false, true],
      [true, false],
    ]);
    await bookings.call(deleteCalendar, { _id: account._id }, ctx);
    const { appointment: after } = await bookings.call(getAppointment, { _id: other._id }, ctx);
    expect([after.busyCalendars, await offered(other)]).toEqual([[], [true, true]]);
  });

  it('get its bookings', async () => {
    const { ctx, email, family } = await aHost();
    const { appointment } = await bookings.anAppointment(ctx, { destinationCalendar: family });
    const { booking } = await bookings.call(saveBooking, aRequest(appointment, after(2).toISOString()), guest);
    await bookings.get(CalendarEntries).request(ctx.userId, `${booking.uid}@bookings.invalid`);
    await bookings.get(WriteEntriesJob).run(new AbortController().signal);
    const count = async (calendar: string) => {
      const found: object[] = await (await fetch(eventsUrl(calendar))).json();
      return found.length;
    };
    expect([await count(email), await count(`family.${email}`)]).toEqual([1, 2]);
  });

  it("are only its owner's, and only those that can be written to get bookings", async () => {
    const { ctx, appointment, account, family } = await aHost();
    const save = (sent: object, by = ctx) => bookings.call(addUpdateAppointment, { title: 'Call', ...sent }, by);
    await expect(save({ busyCalendars: [family] }, creator())).rejects.toHaveCode('core.invalid_input');
    await expect(save({ destinationCalendar: family }, creator())).rejects.toHaveCode('core.invalid_input');
    const holidays = { accountId: account._id, calendarId: 'holidays@group.v.calendar.google.com' };
    await expect(save({ destinationCalendar: holidays })).rejects.toHaveCode('core.invalid_input');
    expect(appointment).toMatchObject({ busyCalendars: [], destinationCalendar: null });
  });
});
