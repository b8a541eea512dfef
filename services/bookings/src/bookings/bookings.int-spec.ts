import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateAppointment,
  approveBooking,
  cancelBooking,
  changeBookingStatus,
  deleteAppointments,
  holdSlot,
  listBookings,
  listCalendarBookings,
  listSlots,
  manageBooking,
  noteBooking,
  rescheduleBooking,
  saveBooking,
  toggleAppointment,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { BusyTimes } from '../calendars/busy-times.js';
import { ExpireHoldsJob } from '../claims/expire-holds.job.js';
import { aRequest, BookingsHarness, type Creator } from '../testing/bookings-harness.js';
import { HoldTime } from './placing/hold-time.js';
import { BookingChanges } from './changes/booking-changes.js';
import { BookingJobs } from './booking-jobs.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());

const guest = visitor();
const refused = async (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ code });
const book = (appointment: { publicId: string }, start: string, sent: Partial<RequestInput<typeof saveBooking>> = {}) =>
  bookings.call(saveBooking, aRequest(appointment, start, sent), guest);
const statesOf = async (ctx: Creator) => {
  const { data } = await bookings.call(listBookings, {}, ctx);
  return data.map(({ state }) => state);
};
const outcomes = async (calls: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(calls);
  const codes = settled.map((one) => (one.status === 'fulfilled' ? 'ok' : String(Reflect.get(one.reason, 'code'))));
  return Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((other) => other === code).length]));
};
const ten = '2031-06-03T10:00:00+02:00';
const eleven = '2031-06-03T11:00:00+02:00';
const noon = '2031-06-03T12:00:00+02:00';

/** Room for the cases of many at once on a machine that does other things. */
const manyMs = 30_000;

