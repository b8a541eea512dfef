import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  bookingConfirmed,
  bookingRated,
  listBookings,
  manageBooking,
  rateBooking,
  saveBooking,
  startPayment,
  walletLink,
  type RequestInput,
} from '@linkyard/contracts';
import { newId } from '@linkyard/mongo';
import { creator, visitor } from '@linkyard/service-kit/testing';
import { BookingMails } from '../../mails/booking-mails.js';
import { SendRemindersJob } from '../../mails/send-reminders.job.js';
import { aRequest, BookingsHarness } from '../../testing/bookings-harness.js';
import { BookingChanges } from '../changes/booking-changes.js';
import { BookingJobs } from '../booking-jobs.js';
import { RateBooking } from '../changes/rate-booking.js';

let bookings: BookingsHarness;
beforeAll(async () => {
  bookings = await BookingsHarness.start();
}, 60_000);
afterAll(() => bookings.stop());
beforeEach(() => {
  bookings.jobs.length = 0;
  bookings.answers.set(walletLink.subject, () => ({ path: '/wallet?key=abc' }));
});

const guest = visitor();
const signal = new AbortController().signal;
const ten = '2031-06-03T10:00:00+02:00';
const eleven = Date.parse('2031-06-03T11:00:00+02:00');
const minuteMs = 60_000;
const refused = async (call: Promise<unknown>, code: string) => expect(call).rejects.toMatchObject({ code });
const mails = (template = 'booking-notice') =>
  bookings.jobs.map(({ data }) => data).filter((data) => data.template === template);
const valuesOf = (mail: { [field: string]: unknown } | undefined) => mail?.['values'] as Record<string, string>;
const save = (sent: RequestInput<typeof saveBooking>) => bookings.call(saveBooking, sent, guest);

describe('an address that has to be confirmed', () => {
  const verified = () => bookings.anAppointment(creator(), { requireEmailVerification: true });
  const codeOf = () => valuesOf(mails('booking-code').at(-1))['code'] ?? '';

  it('is booked with the mailed code only, and the time is kept until then', async () => {
    const { ctx, appointment } = await verified();
    const request = aRequest(appointment, ten);
    await refused(save(request), 'bookings.verify_email');
    expect((await bookings.call(listBookings, {}, ctx)).data).toEqual([]);
    await refused(save(aRequest(appointment, ten)), 'bookings.slot_taken');
    const wrong = codeOf() === '000000' ? '000001' : '000000';
    await expect(save({ ...request, emailCode: wrong })).rejects.toMatchObject({
      details: { errors: [{ path: 'emailCode' }] },
    });
    const { booking } = await save({ ...request, emailCode: codeOf() });
    expect(booking.state).toBe('confirmed');
    expect(await bookings.rows('claims').countDocuments({ userId: ctx.userId })).toBe(1);
    expect(JSON.stringify(await bookings.rows('booking_email_codes').find().toArray())).not.toContain(codeOf());
  });

  it('gets one mail a minute, and a code is guessed at most five times', async () => {
    const { appointment } = await verified();
    const request = aRequest(appointment, ten);
    await Promise.allSettled([save(request), save(request)]);
    await refused(save(request), 'bookings.verify_email');
    expect(mails('booking-code')).toHaveLength(1);
    const code = codeOf();
    const guesses = ['000000', '000001', '000002', '000003', '000004', '000005']
      .filter((one) => one !== code)
      .slice(0, 5);
    for (const emailCode of guesses) await refused(save({ ...request, emailCode }), 'core.invalid_input');
    await refused(save({ ...request, emailCode: code }), 'core.invalid_input');
  });

  it('is confirmed for itself: the code of another address books nothing', async () => {
    const { appointment } = await verified();
    const request = aRequest(appointment, ten);
    await refused(save(request), 'bookings.verify_email');
    const attendee = { name: 'Eve', email: 'eve@example.com' };
    await refused(save({ ...request, attendee, emailCode: codeOf() }), 'core.invalid_input');
  });
});

