import { describe, expect, it } from '@jest/globals';
import { FormState } from '../form-state.js';
import { screenDocument } from '../public-screen.js';
import { bookedScreen } from './booked-screen.js';
import { cancelScreen, moveScreen } from './change-screens.js';
import { detailsScreen } from './details-screen.js';
import { rateScreen } from './rate-screen.js';
import { aPublicAppointment, anAttendeeBooking } from './testing/a-public-appointment.js';

const textOf = (screen: Parameters<typeof screenDocument>[0]) => screenDocument(screen).text.replace(/\s+/g, ' ');
const start = '2026-11-23T10:00:00+01:00';
const details = {
  appointment: aPublicAppointment(),
  query: { start },
  zone: 'Europe/Berlin',
  duration: 30,
  form: FormState.empty,
  series: [],
  now: Date.parse('2026-11-20T10:00:00Z'),
  idempotencyKey: '5a3e5d4e-0000-4000-8000-000000000000',
};

describe('filling in a booking', () => {
  it('asks what the host asks, and names the amount on the button', () => {
    const appointment = aPublicAppointment({
      price: { amount: 2400, currency: 'EUR' },
      dueNow: { amount: 2400, currency: 'EUR' },
      guestsMax: 2,
      questions: [{ id: 'q1', title: 'Topic?', type: 'select', required: true, options: ['Work'] }],
    });
    const text = textOf(detailsScreen({ ...details, appointment }));
    expect(text).toContain('name="q.q1"');
    expect(text).toContain('name="guests"');
    expect(text).toContain('Book and pay €24.00');
    expect(text).toContain(
      'You can cancel until Sunday, November 22, 2026, 10:00 AM. 50 % of what you paid is refunded.',
    );
  });

  it('keeps what was typed when the time was taken, and offers the others of that day', () => {
    const form = FormState.of({ name: 'Bo', email: 'bo@example.com' });
    const other = { start: '2026-11-23T11:00:00+01:00', seatsLeft: null };
    const taken = { note: 'This time has just been taken.', others: [other] };
    const text = textOf(detailsScreen({ ...details, form, taken }));
    expect(text).toContain('role="alert"');
    expect(text).toContain('value="Bo"');
    expect(text).toMatch(/type="radio"[^>]*value="2026-11-23T11:00:00\+01:00"/);
  });
});

describe('the rules of cancelling and moving', () => {
  const token = 't'.repeat(24);
  const before = Date.parse('2026-11-20T10:00:00Z');
  const hoursBefore = Date.parse('2026-11-23T06:00:00Z');

  it('promise no deadline that is over when a time is chosen', () => {
    const text = textOf(detailsScreen({ ...details, now: hoursBefore }));
    expect(text).toContain('It begins too soon to be cancelled here. To cancel, please contact the host.');
    expect(text).toContain('You can choose another time until it begins.');
    expect(text).not.toContain('You can cancel');
  });

  it('are named by their distance from each date of a series', () => {
    const recurring = { freq: 'weekly', interval: 1, maxCount: 3 } as const;
    const text = textOf(detailsScreen({ ...details, appointment: aPublicAppointment({ recurring }) }));
    expect(text).toContain('You can cancel until 1 day before it begins.');
  });

  it('stand on the page of the booking while it can be changed', () => {
    const text = textOf(bookedScreen({ booking: anAttendeeBooking(), token }, before));
    expect(text).toContain('You can cancel until Sunday, November 22, 2026, 6:00 PM.');
    const over = anAttendeeBooking({ state: 'completed' });
    expect(textOf(bookedScreen({ booking: over, token }, before))).not.toContain('You can cancel');
  });

  it('warn before a move to a time that can no longer be cancelled', () => {
    const soon = textOf(moveScreen({ booking: anAttendeeBooking(), token }, '2026-11-20T15:00:00Z', before));
    expect(soon).toMatch(/note warn.*For the new time:.*It begins too soon to be cancelled here/);
    const later = textOf(moveScreen({ booking: anAttendeeBooking(), token }, '2026-11-30T15:00:00Z', before));
    expect(later).not.toContain('note warn');
    const last = anAttendeeBooking({ rescheduleCount: 2 });
    expect(textOf(moveScreen({ booking: last, token }, '2026-11-30T15:00:00Z', before))).toContain(
      'To change the time, please contact the host.',
    );
  });
});