describe('a booking', () => {
  it('of a free appointment is confirmed, and its time is gone', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const { booking, token, redirectUrl } = await book(appointment, ten, { guests: [] });
    expect(booking).toMatchObject({ state: 'confirmed', host: { name: 'Ana Host' }, hostTimeZone: 'Europe/Berlin' });
    expect(redirectUrl).toBeNull();
    const asked = { publicId: appointment.publicId, from: '2031-06-03', to: '2031-06-03', timeZone: 'Europe/Berlin' };
    const { days } = await bookings.call(listSlots, asked, guest);
    expect(days['2031-06-03']?.map(({ start }) => start)).not.toContain('2031-06-03T10:00:00+02:00');
    expect((await bookings.call(manageBooking, { uid: booking.uid, token }, guest)).booking.uid).toBe(booking.uid);
    await refused(bookings.call(manageBooking, { uid: booking.uid, token: 'x'.repeat(64) }, guest), 'core.not_found');
    const stored = await bookings.rows('bookings').findOne({ uid: booking.uid });
    expect(JSON.stringify(stored)).not.toContain(token);
    const events = await bookings.events('bookings.booking.confirmed');
    expect(events.filter(({ ownerId }) => ownerId === ctx.userId)).toMatchObject([
      { uid: booking.uid, isApproved: false },
    ]);
    await refused(bookings.call(deleteAppointments, { _id: appointment._id }, ctx), 'bookings.has_bookings');
  });

  it(
    'of one slot by a hundred at once is made once, and each of the others is refused',
    async () => {
      const { ctx, appointment } = await bookings.anAppointment();
      const calls = Array.from({ length: 100 }, () => book(appointment, ten));
      expect(await outcomes(calls)).toEqual({ ok: 1, 'bookings.slot_taken': 99 });
      expect(await bookings.rows('claims').countDocuments({ userId: ctx.userId })).toBe(1);
      expect(await bookings.rows('claimed_buckets').countDocuments({ userId: ctx.userId })).toBe(12);
    },
    manyMs,
  );

  it(
    'of thirty-two times at once is made for each, and a hundred holds of one time keep it once',
    async () => {
      const { appointment } = await bookings.anAppointment();
      const days = [3, 4, 5, 6].map((day) => `2031-06-0${day}T`);
      const times = days.flatMap((day) => [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => [day, hour] as const));
      const starts = times.map(([day, hour]) => `${day}${String(hour).padStart(2, '0')}:00:00+02:00`);
      expect(await outcomes(starts.map((start) => book(appointment, start)))).toEqual({ ok: 32 });
      const hold = { publicId: appointment.publicId, start: '2031-06-10T10:00:00+02:00' };
      const holds = Array.from({ length: 100 }, () => bookings.call(holdSlot, hold, guest));
      expect(await outcomes(holds)).toEqual({ ok: 1, 'bookings.slot_taken': 99 });
    },
    manyMs,
  );

  it(
    'overlaps none of the same host, whatever their lengths and appointments',
    async () => {
      const ana = creator();
      const { appointment: short } = await bookings.anAppointment(ana, { durations: [30], slotInterval: 15 });
      const { appointment: long } = await bookings.anAppointment(ana, {
        durations: [60],
        slotInterval: 15,
        bufferAfter: 7,
      });
      const quarters = Array.from({ length: 8 }, (_, index) => Date.parse(ten) + index * 15 * 60_000);
      const calls = quarters.flatMap((at) => [short, long].map((one) => book(one, new Date(at).toISOString())));
      expect((await outcomes(calls))['ok']).toBeGreaterThan(1);
      const claims = await bookings.rows('claims').find({ userId: ana.userId }).sort({ occupiedFrom: 1 }).toArray();
      for (const [index, claim] of claims.entries())
        if (index > 0)
          expect(Number(claim['occupiedFrom'])).not.toBeLessThan(Number(claims[index - 1]?.['occupiedTo']));
    },
    manyMs,
  );

  it(
    'with the same key is the same booking, fifty times at once; with other content it is refused',
    async () => {
      const { ctx, appointment } = await bookings.anAppointment();
      const request = aRequest(appointment, ten);
      const replies = await Promise.all(Array.from({ length: 50 }, () => bookings.call(saveBooking, request, guest)));
      expect(new Set(replies.map(({ booking, token }) => `${booking.uid} ${token}`)).size).toBe(1);
      expect(await statesOf(ctx)).toEqual(['confirmed']);
      await refused(bookings.call(saveBooking, { ...request, start: noon }, guest), 'core.idempotency_mismatch');
    },
    manyMs,
  );

  it(
    'is refused outside of what is offered',
    async () => {
      const question = { id: 'why', title: 'Why?', type: 'text', required: true } as const;
      const { appointment } = await bookings.anAppointment(creator(), { questions: [question] });
      await refused(book(appointment, '2031-06-03T08:00:00+02:00', { answers: { why: 'x' } }), 'bookings.not_open');
      await refused(book(appointment, '2020-06-03T10:00:00+02:00', { answers: { why: 'x' } }), 'bookings.not_open');
      const invalid = async (sent: object, path: string) =>
        expect(book(appointment, ten, sent)).rejects.toMatchObject({ details: { errors: [{ path }] } });
      await invalid({}, 'answers.why');
      await invalid({ answers: { why: 'x', other: 'y' } }, 'answers.other');
      await invalid({ answers: { why: 'x' }, guests: ['bob@example.com'] }, 'guests');
      await invalid({ answers: { why: 'x' }, occurrences: 2 }, 'occurrences');
      await invalid({ answers: { why: 'x' }, duration: 45 }, 'duration');
    },
    manyMs,
  );

  it(
    'counts against the limits of the day and of the attendee, also in parallel',
    async () => {
      const limits = { perDay: 2, perAttendeePerWeek: 0 };
      const { appointment: daily } = await bookings.anAppointment(creator(), { limits });
      const hours = [9, 10, 11, 12, 13, 14].map((hour) => `2031-06-03T${String(hour).padStart(2, '0')}:00:00+02:00`);
      expect((await outcomes(hours.map((start) => book(daily, start))))['ok']).toBe(2);
      const { appointment: weekly } = await bookings.anAppointment(creator(), { limits: { perAttendeePerWeek: 1 } });
      await book(weekly, ten);
      await refused(book(weekly, '2031-06-05T10:00:00+02:00'), 'bookings.too_many');
      await book(weekly, '2031-06-10T10:00:00+02:00');
    },
    manyMs,
  );
});

