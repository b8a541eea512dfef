import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cancelBooking,
  connectCalendar,
  deleteCalendar,
  listSlots,
  manageBooking,
  rescheduleBooking,
  saveBooking,
  testCalendar,
} from '@linkyard/contracts';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { startGoogle } from '@linkyard/simulators';
import { dayMs, hourMs } from '@linkyard/time';
import { roomMade } from '../booking-records/room-made.js';
import { aRequest, BookingsHarness, type Creator } from '../testing/bookings-harness.js';
import { CalendarEntries } from './entries/calendar-entry.model.js';
import { WriteEntriesJob } from './entries/write-entries.job.js';

const guest = visitor();
const noon = new Date(Math.floor(Date.now() / dayMs + 3) * dayMs + 10 * hourMs);
const after = (hours: number) => new Date(noon.getTime() + hours * hourMs);

describe('Google Calendar', () => {
  let google: Awaited<ReturnType<typeof startGoogle>>;
  let bookings: BookingsHarness;
  let lateMs = 0;
  let people = 0;
  beforeAll(async () => {
    google = await startGoogle({ now: () => Date.now() + lateMs });
    Object.assign(process.env, {
      GOOGLE_BASE_URL: google.url,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
    });
    bookings = await BookingsHarness.start();
  }, 60_000);
  afterAll(async () => {
    await bookings.stop();
    await google.close();
  });

  const newEmail = () => `host${(people += 1)}@gmail.test`;
  /** What the browser brings back from the consent page. */
  const consent = async (ctx: Creator, email: string) => {
    const { authorizeUrl } = await bookings.call(connectCalendar, { provider: 'google' }, ctx);
    const url = new URL(authorizeUrl ?? '');
    url.searchParams.set('prompt', 'none');
    url.searchParams.set('login_hint', email);
    const reply = await fetch(url, { redirect: 'manual' });
    const back = new URL(reply.headers.get('location') ?? '').searchParams;
    return { provider: 'google' as const, code: back.get('code') ?? '', state: back.get('state') ?? '' };
  };
  const connect = async (ctx: Creator, email: string) => {
    const { account } = await bookings.call(connectCalendar, await consent(ctx, email), ctx);
    if (!account) throw new Error('nothing was connected');
    return account;
  };
  const eventsUrl = (calendar: string) => `${google.url}/simulator/calendars/${encodeURIComponent(calendar)}/events`;
  const put = (calendar: string, from: Date, to: Date, more: object = {}) =>
    fetch(eventsUrl(calendar), {
      method: 'POST',
      body: JSON.stringify({ start: { dateTime: from.toISOString() }, end: { dateTime: to.toISOString() }, ...more }),
    });
  const startsIn = async (calendar: string): Promise<string[]> => {
    const events: { start: { dateTime: string } }[] = await (await fetch(eventsUrl(calendar))).json();
    return events.map(({ start }) => new Date(start.dateTime).toISOString());
  };
  const offered = async (publicId: string) => {
    const date = noon.toISOString().slice(0, 10);
    const { days } = await bookings.call(listSlots, { publicId, from: date, to: date, timeZone: 'UTC' }, guest);
    return (days[date] ?? []).map(({ start }) => Date.parse(start));
  };
  const write = (waitMs = 0) =>
    bookings.get(WriteEntriesJob).run(new AbortController().signal, new Date(Date.now() + waitMs));

  it('is connected by consent, and its main calendar blocks slots', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const email = newEmail();
    await put(email, noon, after(1));
    await put(email, after(1), after(2), { transparency: 'transparent' });
    await put(email, after(2), after(3), { attendees: [{ self: true, responseStatus: 'declined' }] });
    await put(`family.${email}`, after(3), after(4));
    const account = await connect(ctx, email);
    expect(account).toMatchObject({ email, state: 'active', writeCalendarId: email });
    expect(account.calendars.map(({ name, checkBusy, canWrite }) => [name, checkBusy, canWrite])).toEqual([
      [email, true, true],
      ['Family', false, true],
      ['Holidays', false, false],
    ]);
    const times = await offered(appointment.publicId);
    expect([0, 1, 2, 3].map((hours) => times.includes(after(hours).getTime()))).toEqual([false, true, true, true]);
    const row = JSON.stringify(await bookings.rows('calendar_accounts').findOne({ _id: account._id }));
    expect(row).not.toContain('ya29.');
  });

  it('is written to another calendar once its own was disconnected', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const [first, second] = [newEmail(), newEmail()];
    const { _id } = await connect(ctx, first);
    const { booking } = await bookings.call(saveBooking, aRequest(appointment, noon.toISOString()), guest);
    const changed = () => bookings.get(CalendarEntries).request(ctx.userId, `${booking.uid}@bookings.invalid`);
    await changed();
    await write();
    await bookings.call(deleteCalendar, { _id }, ctx);
    await connect(ctx, second);
    await bookings.call(rescheduleBooking, { uid: booking.uid, start: after(1).toISOString() }, ctx);
    await changed();
    await write();
    expect(await startsIn(second)).toEqual([after(1).toISOString()]);
    expect(await startsIn(first)).toEqual([noon.toISOString()]);
  });

  it('is refused to another creator than the one who began', async () => {
    const answer = await consent(creator(), newEmail());
    await expect(bookings.call(connectCalendar, answer, creator())).rejects.toHaveCode('bookings.calendar_refused');
  });

  it('fetches a new access token when the old one has run out', async () => {
    const { ctx } = await bookings.anAppointment();
    const { _id } = await connect(ctx, newEmail());
    lateMs = 2 * hourMs;
    expect((await bookings.call(testCalendar, { _id }, ctx)).state).toBe('active');
    lateMs = 200 * dayMs;
    const ended = await bookings.call(testCalendar, { _id }, ctx);
    lateMs = 0;
    expect([ended.state, ended.lastError]).toEqual(['error', expect.stringContaining('connect it again')]);
  });

  it('gets each booking once, follows its moves, and loses it when it is cancelled', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const email = newEmail();
    await connect(ctx, email);
    const { booking, token } = await bookings.call(saveBooking, aRequest(appointment, noon.toISOString()), guest);
    const uidOf = (uid: string) => `${uid}@bookings.invalid`;
    const entries = bookings.get(CalendarEntries);
    await entries.request(ctx.userId, uidOf(booking.uid));
    await write();
    await entries.request(ctx.userId, uidOf(booking.uid));
    await write();
    expect(await startsIn(email)).toEqual([noon.toISOString()]);
    const start = after(2).toISOString();
    const moved = await bookings.call(rescheduleBooking, { uid: booking.uid, token, start }, guest);
    await entries.request(ctx.userId, uidOf(booking.uid));
    await write();
    expect(await startsIn(email)).toEqual([start]);
    await bookings.call(cancelBooking, { uid: moved.booking.uid, token: moved.token ?? '' }, guest);
    await entries.request(ctx.userId, uidOf(booking.uid));
    await write();
    expect(await startsIn(email)).toEqual([]);
  });

  it('makes the room of a booking at Google Meet, whose address is mailed and stays through a move', async () => {
    const locations = [{ type: 'googleMeet' as const, value: '', label: '' }];
    const { ctx, appointment } = await bookings.anAppointment(creator(), { locations });
    await connect(ctx, newEmail());
    const { booking, token = '' } = await bookings.call(saveBooking, aRequest(appointment, noon.toISOString()), guest);
    const key = { uid: booking.uid, token: token ?? '' };
    const room = async (which: typeof key) =>
      (await bookings.call(manageBooking, which, guest)).booking.location?.value;
    const request = () => bookings.get(CalendarEntries).request(ctx.userId, `${booking.uid}@bookings.invalid`);
    await request();
    // Google answers before the room is there.
    await write();
    expect(await room(key)).toBe('');
    await write(10_000);
    const url = await room(key);
    expect(url).toMatch(/^https:\/\/meet\.google\.com\/\w+/);
    bookings.jobs.length = 0;
    for (const made of (await bookings.events(roomMade.name)).map((data) => roomMade.data.parse(data)))
      if (made.ownerId === ctx.userId) await bookings.deliver(roomMade, made);
    expect(bookings.jobs.map(({ data }) => data)).toMatchObject([
      {
        to: booking.attendee.email,
        values: { where: url },
        calendar: { content: expect.stringContaining('SEQUENCE:1') },
      },
    ]);
    const start = after(2).toISOString();
    const moved = await bookings.call(rescheduleBooking, { ...key, start }, guest);
    await request();
    await write();
    expect(await room({ uid: moved.booking.uid, token: moved.token ?? '' })).toBe(url);
  });
});