describe('the page of a booking', () => {
  it('shows day and time in the zone of the visitor, and what can be done', () => {
    const text = textOf(bookedScreen({ booking: anAttendeeBooking(), token: 't'.repeat(24) }));
    expect(text).toContain('You are booked');
    expect(text).toContain('Monday, November 23, 2026');
    expect(text).toMatch(/6:00.PM/);
    expect(text).toContain('/event.ics?');
    expect(text).toContain('step=move');
  });

  it('offers no change that the policy does not allow', () => {
    const booking = anAttendeeBooking({ state: 'cancelled', canCancel: false, canReschedule: false });
    const text = textOf(bookedScreen({ booking, token: 't'.repeat(24) }));
    expect(text).not.toContain('step=');
    expect(text).toContain('Book another time');
  });

  it('offers no other time of an appointment that is not published any more', () => {
    const booking = anAttendeeBooking({ canReschedule: false, isOffered: false });
    const open = textOf(bookedScreen({ booking, token: 't'.repeat(24) }));
    expect(open).toContain('This appointment is not available any more. To change the time, please contact Ann.');
    expect(open).toContain('step=cancel');
    const ended = { ...booking, state: 'rejected' as const, canCancel: false };
    const text = textOf(bookedScreen({ booking: ended, token: 't'.repeat(24) }));
    expect(text).toContain('This appointment is not available any more.');
    expect(text).not.toContain('Book another time');
    expect(text).not.toContain('You can book another time.');
    expect(text).not.toContain('href="/bookAppointment/appointment-public-id1"');
  });

  it('says what was paid and what is still to pay after a deposit', () => {
    const money = (amount: number) => ({ amount, currency: 'EUR' });
    const deposit = { price: money(4000), due: money(1000), paid: money(1000), stillToPay: money(3000) };
    const text = textOf(bookedScreen({ booking: anAttendeeBooking(deposit), token: 't' }));
    expect(text).toMatch(/>Paid<\/dt> <dd[^>]*>€10.00<.*>Still to pay<\/dt> <dd[^>]*>€30.00</);
    expect(textOf(bookedScreen({ booking: anAttendeeBooking(), token: 't' }))).not.toContain('Still to pay');
  });

  it('says that a payment was declined, with the link to pay in another way', () => {
    const due = { amount: 2400, currency: 'EUR' };
    const retryUrl = 'https://pay.test/1';
    const booking = anAttendeeBooking({ state: 'awaitingPayment', due, toPay: due, payUrl: retryUrl });
    const text = textOf(bookedScreen({ booking: { ...booking, retryUrl }, token: 't'.repeat(24) }));
    expect(text).toContain('Your payment was declined and nothing was charged.');
    expect(text).toContain('<a class="btn go" href="https://pay.test/1">Try again</a>');
  });

  it('says what is refunded before anything is cancelled', () => {
    const paid = anAttendeeBooking({
      paymentState: 'paid',
      due: { amount: 2400, currency: 'EUR' },
      refundOnCancel: { amount: 1200, currency: 'EUR' },
    });
    expect(textOf(cancelScreen({ booking: paid, token: 't' }))).toContain('€12.00 is refunded to you.');
    const none = textOf(cancelScreen({ booking: { ...paid, refundOnCancel: null }, token: 't' }));
    expect(none).toContain('What you paid is not refunded.');
    expect(none).toContain('method="post"');
  });
});

describe('a series', () => {
  const price = { amount: 1000, currency: 'EUR' };
  const token = 't'.repeat(24);
  const date = (day: string, uid: string, state: 'awaitingPayment' | 'cancelled' = 'awaitingPayment') => ({
    ...{ uid, state, token, startAt: `${day}T09:00:00.000Z`, endAt: `${day}T09:30:00.000Z` },
  });
  const booking = anAttendeeBooking({
    ...{ uid: 'one-0123456789-0123456', state: 'awaitingPayment', price, due: price, payUrl: 'https://pay.example/1' },
    toPay: { amount: 3000, currency: 'EUR' },
    series: [
      date('2026-11-23', 'one-0123456789-0123456'),
      date('2026-11-30', 'two-0123456789-0123456'),
      date('2026-12-07', 'six-0123456789-0123456', 'cancelled'),
    ],
  });

  it('names the total of each number of dates, and the dates, before it is booked', () => {
    const recurring = { freq: 'weekly', interval: 1, maxCount: 3 } as const;
    const appointment = aPublicAppointment({ price, dueNow: price, recurring });
    const series = [start, '2026-11-30T10:00:00+01:00', '2026-12-07T10:00:00+01:00'];
    const text = textOf(detailsScreen({ ...details, appointment, series }));
    expect(text).toContain('3 dates, every week: €30.00');
    expect(text).toContain('Monday, December 7, 2026');
    expect(text).toMatch(/<button[^>]*> Book and pay <\/button>/);
    expect(text).toContain('Book and pay €30.00');
  });

  it('asks for the sum of its dates, and lists them with their states and pages', () => {
    const text = textOf(bookedScreen({ booking, token }));
    expect(text).toContain('€30.00 is still to be paid');
    expect(text).toContain('Pay €30.00');
    expect(text).toMatch(/booking=two-0123456789-0123456[^>]*>Monday, November 30, 2026/);
    expect(text).toMatch(/Monday, December 7, 2026.*Cancelled/);
  });

  it('says what cancelling one date means for the others', () => {
    expect(textOf(cancelScreen({ booking, token }))).toContain('All dates of this series are cancelled');
    const paid = { ...booking, state: 'confirmed' as const };
    expect(textOf(cancelScreen({ booking: paid, token }))).toContain('Only this date is cancelled.');
  });
});