describe('seats', () => {
  it(
    'of a meeting are given out once each, and the last one back frees the time',
    async () => {
      const { ctx, appointment } = await bookings.anAppointment(creator(), { seatsPerSlot: 3 });
      const calls = Array.from({ length: 8 }, () => book(appointment, ten));
      expect(await outcomes(calls)).toEqual({ ok: 3, 'bookings.slot_taken': 5 });
      const { data } = await bookings.call(listBookings, {}, ctx);
      expect(data.map(({ seatNo }) => seatNo).sort()).toEqual([1, 2, 3]);
      for (const { uid } of data) await bookings.call(changeBookingStatus, { uid, command: 'cancel' }, ctx);
      expect(await bookings.rows('claimed_buckets').countDocuments({ userId: ctx.userId })).toBe(0);
      await book(appointment, ten);
    },
    manyMs,
  );
});

describe('guests', () => {
  const seats = { seatsPerSlot: 4, guestsMax: 5, showSeatsLeft: true };
  const party = (count: number) => ({ guests: Array.from({ length: count }, (_, at) => `guest${at}@example.com`) });
  const leftAt = async ({ publicId }: { publicId: string }, people = 1) => {
    const day = { publicId, from: '2031-06-03', to: '2031-06-03', timeZone: 'Europe/Berlin' };
    const { days } = await bookings.call(listSlots, { ...day, people }, visitor());
    return days['2031-06-03']?.find(({ start }) => start === ten)?.seatsLeft ?? null;
  };
  const refusal = (code: string) => ({ details: { errors: [{ path: 'guests', code }] } });

  it('take seats of a meeting: when it is listed, booked, moved and cancelled', async () => {
    const { ctx, appointment } = await bookings.anAppointment(creator(), seats);
    const { booking } = await book(appointment, ten, party(2));
    expect([await leftAt(appointment), await leftAt(appointment, 2)]).toEqual([1, null]);
    await expect(book(appointment, ten, party(1))).rejects.toMatchObject(refusal('bookings.no_seat_for_guest'));
    const other = await book(appointment, eleven, party(1));
    const move = { uid: other.booking.uid, start: ten };
    await expect(bookings.call(rescheduleBooking, move, ctx)).rejects.toMatchObject(
      refusal('bookings.no_seat_for_guest'),
    );
    await bookings.call(changeBookingStatus, { uid: booking.uid, command: 'cancel' }, ctx);
    await bookings.call(rescheduleBooking, move, ctx);
    expect(await leftAt(appointment)).toBe(2);
  });

  it('take them when a request is approved that kept no time', async () => {
    const asked = { requiresApproval: true, approvalBlocksSlot: false };
    const { ctx, appointment } = await bookings.anAppointment(creator(), { ...seats, ...asked });
    const { booking: first } = await book(appointment, ten, party(2));
    const { booking: second } = await book(appointment, ten, party(2));
    await bookings.call(approveBooking, { uid: first.uid, approve: true }, ctx);
    await expect(bookings.call(approveBooking, { uid: second.uid, approve: true }, ctx)).rejects.toMatchObject({
      code: 'bookings.slot_taken',
    });
  });

  it('are no more than the seats beside the own one, and take none of a meeting with one seat', async () => {
    const { appointment } = await bookings.anAppointment(creator(), { ...seats, seatsPerSlot: 3 });
    await expect(book(appointment, ten, party(3))).rejects.toMatchObject(refusal('bookings.too_many_guests'));
    const { appointment: alone } = await bookings.anAppointment(creator(), { seatsPerSlot: 1, guestsMax: 5 });
    await book(alone, ten, party(5));
  });

  it('that are listed twice, or are the attendee, take one seat', async () => {
    const { appointment } = await bookings.anAppointment(creator(), seats);
    await book(appointment, ten, { guests: ['ADA@example.com', 'bo@example.com', 'Bo@Example.com'] });
    expect(await leftAt(appointment)).toBe(2);
  });
});

