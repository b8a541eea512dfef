import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { wordsIn } from '../words/words.js';
import { bookedScreen } from './booked-screen.js';
import type { OpenedBooking } from './booked-view.js';
import { aSeriesBooking, anAttendeeBooking } from './example-records.js';

const token = 't'.repeat(24);
const now = Date.parse('2026-11-20T10:00:00Z');
const textOf = (booking: OpenedBooking) =>
  renderToStaticMarkup(bookedScreen({ booking, token, now }, wordsIn('en')).body);
const textFor = (change: Partial<OpenedBooking> = {}) => textOf({ ...anAttendeeBooking(), ...change });
const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('the page of a booking', () => {
  it('shows day and time in the zone of the visitor, and what can be done', () => {
    const text = textFor();
    expect(text).toContain('You are booked');
    expect(text).toContain('Monday, November 23, 2026');
    expect(text).toMatch(/6:00.PM/);
    expect(text).toContain('/event.ics?');
    expect(text).toContain('step=move');
  });

  it('offers no change that the policy does not allow', () => {
    const text = textFor({ state: 'cancelled', canCancel: false, canReschedule: false });
    expect(text).not.toContain('step=');
    expect(text).toContain('Book another time');
  });

  it('offers no other time of an appointment that is not published any more', () => {
    const gone = { canReschedule: false, isOffered: false };
    const open = textFor(gone);
    expect(open).toContain(
      'This appointment is not available any more. To change the time, please contact <bdi>Ann</bdi>.',
    );
    expect(open).toContain('step=cancel');
    const text = textFor({ ...gone, state: 'rejected', canCancel: false });
    expect(text).toContain('This appointment is not available any more.');
    expect(text).not.toContain('Book another time');
    expect(text).not.toContain('You can book another time.');
    expect(text).not.toContain('href="/bookAppointment/appointment-public-id1"');
  });

  it('says what was paid and what is still to pay after a deposit', () => {
    const text = textFor({ price: eur(4000), due: eur(1000), paid: eur(1000), stillToPay: eur(3000) });
    expect(text).toMatch(/>Paid<\/dt><dd[^>]*>€10.00<.*>Still to pay<\/dt><dd[^>]*>€30.00</);
    expect(textFor()).not.toContain('Still to pay');
  });

  it('says that a payment was declined, with the link to pay in another way', () => {
    const retryUrl = 'https://pay.test/1';
    const text = textFor({ state: 'awaitingPayment', due: eur(2400), toPay: eur(2400), payUrl: retryUrl, retryUrl });
    expect(text).toContain('Your payment was declined and nothing was charged.');
    expect(text).toContain('<a class="btn go" href="https://pay.test/1">Try again</a>');
  });

  it('names the rules while it can be changed', () => {
    expect(textFor()).toContain('You can cancel until Sunday, November 22, 2026, 6:00 PM.');
    expect(textFor({ state: 'completed' })).not.toContain('You can cancel');
    expect(textFor({ startAt: '2026-11-20T09:00:00.000Z' })).not.toContain('You can cancel');
  });

  it('looks again by itself while a payment is awaited', () => {
    const refreshOf = (state: OpenedBooking['state']) =>
      bookedScreen({ booking: anAttendeeBooking({ state }), token, now }, wordsIn('en')).refreshSec;
    expect(refreshOf('awaitingPayment')).toBe(15);
    expect(refreshOf('confirmed')).toBeUndefined();
  });

  it('has the offset of a time that the clock shows twice', () => {
    const text = textFor({
      ...{ startAt: '2026-10-25T00:30:00Z', endAt: '2026-10-25T00:45:00Z', timeZone: 'Europe/Berlin' },
    });
    expect(text).toMatch(/2:30.AM UTC\+02:00 – 2:45.AM UTC\+02:00/);
    expect(textFor()).not.toContain('UTC');
  });
});

describe('the page of a series', () => {
  it('asks for the sum of its dates, and lists them with their states and pages', () => {
    const text = textOf(aSeriesBooking());
    expect(text).toContain('€30.00 is still to be paid');
    expect(text).toContain('Pay €30.00');
    expect(text).toMatch(/booking=two-0123456789-0123456[^>]*>Monday, November 30, 2026/);
    expect(text).toMatch(/Monday, December 7, 2026.*Cancelled/);
  });
});

describe('a request that was rejected', () => {
  const rejected = { state: 'rejected', canCancel: false, canReschedule: false } as const;

  it('speaks of a refund only where something was paid', () => {
    expect(textFor(rejected)).not.toContain('refunded');
    expect(textFor({ ...rejected, paid: eur(2400) })).toContain('What you paid is refunded.');
  });
});

describe('a booking whose price is held on a card', () => {
  const held: Partial<OpenedBooking> = {
    ...{ paymentState: 'authorized' as const, isCardHeld: true, price: eur(2400), due: eur(2400) },
    holdUntil: '2026-11-28T09:00:00.000Z',
  };

  it('says when it is charged and when it is free again', () => {
    expect(textFor(held)).toContain(
      'Your card is held for €24.00, charged after Monday, November 23, 2026. What is not charged by Saturday, November 28, 2026 is free again.',
    );
    expect(textFor({ ...held, paymentState: 'cancelled', holdUntil: null })).toContain('Your card is not charged.');
  });
});

describe('the rating of a booking', () => {
  it('is offered where it took place, and shown once it was given', () => {
    expect(textFor({ state: 'completed', canRate: true })).toContain('step=rate');
    expect(textFor()).not.toContain('step=rate');
    expect(textFor({ state: 'completed', canRate: true, rating: 4 })).toContain('4 of 5 stars');
  });
});
