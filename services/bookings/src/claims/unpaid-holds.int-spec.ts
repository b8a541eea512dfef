import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  cancelBooking,
  cancelPayment,
  cancelRegistration,
  holdSlot,
  listSlots,
  saveBooking,
  settleBooking,
  settlePayment,
  startPayment,
  subscribeWebinar,
  type AppointmentView,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness } from '../testing/bookings-harness.js';
import { aSubscription, aWebinar } from '../testing/webinars.js';

const priced = { price: '20', currency: 'EUR' } as const;
const tooMany = { code: 'bookings.too_many_held' };
let networks = 0;
const aNetwork = () => visitor(`network-of-unpaid-${(networks += 1)}`);

/** @source shared case "Hoarding": one network held twelve times a minute, and what was booked and not paid counted for nothing */
describe('what one network holds of a host without paying is three', () => {
  let bookings: BookingsHarness;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
    const paymentId = newId();
    bookings.answers.set(startPayment.subject, () => ({
      paymentId,
      redirectUrl: 'https://pay.example/1',
      mode: 'live',
    }));
    const settled = { paymentId, state: 'settled', amount: 2000, currency: 'EUR' };
    bookings.answers.set(settlePayment.subject, () => settled);
    bookings.answers.set(cancelPayment.subject, () => ({}));
  }, 60_000);
  afterAll(() => bookings.stop());

  const startsOf = async ({ publicId }: AppointmentView) => {
    const asked = { publicId, from: '2031-06-03', to: '2031-06-30', timeZone: 'Europe/Berlin' };
    const { days } = await bookings.call(listSlots, asked, visitor());
    const starts = Object.values(days).flatMap(([one, _, other]) => [one?.start ?? '', other?.start ?? '']);
    return () => starts.shift() ?? '';
  };
  const aHost = async (sent: Parameters<BookingsHarness['anAppointment']>[1] = {}) => {
    const { ctx, appointment } = await bookings.anAppointment(undefined, sent);
    const next = await startsOf(appointment);
    const book = (by = visitor(), more: Partial<RequestInput<typeof saveBooking>> = {}) =>
      bookings.call(saveBooking, aRequest(appointment, next(), more), by);
    const hold = (by = visitor()) => bookings.call(holdSlot, { publicId: appointment.publicId, start: next() }, by);
    return { ctx, appointment, next, book, hold };
  };

  it('counts bookings until they are paid or given up, together with times that are kept', async () => {
    const { appointment, book, hold, next } = await aHost(priced);
    const by = aNetwork();
    const start = next();
    const { holdKey } = await bookings.call(holdSlot, { publicId: appointment.publicId, start }, by);
    // A kept time that becomes a booking counts once.
    const first = await bookings.call(saveBooking, aRequest(appointment, start, { holdKey }), by);
    const second = await book(by);
    await hold(by);
    await expect(book(by)).rejects.toMatchObject(tooMany);
    await expect(hold(by)).rejects.toMatchObject(tooMany);
    await book(aNetwork());
    await bookings.call(settleBooking, { uid: first.booking.uid }, by);
    await bookings.call(cancelBooking, { uid: second.booking.uid, token: second.token }, by);
    await book(by);
    await book(by);
    await expect(book(by)).rejects.toMatchObject(tooMany);
  });

  it('does not count what costs nothing', async () => {
    const { book } = await aHost();
    const by = aNetwork();
    for (let booked = 0; booked < 5; booked += 1) await book(by);
  });

  it('takes a series at once, and nothing beside it until it is paid', async () => {
    const recurring = { freq: 'weekly', interval: 1, maxCount: 5 } as const;
    const { book } = await aHost({ ...priced, recurring });
    const by = aNetwork();
    await book(by, { occurrences: 4 });
    await expect(book(by)).rejects.toMatchObject(tooMany);
  });

  it('counts times that wait for the code of a mail', async () => {
    const { book } = await aHost({ requireEmailVerification: true });
    const by = aNetwork();
    const outcomes = [];
    for (let person = 0; person < 4; person += 1)
      outcomes.push(
        await book(by, { attendee: { name: 'Ada', email: `ada${person}@example.com` } }).catch(
          ({ code }: { code: string }) => code,
        ),
      );
    expect(outcomes).toEqual([...Array.from({ length: 3 }, () => 'bookings.verify_email'), tooMany.code]);
  });

  it('does not grow by many requests at once', async () => {
    const { hold } = await aHost();
    const by = aNetwork();
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, () =>
        hold(by).then(
          () => 'held',
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'held')).toHaveLength(3);
    expect(new Set(outcomes)).toEqual(new Set(['held', tooMany.code]));
  });

  it('counts seats of webinars that can run out', async () => {
    const { ctx, book } = await aHost(priced);
    const { webinar } = await aWebinar(bookings, { ...priced, capacity: 20 }, ctx);
    const endless = (await aWebinar(bookings, priced, ctx)).webinar;
    const by = aNetwork();
    const register = (to = webinar) => bookings.call(subscribeWebinar, aSubscription(to), by);
    const first = await register();
    await register();
    await book(by);
    await expect(register()).rejects.toMatchObject(tooMany);
    await expect(book(by)).rejects.toMatchObject(tooMany);
    await register(endless);
    await bookings.call(cancelRegistration, { uid: first.registration.uid, token: first.token }, by);
    await register();
    const seats = await bookings.rows('webinar_seats').findOne({ webinarId: webinar._id });
    expect(seats).toMatchObject({ taken: 2 });
  });
});