describe('a series', () => {
  const recurring = { freq: 'weekly', interval: 1, maxCount: 4 } as const;
  it('keeps the wall clock of the host when the clock changes', async () => {
    const { appointment } = await bookings.anAppointment(creator(), { recurring });
    const { dates } = await book(appointment, '2031-03-26T10:00:00+01:00', { occurrences: 2 });
    expect(dates.map(({ startAt }) => startAt)).toEqual(['2031-03-26T09:00:00.000Z', '2031-04-02T08:00:00.000Z']);
  });

  it('is booked whole or not at all, and names the date that is taken', async () => {
    const { ctx, appointment } = await bookings.anAppointment(creator(), { recurring });
    await book(appointment, '2031-06-10T10:00:00+02:00');
    await expect(book(appointment, ten, { occurrences: 3 })).rejects.toMatchObject({
      code: 'core.invalid_input',
      details: {
        errors: [{ path: 'occurrences', code: 'bookings.day_not_free', params: { day: { day: '2031-06-10' } } }],
      },
    });
    expect(await statesOf(ctx)).toEqual(['confirmed']);
  });

  it('begins within the window and goes on after it', async () => {
    const window = { type: 'range', start: '2031-06-01', end: '2031-06-09' } as const;
    const { appointment } = await bookings.anAppointment(creator(), { recurring, window });
    await refused(book(appointment, '2031-06-10T10:00:00+02:00'), 'bookings.not_open');
    expect((await book(appointment, ten, { occurrences: 4 })).dates).toHaveLength(4);
  });

  it('takes the same weekday of each month', async () => {
    const monthly = { freq: 'monthly', interval: 1, maxCount: 4 } as const;
    const { appointment } = await bookings.anAppointment(creator(), { recurring: monthly });
    const { dates } = await book(appointment, ten, { occurrences: 3 });
    expect(dates.map(({ startAt }) => startAt.slice(0, 10))).toEqual(['2031-06-03', '2031-07-01', '2031-08-05']);
  });
});

describe('a booking of an appointment that is switched off', () => {
  it('keeps its page, where it is cancelled but not moved', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const { booking, token } = await book(appointment, ten);
    const opened = async () => (await bookings.call(manageBooking, { uid: booking.uid, token }, guest)).booking;
    expect(await opened()).toMatchObject({ isOffered: true, canReschedule: true, rescheduleCount: 0 });
    await bookings.call(toggleAppointment, { _id: appointment._id, status: 0 }, ctx);
    expect(await opened()).toMatchObject({ isOffered: false, canReschedule: false, canCancel: true });
  });
});

describe('a hold', () => {
  it(
    'keeps a time from others until it is used, moved or over',
    async () => {
      const { ctx, appointment } = await bookings.anAppointment();
      const { publicId } = appointment;
      const hold = (start: string, holdKey?: string) => bookings.call(holdSlot, { publicId, start, holdKey }, guest);
      const { holdKey } = await hold(ten);
      await refused(book(appointment, ten), 'bookings.slot_taken');
      const moved = await hold(eleven, holdKey);
      await book(appointment, ten);
      await refused(book(appointment, eleven), 'bookings.slot_taken');
      await book(appointment, eleven, { holdKey: moved.holdKey });
      await hold(noon);
      const later = new Date(Date.now() + 11 * 60_000);
      // A claim that expires is overwritten by the next one.
      await bookings.get(HoldTime).hold({ publicId, start: noon }, guest, later);
      await bookings.get(ExpireHoldsJob).run(new AbortController().signal, new Date(Date.now() + 30 * 60_000));
      expect(await bookings.rows('claims').countDocuments({ userId: ctx.userId, isHold: true })).toBe(0);
      await book(appointment, noon);
    },
    manyMs,
  );

  it('is one of three that a network may have with one host, also when they are moved', async () => {
    const { appointment } = await bookings.anAppointment();
    const { publicId } = appointment;
    const asked = { publicId, from: '2031-06-03', to: '2031-06-30', timeZone: 'Europe/Berlin' };
    const { days } = await bookings.call(listSlots, asked, guest);
    const starts = Object.values(days).map(([first]) => first?.start ?? '');
    const hold = (start = '', network = 'network-of-a-hoarder', holdKey?: string) =>
      bookings.call(holdSlot, { publicId, start, holdKey }, visitor(network));
    const held = [await hold(starts[0]), await hold(starts[1]), await hold(starts[2])];
    await refused(hold(starts[3]), 'bookings.too_many_held');
    await hold(starts[3], 'network-of-a-hoarder', held[0]?.holdKey);
    await hold(starts[4], 'another-network');
    await refused(hold(starts[0]), 'bookings.too_many_held');
  });

  it('leaves its time in the list of its own visitor, and of no other', async () => {
    const { appointment } = await bookings.anAppointment();
    const { publicId } = appointment;
    const { holdKey } = await bookings.call(holdSlot, { publicId, start: ten }, guest);
    const offered = async (own: { holdKey?: string }) => {
      const asked = { publicId, from: '2031-06-03', to: '2031-06-03', timeZone: 'Europe/Berlin', ...own };
      const { days } = await bookings.call(listSlots, asked, guest);
      return (days['2031-06-03'] ?? []).some(({ start }) => start === ten);
    };
    expect(await offered({ holdKey })).toBe(true);
    expect(await offered({})).toBe(false);
    expect(await offered({ holdKey: 'another-hold-key-0001' })).toBe(false);
  });
});