describe('the mail afterwards', () => {
  const completed = async (askRating: boolean) => {
    const followUp = { minutesAfter: 0, askRating };
    const { ctx, appointment } = await bookings.anAppointment(creator(), { followUp });
    const { booking, token } = await save(aRequest(appointment, ten));
    await bookings.get(BookingJobs).run(signal, new Date(eleven + 1));
    await bookings.get(SendRemindersJob).run(signal, new Date(eleven + minuteMs));
    return { ctx, booking, token };
  };

  it('asks for a rating where the host wants one', async () => {
    const { booking, token } = await completed(true);
    const link = valuesOf(mails()[0])['rateLink'] ?? '';
    expect(new URL(link).searchParams.get('step')).toBe('rate');
    expect(link).toContain(encodeURIComponent(token));
    expect(link).toContain(booking.uid);
    bookings.jobs.length = 0;
    await completed(false);
    expect(valuesOf(mails()[0])['rateLink']).toBe('');
  });

  it('leads to stars that stand on the booking, and reach the ratings of the creator', async () => {
    const { ctx, booking, token } = await completed(true);
    const { uid } = booking;
    await refused(bookings.call(rateBooking, { uid, token, stars: 5 }, guest), 'bookings.wrong_state');
    await refused(bookings.call(rateBooking, { uid, token: 'x'.repeat(64), stars: 5 }, guest), 'core.not_found');
    const stored = await bookings.get(BookingChanges).ofHost(ctx.userId, uid);
    const given = { stars: 4, comment: 'Lovely' };
    const rated = await bookings.get(RateBooking).rate(stored, given, new Date(eleven + minuteMs));
    expect(rated).toMatchObject({ rating: 4, ratingText: 'Lovely' });
    const { data } = await bookings.call(listBookings, {}, ctx);
    expect(data).toMatchObject([{ rating: 4, ratingText: 'Lovely' }]);
    const events = await bookings.events(bookingRated.name);
    expect(events.filter((event) => event['uid'] === uid)).toMatchObject([{ stars: 4, comment: 'Lovely' }]);
  });
});

describe('a booking that is not paid yet', () => {
  it('is reminded of once before its time to pay ends, and not after it was given up', async () => {
    bookings.answers.set(startPayment.subject, () => ({
      paymentId: newId(),
      redirectUrl: 'https://pay.example/1',
      mode: 'live',
    }));
    const { appointment } = await bookings.anAppointment(creator(), { price: '20', currency: 'EUR' });
    await save(aRequest(appointment, ten));
    const at = (minutes: number) => new Date(Date.now() + minutes * minuteMs);
    await bookings.get(SendRemindersJob).run(signal, at(9));
    expect(mails()).toEqual([]);
    await bookings.get(SendRemindersJob).run(signal, at(11));
    await bookings.get(SendRemindersJob).run(signal, at(12));
    expect(mails()).toHaveLength(1);
    expect(valuesOf(mails()[0])).toMatchObject({ headline: 'Please pay to confirm', link: '' });
    expect(valuesOf(mails()[0])['payLink']).toContain('/bookAppointment/');
  });
});

describe('those who share a meeting', () => {
  const shared = async (showAttendees: boolean) => {
    const { appointment } = await bookings.anAppointment(creator(), { seatsPerSlot: 3, showAttendees });
    const { booking, token } = await save(aRequest(appointment, ten));
    const attendee = { name: 'Grace Hopper', email: 'grace@example.com' };
    await save(aRequest(appointment, ten, { attendee }));
    return (await bookings.call(manageBooking, { uid: booking.uid, token }, guest)).booking;
  };

  it('see each other by first name where the host shows them', async () => {
    const seen = await shared(true);
    expect(seen.alsoComing).toEqual(['Grace']);
    expect(JSON.stringify(seen)).not.toContain('grace@example.com');
    expect((await shared(false)).alsoComing).toEqual([]);
  });
});

describe('a mail about a booking', () => {
  it('has the link to everything its reader has with the host, and is sent without it while commerce is away', async () => {
    const { appointment } = await bookings.anAppointment();
    const mailed = async (start: string) => {
      const { booking } = await save(aRequest(appointment, start));
      const [event] = (await bookings.events(bookingConfirmed.name)).filter(({ uid }) => uid === booking.uid);
      const facts = { eventId: booking.uid, tenantId: null, requestId: null, at: new Date() };
      await bookings.get(BookingMails).onConfirmed(bookingConfirmed.data.parse(event), facts);
      return mails()
        .filter(({ to }) => to === 'ada@example.com')
        .map((mail) => valuesOf(mail)['walletLink']);
    };
    expect(await mailed(ten)).toEqual(['http://book.test/wallet?key=abc']);
    bookings.jobs.length = 0;
    bookings.answers.delete(walletLink.subject);
    expect(await mailed('2031-06-03T12:00:00+02:00')).toEqual(['']);
  });
});
