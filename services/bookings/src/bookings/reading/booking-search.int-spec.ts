import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  addUpdateAppointment,
  duplicateAppointment,
  listAppointments,
  listBookings,
  rescheduleBooking,
  saveBooking,
} from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { appointmentSearchWords } from '../../appointment-records/migrations/2026-11-26-appointment-search-words.js';
import { bookingSearchWords } from '../../booking-records/migrations/2026-11-26-booking-search-words.js';
import { aRequest, BookingsHarness, type Creator } from '../../testing/bookings-harness.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());

const guest = visitor();
const at = (hour: number) => `2031-06-03T${String(hour).padStart(2, '0')}:00:00+02:00`;
const person = (name: string, email: string) => ({ attendee: { name, email } });

describe('a search of bookings', () => {
  let ctx: Creator;
  const found = async (searchTerm: string) =>
    (await bookings.call(listBookings, { searchTerm }, ctx)).data.map(({ attendee }) => attendee.name).toSorted();
  beforeAll(async () => {
    const made = await bookings.anAppointment(undefined, { title: 'Töpfern für Anfänger (Kurs C++)' });
    ctx = made.ctx;
    const book = (hour: number, attendee: ReturnType<typeof person>) =>
      bookings.call(saveBooking, aRequest(made.appointment, at(hour), attendee), guest);
    await book(9, person('Zoë Müller', 'zoe.m@bücher.example'));
    const { booking, token } = await book(10, person('Łukasz Żak', 'lukasz@example.com'));
    await book(12, person('Zora Maier', 'zora@example.com'));
    await bookings.call(rescheduleBooking, { uid: booking.uid, token, start: at(11) }, guest);
  });

  it.each([
    ['zoe', ['Zoë Müller']],
    ['ZOË', ['Zoë Müller']],
    ['mull zo', ['Zoë Müller']],
    ['zo m', ['Zora Maier', 'Zoë Müller']],
    ['bucher', ['Zoë Müller']],
    ['zoe.m@bücher.example', ['Zoë Müller']],
    ['żak', ['Łukasz Żak']],
    ['topfern anf', ['Zora Maier', 'Zoë Müller', 'Łukasz Żak']],
    ['(Kurs C++)', ['Zora Maier', 'Zoë Müller', 'Łukasz Żak']],
    ['zoe maier', []],
    ['oe', []],
    ['@', []],
    ['.*', []],
  ])('finds by the beginnings of words: %s', async (term, names) => {
    expect(await found(term)).toEqual(names);
  });

  it('finds what an earlier version stored', async () => {
    await bookings.rows('bookings').updateMany({ userId: ctx.userId }, { $unset: { searchWords: 1 } });
    expect(await found('zoe')).toEqual([]);
    await bookingSearchWords.up(bookings.database);
    expect(await found('zoe')).toEqual(['Zoë Müller']);
  });
});

describe('a search of appointments', () => {
  it('finds the words of a title as it is now, in any case and without accents, and copies', async () => {
    const { ctx, appointment } = await bookings.anAppointment(undefined, { title: 'Erste Beratung' });
    const found = async (searchTerm: string) =>
      (await bookings.call(listAppointments, { searchTerm }, ctx)).data.map(({ title }) => title).toSorted();
    expect(await found('berat ER')).toEqual(['Erste Beratung']);
    const { _id, rev } = appointment;
    await bookings.call(addUpdateAppointment, { _id, rev, title: 'Déjeuner' }, ctx);
    expect([await found('beratung'), await found('deje')]).toEqual([[], ['Déjeuner']]);
    await bookings.call(duplicateAppointment, { _id }, ctx);
    expect(await found('dejeuner copy')).toEqual(['Déjeuner (copy)']);
    await bookings.rows('appointments').updateMany({ userId: ctx.userId }, { $unset: { searchWords: 1 } });
    await appointmentSearchWords.up(bookings.database);
    expect(await found('dejeuner')).toEqual(['Déjeuner', 'Déjeuner (copy)']);
  });
});