describe('a request for approval', () => {
  const pending = async (sent: Partial<RequestInput<typeof addUpdateAppointment>> = {}) => {
    const made = await bookings.anAppointment(creator(), { requiresApproval: true, ...sent });
    const { booking } = await book(made.appointment, ten);
    return { ...made, uid: booking.uid, booking };
  };

  it(
    'waits, and is approved once though two decide at the same moment',
    async () => {
      const { ctx, appointment, uid, booking } = await pending();
      expect(booking.state).toBe('awaitingApproval');
      await refused(book(appointment, ten), 'bookings.slot_taken');
      const decide = (approve: boolean) => bookings.call(approveBooking, { uid, approve }, ctx);
      expect(await outcomes([decide(true), decide(true), decide(true)])).toEqual({ ok: 1, 'bookings.wrong_state': 2 });
      expect(await statesOf(ctx)).toEqual(['confirmed']);
    },
    manyMs,
  );

  it(
    'that keeps no time is approved for one of two only',
    async () => {
      const { ctx, appointment, uid } = await pending({ approvalBlocksSlot: false });
      const other = await book(appointment, ten);
      const approve = (one: string) => bookings.call(approveBooking, { uid: one, approve: true }, ctx);
      expect(await outcomes([approve(uid), approve(other.booking.uid)])).toEqual({ ok: 1, 'bookings.slot_taken': 1 });
    },
    manyMs,
  );

  it('is not approved while a calendar of the host is busy, unless the host says so', async () => {
    const { ctx, uid } = await pending();
    const busy = { from: Date.parse(ten) + 600_000, to: Date.parse(ten) + 1_200_000 };
    await bookings.get(BusyTimes).replace(ctx.userId, newId(), [{ ...busy, calendarId: 'work', byDefault: true }]);
    await refused(bookings.call(approveBooking, { uid, approve: true }, ctx), 'bookings.host_busy');
    expect(await statesOf(ctx)).toEqual(['awaitingApproval']);
    await bookings.call(approveBooking, { uid, approve: true, ignoreBusy: true }, ctx);
    expect(await statesOf(ctx)).toEqual(['confirmed']);
  });

  it('that keeps no time keeps none when it is moved either, and gets the whole time for an answer', async () => {
    const { ctx, appointment, uid } = await pending({ approvalBlocksSlot: false });
    const awaitedUntil = new Date(Date.now() + 3_600_000);
    await bookings.rows('bookings').updateOne({ uid }, { $set: { awaitedUntil } });
    const { booking } = await bookings.call(rescheduleBooking, { uid, start: noon }, ctx);
    const moved = await bookings.rows('bookings').findOne({ uid: booking.uid });
    expect(Number(moved?.['awaitedUntil'])).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    expect((await book(appointment, noon)).booking.state).toBe('awaitingApproval');
  });

  it('is rejected with a reason, or expires; both free the time', async () => {
    const { ctx, appointment, uid } = await pending();
    await bookings.call(approveBooking, { uid, approve: false, reason: 'On holiday' }, ctx);
    const { data } = await bookings.call(listBookings, { filters: { tab: 'cancelled' } }, ctx);
    expect(data).toMatchObject([{ state: 'rejected', rejectReason: 'On holiday' }]);
    const again = await book(appointment, ten);
    await bookings.get(BookingJobs).run(new AbortController().signal, new Date(Date.now() + 49 * 3_600_000));
    expect(
      (await bookings.call(manageBooking, { uid: again.booking.uid, token: again.token }, guest)).booking.state,
    ).toBe('expired');
    await book(appointment, ten);
  });
});

