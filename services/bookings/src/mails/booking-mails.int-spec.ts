import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bookingConfirmed, getUserContact, saveBooking, walletLink } from '@linkyard/contracts';
import { visitor } from '@linkyard/service-kit/testing';
import { aRequest, BookingsHarness, contactOf } from '../testing/bookings-harness.js';
import { BookingMailer } from './booking-mailer.js';
import { whenIn } from '../invites/when-in.js';
import { BookingsRepository } from '../booking-records/bookings.repository.js';

describe('the mails about a booking', () => {
  let bookings: BookingsHarness;
  beforeAll(async () => {
    bookings = await BookingsHarness.start();
    bookings.answers.set(walletLink.subject, () => ({ path: '/wallet?key=abc' }));
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
    expect(mailTo('ada@example.com')).toMatchObject({ onBehalfOf: { email: 'ana@example.com' } });
    expect(mailTo('ana@example.com')).toMatchObject({
      replyTo: { email: 'ada@example.com' },
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

  it('are one about all dates of a series, with an entry of each; a later one names its day', async () => {
    bookings.answers.set(getUserContact.subject, ({ userId }) => ({ contact: contactOf(String(userId)) }));
    const recurring = { freq: 'weekly', interval: 1, maxCount: 4 } as const;
    const { appointment } = await bookings.anAppointment(undefined, { recurring });
    const series = aRequest(appointment, '2031-06-03T10:00:00+02:00', { occurrences: 3 });
    const { dates } = await bookings.call(saveBooking, series, visitor());
    bookings.jobs.length = 0;
    const uids = dates.map(({ uid }) => uid);
    const events = (await bookings.events(bookingConfirmed.name)).filter((one) => uids.includes(String(one['uid'])));
    for (const event of events) await bookings.deliver(bookingConfirmed, bookingConfirmed.data.parse(event));
    const mails = bookings.jobs.map(({ data }) => data).filter(({ to }) => to === 'ada@example.com');
    expect(mails).toMatchObject([
      {
        calendar: { method: 'PUBLISH' },
        values: {
          subjectTitle: 'Consultation',
          when: ['3 June', '10 June', '17 June']
            .map((day) => `Tuesday, ${day} 2031, 09:00 – 10:00 (Europe/London)`)
            .join('\n'),
        },
      },
    ]);
    expect(JSON.stringify(mails).match(/BEGIN:VEVENT/g)).toHaveLength(3);
    const second = await bookings.get(BookingsRepository).byUid(uids[1] ?? '');
    if (second) await bookings.get(BookingMailer).send(second, { kind: 'cancelled' });
    expect(mailTo('ada@example.com')).toMatchObject({ values: { subjectTitle: 'Consultation, 10 June 2031' } });
  });

  it('give the offset of a time that the clock shows twice', () => {
    const at = (start: string, end: string) =>
      whenIn({ startAt: new Date(start), endAt: new Date(end) }, 'Europe/Berlin', 'en');
    expect(at('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')).toBe(
      'Sunday, 25 October 2026, 02:30 UTC+02:00 – 02:30 UTC+01:00 (Europe/Berlin)',
    );
    expect(at('2026-10-25T08:00:00Z', '2026-10-25T09:00:00Z')).toBe(
      'Sunday, 25 October 2026, 09:00 – 10:00 (Europe/Berlin)',
    );
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