describe('a time that the clock shows twice', () => {
  const doubled = { startAt: '2026-10-25T00:30:00Z', endAt: '2026-10-25T00:45:00Z', timeZone: 'Europe/Berlin' };
  const booking = anAttendeeBooking(doubled);

  it('has its offset on every page', () => {
    const query = { start: '2026-10-25T02:30:00+01:00' };
    expect(textOf(detailsScreen({ ...details, query }))).toMatch(/2:30.AM UTC\+01:00/);
    expect(textOf(bookedScreen({ booking, token: 't' }))).toMatch(/2:30.AM UTC\+02:00 – 2:45.AM UTC\+02:00/);
    expect(textOf(bookedScreen({ booking: anAttendeeBooking(), token: 't' }))).not.toContain('UTC');
  });
});

describe('a request that was rejected', () => {
  const token = 't'.repeat(24);
  const rejected = anAttendeeBooking({ state: 'rejected', canCancel: false, canReschedule: false });

  it('speaks of a refund only where something was paid', () => {
    expect(textOf(bookedScreen({ booking: rejected, token }))).not.toContain('refunded');
    const paid = { ...rejected, paid: { amount: 2400, currency: 'EUR' } };
    expect(textOf(bookedScreen({ booking: paid, token }))).toContain('What you paid is refunded.');
  });
});

describe('a price that is held on a card', () => {
  const due = { amount: 2400, currency: 'EUR' };
  const held = anAttendeeBooking({
    ...{ paymentState: 'authorized', isCardHeld: true, price: due, due, holdUntil: '2026-11-28T09:00:00.000Z' },
  });
  const token = 't'.repeat(24);

  it('is said before booking, with what cancelling costs', () => {
    const appointment = aPublicAppointment({ price: due, dueNow: due, payAt: 'cardHold' });
    const text = textOf(detailsScreen({ ...details, appointment }));
    expect(text).toContain('Book and hold €24.00');
    expect(text).toContain('The amount is only held on your card');
    expect(text).toContain('Up to 50 % of the price may be charged then.');
  });

  it('is said after booking, with when it is charged and when it is free again', () => {
    expect(textOf(bookedScreen({ booking: held, token }))).toContain(
      'Your card is held for €24.00, charged after Monday, November 23, 2026. What is not charged by Saturday, November 28, 2026 is free again.',
    );
    const released = { ...held, paymentState: 'cancelled' as const, holdUntil: null };
    expect(textOf(bookedScreen({ booking: released, token }))).toContain('Your card is not charged.');
  });

  it('is said before cancelling', () => {
    const fee = { ...held, chargeOnCancel: { amount: 1200, currency: 'EUR' } };
    expect(textOf(cancelScreen({ booking: fee, token }))).toContain('The host may charge up to €12.00 for cancelling.');
    expect(textOf(cancelScreen({ booking: held, token }))).toContain('Your card is not charged.');
  });
});

describe('confirming an e-mail address', () => {
  const form = FormState.of({ name: 'Bo', email: 'bo@example.com' });
  const text = textOf(detailsScreen({ ...details, form, awaitsCode: true }));

  it('asks for the code, keeps what was typed, and offers a new mail', () => {
    expect(text).toContain('name="emailCode"');
    expect(text).toContain('value="bo@example.com"');
    expect(text).toMatch(/name="again"[^>]*>Send a new code/);
  });

  it('holds no second time by script: the time is kept by the form', () => {
    expect(text).not.toContain('data-hold=');
    expect(textOf(detailsScreen(details))).toContain('data-hold="appointment-public-id1"');
  });
});

describe('rating a booking', () => {
  const booking = anAttendeeBooking({ state: 'completed', canRate: true });
  const token = 'token-0123456789-0123456789';

  it('has five radio buttons, none of them chosen before', () => {
    const text = textOf(rateScreen({ booking, token }));
    expect(text.match(/type="radio"/g)).toHaveLength(5);
    expect(text).not.toContain('checked');
    expect(textOf(rateScreen({ booking: { ...booking, rating: 4 }, token }))).toMatch(/value="4" checked/);
  });

  it('is offered where it took place, and shown once it was given', () => {
    expect(textOf(bookedScreen({ booking, token }))).toContain('step=rate');
    expect(textOf(bookedScreen({ booking: anAttendeeBooking(), token }))).not.toContain('step=rate');
    expect(textOf(bookedScreen({ booking: { ...booking, rating: 4 }, token }))).toContain('4 of 5 stars');
  });
});