describe('a confirmed booking', () => {
  it('is cancelled by its attendee within the policy only', async () => {
    const policy = { byAttendee: true, minNotice: 60 };
    const { appointment } = await bookings.anAppointment(creator(), { cancelPolicy: policy });
    const { booking, token } = await book(appointment, ten);
    const row = await bookings.get(BookingChanges).ofHost(await ownerOf(booking.uid), booking.uid);
    const late = new Date(Date.parse(ten) - 59 * 60_000);
    await refused(bookings.get(BookingChanges).cancelByAttendee(row, '', late), 'bookings.too_late');
    const { uid } = booking;
    expect((await bookings.call(cancelBooking, { uid, token, reason: 'Ill' }, guest)).booking).toMatchObject({
      state: 'cancelled',
      cancel: { by: 'attendee', reason: 'Ill' },
      canCancel: false,
    });
    await refused(bookings.call(cancelBooking, { uid, token }, guest), 'bookings.wrong_state');
    await book(appointment, ten);
  });

  it('is moved by its host alone once the appointment is switched off', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const { booking, token } = await book(appointment, ten);
    await bookings.call(toggleAppointment, { _id: appointment._id, status: 0 }, ctx);
    const { uid } = booking;
    await refused(bookings.call(rescheduleBooking, { uid, token, start: noon }, guest), 'bookings.not_open');
    expect((await bookings.call(rescheduleBooking, { uid, start: noon }, ctx)).booking.state).toBe('confirmed');
  });

  it('is moved to a new one; the old link changes nothing any more', async () => {
    const { ctx, appointment } = await bookings.anAppointment(creator(), { reschedulePolicy: { maxTimes: 1 } });
    const { booking, token } = await book(appointment, ten);
    const { uid } = booking;
    const moved = await bookings.call(rescheduleBooking, { uid, token, start: noon }, guest);
    expect(moved.booking).toMatchObject({ state: 'confirmed', rescheduledFrom: uid });
    await refused(bookings.call(cancelBooking, { uid, token }, guest), 'bookings.wrong_state');
    const [to, from] = await bookings.rows('bookings').find({ userId: ctx.userId }).sort({ createdAt: -1 }).toArray();
    expect([to?.['icsUid'], to?.['icsSequence'], to?.['state']]).toEqual([from?.['icsUid'], 1, 'confirmed']);
    await book(appointment, ten);
    const again = { uid: moved.booking.uid, token: moved.token ?? '', start: eleven };
    await refused(bookings.call(rescheduleBooking, again, guest), 'bookings.not_allowed');
    const host = await bookings.call(rescheduleBooking, { uid: moved.booking.uid, start: eleven }, ctx);
    expect(host).toMatchObject({ token: null, booking: { rescheduledFrom: moved.booking.uid } });
    await refused(
      bookings.call(rescheduleBooking, { uid: host.booking.uid, start: noon }, creator()),
      'core.not_found',
    );
    await refused(bookings.call(rescheduleBooking, { uid: host.booking.uid, start: noon }, guest), 'core.not_found');
  });

  it('may be moved over its own time, and stays when the new time is taken', async () => {
    const { appointment } = await bookings.anAppointment(creator(), { slotInterval: 30 });
    const { booking, token } = await book(appointment, ten);
    await book(appointment, noon);
    const { uid } = booking;
    await refused(bookings.call(rescheduleBooking, { uid, token, start: noon }, guest), 'bookings.slot_taken');
    const half = '2031-06-03T10:30:00+02:00';
    expect((await bookings.call(rescheduleBooking, { uid, token, start: half }, guest)).booking.state).toBe(
      'confirmed',
    );
  });

  it('is completed when it is over; a no-show can be recorded only then', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const { booking } = await book(appointment, ten);
    const { uid } = booking;
    await refused(bookings.call(changeBookingStatus, { uid, command: 'noShow' }, ctx), 'bookings.too_early');
    const after = new Date(Date.parse(eleven) + 1);
    await bookings.get(BookingJobs).run(new AbortController().signal, after);
    const done = (await bookings.events('bookings.booking.completed')).filter((event) => event['uid'] === uid);
    expect(done).toHaveLength(1);
    const request = { uid, command: 'noShow' as const, reason: '' };
    expect(await bookings.get(BookingChanges).changeStatus(ctx.userId, request, after)).toMatchObject({
      state: 'noShow',
    });
  });

  it('is listed under its tab and found by name', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    await book(appointment, ten, { attendee: { name: 'Grace Hopper', email: 'grace@example.com' } });
    const gone = await book(appointment, noon);
    await bookings.call(changeBookingStatus, { uid: gone.booking.uid, command: 'cancel' }, ctx);
    const listed = async (body: RequestInput<typeof listBookings>, who = ctx) =>
      (await bookings.call(listBookings, body, who)).data.map(({ attendee }) => attendee.name);
    expect(await listed({ filters: { tab: 'upcoming' } })).toEqual(['Grace Hopper']);
    expect(await listed({ filters: { tab: 'cancelled' } })).toEqual(['Ada']);
    expect(await listed({ filters: { tab: 'past' } })).toEqual([]);
    expect(await listed({ searchTerm: 'hopp' })).toEqual(['Grace Hopper']);
    expect(await listed({}, creator())).toEqual([]);
    const day = { from: '2031-06-03', to: '2031-06-03' };
    expect(await listed({ filters: day })).toHaveLength(2);
    expect(await listed({ filters: { from: '2031-06-04' } })).toEqual([]);
    const { bookings: shown, timeZone } = await bookings.call(listCalendarBookings, day, ctx);
    expect(timeZone).toBe('Europe/Berlin');
    expect(shown.map(({ attendee }) => attendee.name)).toEqual(['Grace Hopper']);
    const { uid } = gone.booking;
    await refused(bookings.call(changeBookingStatus, { uid, command: 'cancel' }, creator()), 'core.not_found');
    await refused(bookings.call(approveBooking, { uid, approve: true }, creator()), 'core.not_found');
  });

  it('says where its visitor came from to its host only, also after a move', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const campaignId = 'c'.repeat(24);
    const attribution = { campaignId, utmSource: 'newsletter' };
    const { booking, token } = await book(appointment, ten, { attribution });
    expect(booking).not.toHaveProperty('attribution');
    await bookings.call(rescheduleBooking, { uid: booking.uid, token, start: noon }, guest);
    const { data } = await bookings.call(listBookings, {}, ctx);
    expect(data).toMatchObject([{ state: 'confirmed', attribution }]);
  });

  it('has a note of its host, which its attendee does not read and which moves along', async () => {
    const { ctx, appointment } = await bookings.anAppointment();
    const { booking, token } = await book(appointment, ten);
    const note = { uid: booking.uid, internalNotes: 'Brings a dog' };
    expect((await bookings.call(noteBooking, note, ctx)).booking.internalNotes).toBe('Brings a dog');
    await refused(bookings.call(noteBooking, note, creator()), 'core.not_found');
    const seen = await bookings.call(manageBooking, { uid: booking.uid, token }, guest);
    expect(JSON.stringify(seen)).not.toContain('dog');
    await bookings.call(rescheduleBooking, { uid: booking.uid, start: noon }, ctx);
    const { data } = await bookings.call(listBookings, {}, ctx);
    expect(data).toMatchObject([{ internalNotes: 'Brings a dog', rescheduledFrom: booking.uid }]);
  });
});

async function ownerOf(uid: string): Promise<string> {
  const row = await bookings.rows('bookings').findOne({ uid });
  return String(row?.['userId']);
}
