import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookingConfirmed, getUserContact, saveBooking, walletLink } from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness, contactOf } from '../testing/bookings-harness.js';
import { BookingMailer } from './booking-mailer.js';
import { BookingsRepository } from '../bookings/bookings.repository.js';

describe('the mails about a booking', () => {
  let bookings: BookingsHarness;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
    bookings.answers.set(walletLink.subject, () => ({ link: 'http://book.test/wallet?key=abc' }));
  }, 60_000);
  afterAll(() => bookings.stop());

  const booked = async (locales: { attendee: string; host: string }) => {
    bookings.answers.set(getUserContact.subject, ({ userId }) => ({
      contact: { ...contactOf(String(userId)), locale: locales.host },
    }));
    const { appointment } = await bookings.anAppointment();
    const guest = { ...visitor(), locale: locales.attendee };
    const { booking } = await bookings.call(saveBooking, aRequest(appointment, '2031-06-03T10:00:00+02:00'), guest);
    return booking.uid;
  };
  const mailTo = (address: string) => bookings.jobs.map(({ data }) => data).findLast(({ to }) => to === address);

  it('are written in the languages of attendee and host', async () => {
    const uid = await booked({ attendee: 'de-AT', host: 'en' });
    const [event] = (await bookings.events(bookingConfirmed.name)).filter((one) => one['uid'] === uid);
    await bookings.deliver(bookingConfirmed, bookingConfirmed.data.parse(event));
    expect(mailTo('ada@example.com')).toMatchObject({
      locale: 'de-AT',
      values: {
        headline: 'Buchung bestätigt',
        sentence: 'Deine Buchung ist bestätigt.',
        when: 'Dienstag, 3. Juni 2031, 09:00 – 10:00 (Europe/London)',
      },
    });
    expect(mailTo('ana@example.com')).toMatchObject({
      locale: 'en',
      values: { headline: 'New booking', when: 'Tuesday, 3 June 2031, 10:00 – 11:00 (Europe/Berlin)' },
    });
  });

  it('speak of a refund only where something was paid', async () => {
    const uid = await booked({ attendee: 'en', host: 'en' });
    const booking = await bookings.get(BookingsRepository).byUid(uid);
    if (!booking) throw new Error('no booking');
    const sentenceOf = async (paid: number, detail: string) => {
      await bookings.get(BookingMailer).send({ ...booking, paid }, { kind: 'rejected', detail });
      return mailTo('ada@example.com')?.['values'];
    };
    expect(await sentenceOf(0, 'free')).toMatchObject({ sentence: 'Your request has been declined.' });
    expect(await sentenceOf(2000, 'paid')).toMatchObject({
      sentence: 'Your request has been declined. What you paid is refunded.',
    });
  });

  it('keep what the host wrote, whatever the language', async () => {
    const uid = await booked({ attendee: 'en', host: 'de' });
    const booking = await bookings.get(BookingsRepository).byUid(uid);
    if (!booking) throw new Error('no booking');
    const own = { subject: 'See you soon', body: 'Bring your laptop.' };
    await bookings.get(BookingMailer).send(booking, { kind: 'reminder', ...own });
    expect(mailTo('ana@example.com')).toMatchObject({ values: { headline: own.subject, sentence: own.body } });
    await bookings.get(BookingMailer).send(booking, { kind: 'reminder', detail: 'without own words' });
    expect(mailTo('ana@example.com')).toMatchObject({
      values: { headline: 'Erinnerung', sentence: 'Ein Termin bei dir steht bevor.' },
    });
  });
});
