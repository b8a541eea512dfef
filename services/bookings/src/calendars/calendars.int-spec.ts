import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  connectCalendar,
  deleteCalendar,
  getCalendarFeed,
  listCalendars,
  listSlots,
  readCalendarFeed,
  rescheduleBooking,
  rotateCalendarFeed,
  saveBooking,
  testCalendar,
  updateCalendar,
  type AppointmentView,
  type CalendarAccountView,
} from '@linkyard/contracts';
import { dayMs, hourMs } from '@linkyard/time';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness, type Creator } from '../testing/bookings-harness.js';
import { SyncCalendarsJob } from './sync-calendars.job.js';
import { BoundedThread } from '@linkyard/service-kit/threads';
import { IcsServer } from './testing/ics-server.js';
import { until } from '@linkyard/testing';

const guest = visitor();
/** Noon in three days: the working hours of the harness are every day from 9 to 17 in Berlin. */
const noon = new Date(Math.floor(Date.now() / dayMs + 3) * dayMs + 10 * hourMs);
const after = (hours: number) => new Date(noon.getTime() + hours * hourMs);

describe('an ICS address', () => {
  let ics: IcsServer;
  let bookings: BookingsHarness;
  beforeAll(async () => {
    ics = await IcsServer.start();
    process.env['EGRESS_ALLOW_HOSTS'] = ics.host;
    bookings = await BookingsHarness.start();
  }, 60_000);
  afterAll(async () => {
    await bookings.stop();
    await ics.stop();
  });

  const connect = async (ctx: Creator, path = 'private.ics'): Promise<CalendarAccountView> => {
    const url = `http://${ics.host}/${path}`;
    const { account } = await bookings.call(connectCalendar, { provider: 'ics', url }, ctx);
    if (!account) throw new Error('nothing was connected');
    return account;
  };
  const offered = async ({ publicId }: AppointmentView) => {
    const date = noon.toISOString().slice(0, 10);
    const asked = { publicId, from: date, to: date, timeZone: 'UTC' };
    const { days } = await bookings.call(listSlots, asked, guest);
    return (days[date] ?? []).map(({ start }) => Date.parse(start));
  };
  const runLater = () =>
    bookings.get(SyncCalendarsJob).run(new AbortController().signal, new Date(Date.now() + 11 * 60_000));

  it('blocks its busy times in slots and in bookings, and follows what changes', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    ics.show(['dentist', noon, after(1)]);
    const account = await connect(ctx);
    expect(account).toMatchObject({ provider: 'ics', state: 'active', lastError: '', writeCalendarId: null });
    expect(await offered(appointment)).not.toContain(noon.getTime());
    const refused = bookings.call(saveBooking, aRequest(appointment, noon.toISOString()), guest);
    await expect(refused).rejects.toHaveCode('bookings.slot_taken');
    ics.show(['dentist', after(1), after(2)]);
    await runLater();
    const times = await offered(appointment);
    expect([times.includes(noon.getTime()), times.includes(after(1).getTime())]).toEqual([true, false]);
    await bookings.call(deleteCalendar, { _id: account._id }, ctx);
    expect(await offered(appointment)).toContain(after(1).getTime());
  });

  const grownOld = async ({ userId }: Creator) => {
    const lastSyncAt = new Date(Date.now() - 60_000);
    await bookings.rows('calendar_accounts').updateMany({ userId }, { $set: { lastSyncAt } });
  };

  it('refuses a booking at the time of an entry that was made a minute ago', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    ics.show();
    await connect(ctx);
    await grownOld(ctx);
    ics.show(['dentist', noon, after(1)]);
    const refused = bookings.call(saveBooking, aRequest(appointment, noon.toISOString()), guest);
    await expect(refused).rejects.toHaveCode('bookings.slot_taken');
    const { booking } = await bookings.call(saveBooking, aRequest(appointment, after(1).toISOString()), guest);
    await grownOld(ctx);
    ics.show(['lunch', after(2), after(3)]);
    const moved = bookings.call(rescheduleBooking, { uid: booking.uid, start: after(2).toISOString() }, ctx);
    await expect(moved).rejects.toHaveCode('bookings.slot_taken');
  });

  it('is not sent again while it has not changed, and its copy stays', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    ics.show(['dentist', noon, after(1)]);
    const { _id } = await connect(ctx);
    await bookings.call(testCalendar, { _id }, ctx);
    expect(ics.answers.slice(-2)).toEqual([200, 304]);
    expect(await offered(appointment)).not.toContain(noon.getTime());
    await bookings.call(updateCalendar, { _id, busyCalendarIds: [] }, ctx);
    expect(await offered(appointment)).toContain(noon.getTime());
  });

  it('delays a booking only a little while its server does not answer', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    ics.show();
    const { _id } = await connect(ctx);
    await grownOld(ctx);
    ics.isSilent = true;
    const begun = Date.now();
    const { booking } = await bookings.call(saveBooking, aRequest(appointment, noon.toISOString()), guest);
    expect(booking.state).toBe('confirmed');
    expect(Date.now() - begun).toBeLessThan(6_000);
    ics.speak();
    const state = async () => (await bookings.call(listCalendars, {}, ctx)).data.find((one) => one._id === _id)?.state;
    await until(state, (now) => now === 'stale');
  }, 30_000);

  it('keeps what it said last while it cannot be reached, and says so', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    ics.show(['dentist', noon, after(1)]);
    const { _id } = await connect(ctx);
    ics.content = null;
    const stale = await bookings.call(testCalendar, { _id }, ctx);
    expect([stale.state, stale.lastError]).toEqual(['stale', expect.stringContaining('still count')]);
    expect(await offered(appointment)).not.toContain(noon.getTime());
    ics.show();
    expect(await bookings.call(testCalendar, { _id }, ctx)).toMatchObject({ state: 'active', lastError: '' });
    expect(await offered(appointment)).toContain(noon.getTime());
  });

  it('whose reading never ends is an error, and is read again only when it changed or its host asks for it', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    ics.show(['dentist', noon, after(1)]);
    const { _id } = await connect(ctx);
    const never = Array.from({ length: 5_000 }, (_, index) =>
      ['BEGIN:VEVENT', `UID:never${index}`, 'DTSTART:20270101T100000Z', 'DURATION:PT1H']
        .concat('RRULE:FREQ=HOURLY;BYMONTH=3;BYYEARDAY=366', 'END:VEVENT')
        .join('\r\n'),
    );
    ics.content = ['BEGIN:VCALENDAR', ...never, 'END:VCALENDAR'].join('\r\n');
    const stopped = await bookings.call(testCalendar, { _id }, ctx);
    expect([stopped.state, stopped.lastError]).toEqual(['error', expect.stringContaining('took too long')]);
    expect(await offered(appointment)).not.toContain(noon.getTime());
    await bookings.rows('calendar_accounts').deleteMany({ _id: { $ne: _id } });
    const reads = jest.spyOn(BoundedThread.prototype, 'run');
    const answers = ics.answers.length;
    await grownOld(ctx);
    await bookings.call(saveBooking, aRequest(appointment, after(1).toISOString()), guest);
    expect(ics.answers).toHaveLength(answers);
    const runAfter = (hours: number) =>
      bookings.get(SyncCalendarsJob).run(new AbortController().signal, new Date(Date.now() + hours * hourMs));
    await runAfter(7);
    expect(ics.answers.length).toBeGreaterThan(answers);
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
    expect((await bookings.call(testCalendar, { _id }, ctx)).state).toBe('error');
    ics.show(['dentist', after(2), after(3)]);
    await runAfter(14);
    expect(await offered(appointment)).toContain(noon.getTime());
    const { data } = await bookings.call(listCalendars, {}, ctx);
    expect(data).toMatchObject([{ state: 'active', lastError: '' }]);
  }, 60_000);

  it('names events that cannot be read to its host, and blocks by all others', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    ics.show(['dentist', noon, after(1)]);
    const bad = ['BEGIN:VEVENT', 'UID:b', 'SUMMARY:Yoga', 'DTSTART:TBD', 'END:VEVENT'].join('\r\n');
    ics.content = ics.content?.replace('BEGIN:VEVENT', `${bad}\r\nBEGIN:VEVENT`) ?? '';
    const account = await connect(ctx);
    expect(account).toMatchObject({ state: 'active', lastError: '', leftOut: expect.stringContaining('"Yoga"') });
    expect(await offered(appointment)).not.toContain(noon.getTime());
    ics.show();
    expect(await bookings.call(testCalendar, { _id: account._id }, ctx)).toMatchObject({ leftOut: '' });
  });

  it('does not block by what its host has declined', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    ics.show(['dentist', noon, after(1)]);
    ics.content =
      ics.content?.replace('UID:dentist', 'UID:d\r\nATTENDEE;PARTSTAT=DECLINED:mailto:Ana@example.com') ?? '';
    await connect(ctx);
    expect(await offered(appointment)).toContain(noon.getTime());
  });

  it('that fails in an unexpected way is stale and says so, and its busy times still count', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    ics.show(['dentist', noon, after(1)]);
    const { _id } = await connect(ctx);
    const broken = jest.spyOn(BoundedThread.prototype, 'run').mockRejectedValue(new TypeError('x is undefined'));
    ics.show(['lunch', noon, after(1)]);
    const stale = await bookings.call(testCalendar, { _id }, ctx);
    broken.mockRestore();
    expect([stale.state, stale.lastError]).toEqual(['stale', expect.stringContaining('still count')]);
    expect(await offered(appointment)).not.toContain(noon.getTime());
  });

  it('does not count own bookings that it repeats', async () => {
    const { ctx, appointment } = await bookings.anAppointment(creator(), { seatsPerSlot: 2 });
    const { booking } = await bookings.call(saveBooking, aRequest(appointment, noon.toISOString()), guest);
    ics.show([`${booking.uid}@bookings.invalid`, noon, after(1)], ['stranger@bookings.invalid', after(1), after(2)]);
    await connect(ctx);
    const times = await offered(appointment);
    expect([times.includes(noon.getTime()), times.includes(after(1).getTime())]).toEqual([true, false]);
  });

  it('is chosen by its host, and kept sealed', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    ics.show(['dentist', noon, after(1)]);
    const { _id } = await connect(ctx, 'secret-path.ics');
    expect((await connect(ctx, 'secret-path.ics'))._id).toBe(_id);
    await bookings.call(updateCalendar, { _id, busyCalendarIds: [] }, ctx);
    expect(await offered(appointment)).toContain(noon.getTime());
    expect(JSON.stringify(await bookings.rows('calendar_accounts').findOne({ _id }))).not.toContain('secret-path');
    expect((await bookings.call(listCalendars, {}, ctx)).data).toHaveLength(1);
    const writes = bookings.call(updateCalendar, { _id, writeCalendarId: 'feed' }, ctx);
    await expect(writes).rejects.toHaveCode('core.not_found');
  });

  it('is refused where there is no calendar, on the own network, and to other creators', async () => {
    const ctx = creator();
    ics.content = '<html>';
    await expect(connect(ctx)).rejects.toHaveCode('bookings.calendar_unreadable');
    ics.content = null;
    await expect(connect(ctx)).rejects.toHaveCode('bookings.calendar_unavailable');
    const inside = bookings.call(connectCalendar, { provider: 'ics', url: 'http://127.0.0.1:8080/a.ics' }, ctx);
    await expect(inside).rejects.toHaveCode('bookings.calendar_unavailable');
    expect((await bookings.call(listCalendars, {}, ctx)).data).toEqual([]);
    ics.show();
    const { _id } = await connect(ctx);
    for (const command of [testCalendar, deleteCalendar, updateCalendar])
      await expect(bookings.call(command, { _id }, creator())).rejects.toHaveCode('core.not_found');
  });

  it('of an own feed shows all bookings, and a new address ends the one before', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    await bookings.call(saveBooking, aRequest(appointment, noon.toISOString()), guest);
    const tokenOf = ({ url }: { url: string }) => /feed\/(.+)\.ics$/.exec(url)?.[1] ?? '';
    const first = tokenOf(await bookings.call(getCalendarFeed, {}, ctx));
    expect(tokenOf(await bookings.call(getCalendarFeed, {}, ctx))).toBe(first);
    const { content } = await bookings.call(readCalendarFeed, { token: first }, guest);
    expect(content).toContain('SUMMARY:Consultation: Ada');
    expect(JSON.stringify(await bookings.rows('calendar_feeds').findOne({ userId: ctx.userId }))).not.toContain(first);
    const next = tokenOf(await bookings.call(rotateCalendarFeed, {}, ctx));
    await expect(bookings.call(readCalendarFeed, { token: first }, guest)).rejects.toHaveCode('core.not_found');
    expect((await bookings.call(readCalendarFeed, { token: next }, guest)).content).toContain('BEGIN:VEVENT');
  });
});
