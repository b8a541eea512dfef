import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateAppointment,
  addUpdateSchedule,
  deleteAppointments,
  deleteSchedules,
  duplicateAppointment,
  getAppointment,
  getPublicAppointment,
  getSchedule,
  getUserContact,
  listAppointments,
  listSchedules,
  listSlots,
  makeScheduleDefault,
  toggleAppointment,
  type RequestInput,
} from '@linkyard/contracts';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { BookingsHarness, contactOf } from '../testing/bookings-harness.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());

const refused = async (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ code });
const invalid = async (call: Promise<unknown>, path: string) =>
  expect(call).rejects.toMatchObject({ code: 'core.invalid_input', details: { errors: [{ path }] } });

describe('schedules', () => {
  it('begin with office hours in the zone of the creator, made once', async () => {
    const ana = creator();
    const lists = await Promise.all([1, 2, 3, 4].map(() => bookings.call(listSchedules, {}, ana)));
    expect(new Set(lists.flatMap(({ data }) => data.map(({ _id }) => _id))).size).toBe(1);
    expect(lists[0]?.data).toMatchObject([{ isDefault: true, timeZone: 'Europe/Berlin' }]);
    expect(lists[0]?.data[0]?.weekly.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are added, changed once per revision, made the default and deleted', async () => {
    const ana = creator();
    const { _id, rev } = await bookings.call(addUpdateSchedule, { name: 'Evenings', timeZone: 'Asia/Kolkata' }, ana);
    const changed = { _id, rev, timeOff: [{ from: '2026-08-01', to: '2026-08-14' }] };
    expect(await bookings.call(addUpdateSchedule, changed, ana)).toMatchObject({ name: 'Evenings', rev: rev + 1 });
    await refused(bookings.call(addUpdateSchedule, changed, ana), 'core.stale_rev');
    await bookings.call(makeScheduleDefault, { _id }, ana);
    await refused(bookings.call(deleteSchedules, { _id }, ana), 'bookings.default_schedule');
    const { data } = await bookings.call(listSchedules, {}, ana);
    expect(data.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Evenings', true],
      ['Working hours', false],
    ]);
    const { appointment } = await bookings.anAppointment(ana, { scheduleId: data[1]?._id });
    await bookings.call(deleteSchedules, { _id: data[1]?._id }, ana);
    expect((await bookings.call(getAppointment, { _id: appointment._id }, ana)).appointment.scheduleId).toBeNull();
  });

  it('of another creator are missing', async () => {
    const { data } = await bookings.call(listSchedules, {}, creator());
    const _id = data[0]?._id ?? '';
    const ben = creator();
    await refused(bookings.call(getSchedule, { _id }, ben), 'core.not_found');
    await refused(bookings.call(addUpdateSchedule, { _id, rev: 1, name: 'Mine' }, ben), 'core.not_found');
    await refused(bookings.call(makeScheduleDefault, { _id }, ben), 'core.not_found');
    await refused(bookings.call(deleteSchedules, { _id }, ben), 'core.not_found');
    await refused(bookings.call(addUpdateAppointment, { scheduleId: _id }, ben), 'core.invalid_input');
  });

  it.each<[string, RequestInput<typeof addUpdateSchedule>]>([
    ['weekly.0.intervals.0.end', { weekly: [{ day: 1, intervals: [{ start: '17:00', end: '09:00' }] }] }],
    [
      'weekly.0.intervals',
      {
        weekly: [
          {
            day: 1,
            intervals: [
              { start: '09:00', end: '12:00' },
              { start: '11:00', end: '13:00' },
            ],
          },
        ],
      },
    ],
    ['timeOff.0.to', { timeOff: [{ from: '2026-08-02', to: '2026-08-01' }] }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
  ])('refuse %s that cannot be', async (path, sent) => {
    await invalid(bookings.call(addUpdateSchedule, sent, creator()), path);
  });
});

describe('appointments', () => {
  it('are made, changed once per revision, listed, copied, switched and deleted', async () => {
    const { ctx: ana, appointment } = await bookings.anAppointment();
    const { _id, rev } = appointment;
    const changed = { _id, rev, price: '12.50', currency: 'EUR', deposit: { kind: 'percent', value: '20' } } as const;
    expect(await bookings.call(addUpdateAppointment, changed, ana)).toMatchObject({
      title: 'Consultation',
      price: { amount: 1250, currency: 'EUR' },
      deposit: { percent: 20 },
    });
    await refused(bookings.call(addUpdateAppointment, changed, ana), 'core.stale_rev');
    const copy = await bookings.call(duplicateAppointment, { _id }, { ...ana, locale: 'de-CH' });
    expect(copy).toMatchObject({ title: 'Consultation (Kopie)', state: 'draft' });
    expect(copy.publicId).not.toBe(appointment.publicId);
    expect(await bookings.call(toggleAppointment, { _id: copy._id }, ana)).toMatchObject({ status: 0 });
    await bookings.call(deleteAppointments, { _id: copy._id }, ana);
    const { data, totalCount } = await bookings.call(listAppointments, { searchTerm: 'consult' }, ana);
    expect([data.map((found) => found._id), totalCount]).toEqual([[_id], 1]);
  });

  it('begin in the currency that was used last, else in the one of the account', async () => {
    const ana = creator();
    const make = (sent: RequestInput<typeof addUpdateAppointment> = {}) =>
      bookings.call(addUpdateAppointment, { title: 'Talk', ...sent }, ana);
    const usual = bookings.answers.get(getUserContact.subject);
    bookings.answers.set(getUserContact.subject, ({ userId }) => ({
      contact: { ...contactOf(String(userId)), currency: 'CHF' },
    }));
    expect((await make()).currency).toBe('CHF');
    if (usual) bookings.answers.set(getUserContact.subject, usual);
    expect((await make({ price: '5.00', currency: 'EUR' })).currency).toBe('EUR');
    expect(await make({ price: '7.00' })).toMatchObject({ price: { amount: 700, currency: 'EUR' } });
  });

  it('are seen by visitors while they are published and on, without what is not theirs to see', async () => {
    const room = { type: 'link', value: 'https://meet.example/room', label: 'Video call' } as const;
    const { ctx: ana, appointment } = await bookings.anAppointment(creator(), { locations: [room], price: '10' });
    const { _id, publicId } = appointment;
    const seen = await bookings.call(getPublicAppointment, { publicId }, visitor());
    expect(seen.appointment).toMatchObject({
      host: { name: 'Ana Host' },
      timeZone: 'Europe/Berlin',
      dueNow: { amount: 1000, currency: 'USD' },
      locations: [{ type: 'link', label: 'Video call' }],
    });
    expect(JSON.stringify(seen)).not.toContain('meet.example');
    await bookings.call(toggleAppointment, { _id, status: 0 }, ana);
    await refused(bookings.call(getPublicAppointment, { publicId }, visitor()), 'core.not_found');
  });

  it('of another creator are missing', async () => {
    const { appointment } = await bookings.anAppointment();
    const { _id } = appointment;
    const ben = creator();
    for (const command of [getAppointment, toggleAppointment, duplicateAppointment, deleteAppointments])
      await refused(bookings.call(command, { _id }, ben), 'core.not_found');
    await refused(bookings.call(addUpdateAppointment, { _id, rev: 1, title: 'Mine' }, ben), 'core.not_found');
    expect((await bookings.call(listAppointments, {}, ben)).data).toEqual([]);
  });

  it.each<[string, RequestInput<typeof addUpdateAppointment>]>([
    ['title', { state: 'published' }],
    ['defaultDuration', { durations: [30, 60], defaultDuration: 45 }],
    ['price', { price: '5.005', currency: 'EUR' }],
    ['deposit.value', { price: '5', deposit: { kind: 'amount', value: '5' } }],
    ['deposit.value', { price: '0.02', deposit: { kind: 'percent', value: '10' } }],
    ['deposit', { deposit: { kind: 'percent', value: '20' } }],
    ['window.end', { window: { type: 'range', start: '2026-02-02', end: '2026-02-01' } }],
    ['locations.0.value', { locations: [{ type: 'link', value: 'room 5' }] }],
    ['questions.0.options', { questions: [{ id: 'a', title: 'Which?', type: 'select' }] }],
  ])('refuse %s that cannot be', async (path, sent) => {
    await invalid(bookings.call(addUpdateAppointment, sent, creator()), path);
  });
});

describe('slots', () => {
  it('are listed by the days of the visitor, with their offset', async () => {
    const { appointment } = await bookings.anAppointment(creator(), { showSeatsLeft: false });
    const asked = { publicId: appointment.publicId, from: '2027-10-31', to: '2027-10-31' };
    const { days } = await bookings.call(listSlots, { ...asked, timeZone: 'Asia/Tokyo' }, visitor());
    // Nine in Berlin on the day of the clock change is 17:00 in Tokyo.
    expect(days['2027-10-31']?.[0]).toEqual({ start: '2027-10-31T17:00:00+09:00', seatsLeft: null });
    expect(days['2027-10-31']?.at(-1)?.start).toBe('2027-10-31T23:00:00+09:00');
    await invalid(bookings.call(listSlots, { ...asked, timeZone: 'UTC', duration: 45 }, visitor()), 'duration');
    await invalid(bookings.call(listSlots, { ...asked, to: '2028-01-01', timeZone: 'UTC' }, visitor()), 'to');
  });
});
