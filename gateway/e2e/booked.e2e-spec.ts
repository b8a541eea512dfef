import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateAppointment,
  approveBooking,
  cancelBooking,
  changeBookingStatus,
  getNotifications,
  holdSlot,
  listBookings,
  listCalendarBookings,
  listSlots,
  manageBooking,
  noteBooking,
  rateBooking,
  rescheduleBooking,
  resolveBookingAttention,
  saveBooking,
  settleBooking,
  type AnyCommand,
  type AppointmentView,
} from '@linkyard/contracts';
import { call, codeFor, must, newCreator, until, type Person } from '@linkyard/testing';

describe('bookings', () => {
  let ana: Person;
  let ben: Person;
  let talk: AppointmentView;
  let starts: string[];
  beforeAll(async () => {
    [ana, ben] = await Promise.all([newCreator('Ana'), newCreator('Ben')]);
    const sent = { title: 'Talk', state: 'published' as const, window: { type: 'unlimited' as const } };
    talk = await must(addUpdateAppointment, { ...sent, requiresApproval: true }, ana.token);
    const asked = { publicId: talk.publicId, from: '2031-03-01', to: '2031-03-31', timeZone: 'UTC' };
    const { days } = await must(listSlots, asked);
    starts = Object.values(days).map(([first]) => first?.start ?? '');
  });

  const request = (start: string) => ({
    publicId: talk.publicId,
    start,
    timeZone: 'Europe/Paris',
    attendee: { name: 'Ada', email: 'ada@example.com' },
    idempotencyKey: randomUUID(),
  });
  const booked = async (index: number) => {
    const { booking, token } = await must(saveBooking, request(starts[index] ?? ''));
    return { uid: booking.uid, token };
  };

  it('are held, made, approved, moved and cancelled', async () => {
    const start = starts[0] ?? '';
    const { holdKey } = await must(holdSlot, { publicId: talk.publicId, start });
    expect((await call(saveBooking, request(start))).http).toBe(409);
    const { booking, token } = await must(saveBooking, { ...request(start), holdKey });
    expect(booking.state).toBe('awaitingApproval');
    const { uid } = booking;
    expect((await must(approveBooking, { uid, approve: true }, ana.token)).booking.state).toBe('confirmed');
    expect((await must(settleBooking, { uid })).state).toBe('confirmed');
    const moved = await must(rescheduleBooking, { uid, token, start: starts[1] ?? '' });
    const key = { uid: moved.booking.uid, token: moved.token ?? '' };
    expect((await must(manageBooking, key)).booking.canCancel).toBe(true);
    expect((await must(cancelBooking, key)).booking.state).toBe('cancelled');
    expect((await must(listBookings, { filters: { tab: 'cancelled' } }, ana.token)).totalCount).toBe(1);
  });

  it('ring the bell of their host', async () => {
    const bell = async () => (await must(getNotifications, { listPerPage: -1 }, ana.token)).data;
    await until(async () => (await bell()).some(({ notification }) => notification.type === 'appointment'));
    const shown = (await bell()).find(({ notification }) => notification.type === 'appointment');
    expect(shown?.notification).toMatchObject({ name: 'Ada', appointmentName: 'Talk' });
  });

  it('with the token of another booking are missing, and stand in no list of another host', async () => {
    const one = await booked(2);
    const other = await booked(3);
    const { uid } = one;
    const stolen = { uid, token: other.token };
    for (const [command, body] of [
      [manageBooking, stolen],
      [cancelBooking, stolen],
      [rateBooking, { ...stolen, stars: 5 }],
      [rescheduleBooking, { ...stolen, start: starts[4] }],
      [rescheduleBooking, { uid, start: starts[4] }],
    ] as [AnyCommand, object][])
      expect((await call(command, body)).http).toBe(404);
    expect((await must(listBookings, {}, ben.token)).data).toEqual([]);
    const month = { from: '2031-03-01', to: '2031-03-31' };
    expect((await must(listCalendarBookings, month, ben.token)).bookings).toEqual([]);
    expect((await must(listCalendarBookings, month, ana.token)).bookings.map((shown) => shown.uid)).toContain(uid);
    expect((await must(noteBooking, { uid, internalNotes: 'VIP' }, ana.token)).booking.internalNotes).toBe('VIP');
    const calm = await must(resolveBookingAttention, { uid, decision: 'refund' }, ana.token);
    expect(calm.booking).toMatchObject({ paymentAttention: null, paymentState: 'none' });
    expect((await must(changeBookingStatus, { uid, command: 'cancel' }, ana.token)).booking.state).toBe('cancelled');
  });

  it('are made with the code of a mail where the address has to be confirmed, and rated only when they are over', async () => {
    const sent = { title: 'Checked', state: 'published' as const, window: { type: 'unlimited' as const } };
    const { publicId } = await must(addUpdateAppointment, { ...sent, requireEmailVerification: true }, ben.token);
    const email = `visitor-${randomUUID()}@example.com`;
    const body = { ...request(starts[6] ?? ''), publicId, attendee: { name: 'Ada', email } };
    expect((await call(saveBooking, body)).http).toBe(409);
    const { booking, token } = await must(saveBooking, { ...body, emailCode: await codeFor(email) });
    expect(booking.state).toBe('confirmed');
    expect((await call(rateBooking, { uid: booking.uid, token, stars: 5 })).http).toBe(409);
  });

  it.each([
    [saveBooking, { start: 'tomorrow' }, 'start'],
    [saveBooking, { attendee: { name: 'Ada', email: 'ada' } }, 'attendee.email'],
    [saveBooking, { timeZone: 'Mars/Olympus' }, 'timeZone'],
    [holdSlot, { publicId: { $ne: '' } }, 'publicId'],
    [manageBooking, { uid: 'x'.repeat(22), token: 'short' }, 'token'],
    [saveBooking, { emailCode: '12' }, 'emailCode'],
    [rateBooking, { uid: 'x'.repeat(22), token: 'x'.repeat(30), stars: 6 }, 'stars'],
    [listBookings, { filters: { tab: 'all' } }, 'filters.tab'],
    [listBookings, { filters: { from: 'May' } }, 'filters.from'],
    [listCalendarBookings, { from: '2031-03-01', to: '2031-05-01' }, 'to'],
    [noteBooking, { uid: 'x'.repeat(22), internalNotes: 5 }, 'internalNotes'],
    [changeBookingStatus, { uid: 'x'.repeat(22), command: 'forget' }, 'command'],
    [approveBooking, { uid: 'x'.repeat(22) }, 'approve'],
    [resolveBookingAttention, { uid: 'x'.repeat(22), decision: 'fulfil' }, 'decision'],
  ] as [AnyCommand, object, string][])('refuse invalid input by its field: $subject', async (command, body, path) => {
    const reply = await call(command, body, ana.token);
    expect(reply.http).toBe(422);
    expect(JSON.stringify(reply)).toContain(path);
  });
});
