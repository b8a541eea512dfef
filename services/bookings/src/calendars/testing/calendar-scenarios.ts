import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  calendarRefused,
  cancelBooking,
  listCalendarBookings,
  listSlots,
  rescheduleBooking,
  saveBooking,
  testCalendar,
  type CalendarAccountView,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { dayMs, hourMs } from '@linkyard/time';
import { aRequest, BookingsHarness, type Creator } from '../../testing/bookings-harness.js';
import { CalendarEntries } from '../entries/calendar-entry.model.js';
import { WriteEntriesJob } from '../entries/write-entries.job.js';
import type { FaultyProxy } from './faulty-proxy.js';

/** A calendar server of a test, and the hand of the person whose calendar it holds. */
export interface CalendarServer {
  proxy: FaultyProxy;
  /** Connects a person of their own each time. */
  connect(bookings: BookingsHarness, ctx: Creator): Promise<CalendarAccountView>;
  add(account: CalendarAccountView, from: Date, to: Date): Promise<void>;
  /** Expects the entries of the main calendar to begin at these instants. */
  expectStarts(account: CalendarAccountView, starts: string[]): Promise<void>;
  /** The person withdraws the access. */
  withdraw(account: CalendarAccountView): Promise<void>;
  stop(): Promise<void>;
}

const guest = visitor();
/** The working hours of the harness are every day from 9 to 17 in Berlin. */
const noon = new Date(Math.floor(Date.now() / dayMs + 3) * dayMs + 10 * hourMs);
const after = (hours: number) => new Date(noon.getTime() + hours * hourMs);

/** What holds for every provider that bookings are written to. */
export function calendarScenarios(name: string, start: () => Promise<CalendarServer>): void {
  // Each step is a request to another process, which shares the processors with all other suites.
  jest.setTimeout(30_000);
  describe(name, () => {
    let server: CalendarServer;
    let bookings: BookingsHarness;
    beforeAll(async () => {
      server = await start();
      bookings = await BookingsHarness.start();
    }, 60_000);
    afterAll(async () => {
      await bookings.stop();
      await server.proxy.stop();
      await server.stop();
    });

    const offered = async (publicId: string) => {
      const date = noon.toISOString().slice(0, 10);
      const { days } = await bookings.call(listSlots, { publicId, from: date, to: date, timeZone: 'UTC' }, guest);
      return (days[date] ?? []).map(({ start: at }) => Date.parse(at));
    };
    const write = (waitMs = 0) =>
      bookings.get(WriteEntriesJob).run(new AbortController().signal, new Date(Date.now() + waitMs));
    const changed = (ctx: Creator, uid: string) =>
      bookings.get(CalendarEntries).request(ctx.userId, `${uid}@bookings.invalid`);
    const aBooking = async () => {
      const { ctx, appointment } = await bookings.anAppointment();
      const account = await server.connect(bookings, ctx);
      const { booking, token } = await bookings.call(saveBooking, aRequest(appointment, noon.toISOString()), guest);
      await changed(ctx, booking.uid);
      return { ctx, appointment, account, booking, token: token ?? '' };
    };

    it('blocks slots by the busy times of the main calendar', async () => {
      const { ctx, appointment } = await bookings.anAppointment();
      const account = await server.connect(bookings, ctx);
      expect(account).toMatchObject({ state: 'active', lastError: '' });
      expect(account.calendars.find(({ id }) => id === account.writeCalendarId)).toMatchObject({ canWrite: true });
      await server.add(account, noon, after(1));
      await bookings.call(testCalendar, { _id: account._id }, ctx);
      const times = await offered(appointment.publicId);
      expect([0, 1].map((hours) => times.includes(after(hours).getTime()))).toEqual([false, true]);
      const date = noon.toISOString().slice(0, 10);
      const { busy } = await bookings.call(listCalendarBookings, { from: date, to: date }, ctx);
      expect(busy).toEqual([{ startAt: noon.toISOString(), endAt: after(1).toISOString() }]);
    });

    it('has each booking once, follows its moves, and loses it when it is cancelled', async () => {
      const { ctx, account, booking, token } = await aBooking();
      await write();
      await changed(ctx, booking.uid);
      await write();
      await server.expectStarts(account, [noon.toISOString()]);
      const moved = await bookings.call(
        rescheduleBooking,
        { uid: booking.uid, token, start: after(2).toISOString() },
        guest,
      );
      await changed(ctx, booking.uid);
      await write();
      await server.expectStarts(account, [after(2).toISOString()]);
      expect((await bookings.call(testCalendar, { _id: account._id }, ctx)).state).toBe('active');
      await bookings.call(cancelBooking, { uid: moved.booking.uid, token: moved.token ?? '' }, guest);
      await changed(ctx, booking.uid);
      await write();
      await server.expectStarts(account, []);
    });

    it.each(['away', 'broken', 'limited'] as const)('that is %s gets the booking later, once', async (fault) => {
      const { ctx, account, booking, token } = await aBooking();
      server.proxy.fault = fault;
      try {
        await write();
        expect((await bookings.call(testCalendar, { _id: account._id }, ctx)).state).toBe('stale');
        await bookings.call(rescheduleBooking, { uid: booking.uid, token, start: after(1).toISOString() }, guest);
      } finally {
        server.proxy.fault = null;
      }
      await server.expectStarts(account, []);
      const passed = server.proxy.passed.length;
      // A server that asked for two minutes gets them.
      if (fault === 'limited') await write(60_000);
      expect(server.proxy.passed).toHaveLength(passed);
      await write(hourMs);
      await write(2 * hourMs);
      await server.expectStarts(account, [after(1).toISOString()]);
    });

    it('that never answers is asked twice at most while a person waits, and its busy times still count', async () => {
      const { ctx, appointment } = await bookings.anAppointment();
      const account = await server.connect(bookings, ctx);
      await server.add(account, noon, after(1));
      await bookings.call(testCalendar, { _id: account._id }, ctx);
      const before = server.proxy.unanswered;
      server.proxy.fault = 'silent';
      try {
        const state = await bookings.call(testCalendar, { _id: account._id }, ctx);
        expect([state.state, state.lastError]).toEqual(['stale', expect.stringContaining('still count')]);
      } finally {
        server.proxy.fault = null;
      }
      expect(server.proxy.unanswered - before).toBeLessThanOrEqual(2);
      expect(await offered(appointment.publicId)).not.toContain(noon.getTime());
    });

    it('whose access was withdrawn is shown as one to connect again, and its host gets one mail', async () => {
      const { ctx, account } = await aBooking();
      await server.withdraw(account);
      await write();
      const state = await bookings.call(testCalendar, { _id: account._id }, ctx);
      expect([state.state, state.lastError]).toEqual(['error', expect.stringContaining('connect it again')]);
      await bookings.call(testCalendar, { _id: account._id }, ctx);
      const all = (await bookings.events(calendarRefused.name)).map((data) => calendarRefused.data.parse(data));
      const own = all.filter(({ ownerId }) => ownerId === ctx.userId);
      expect(own).toMatchObject([{ accountId: account._id, provider: account.provider, email: account.email }]);
      bookings.jobs.length = 0;
      for (const refused of own) await bookings.deliver(calendarRefused, refused);
      expect(bookings.jobs.map(({ data }) => [data.template, data.to])).toEqual([
        ['calendar-refused', 'ana@example.com'],
      ]);
    });
  });
}
