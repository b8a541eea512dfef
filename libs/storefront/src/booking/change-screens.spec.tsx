import { describe, expect, it } from '@jest/globals';
import type { AttendeeBookingView } from '@linkyard/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Screen } from '../document/screen.js';
import { formWith } from '../form/form-values.js';
import { wordsIn } from '../words/words.js';
import { cancelScreen } from './cancel-screen.js';
import { aSeriesBooking, anAttendeeBooking } from './example-records.js';
import { moveScreen } from './move-screen.js';
import { ownBookingScreen } from './own-booking-screen.js';
import { rateScreen } from './rate-screen.js';

const token = 't'.repeat(24);
const words = wordsIn('en');
const textOf = ({ body }: Screen) => renderToStaticMarkup(body);
const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('cancelling a booking', () => {
  const cancelling = (booking: AttendeeBookingView) => textOf(cancelScreen({ booking, token }, words));

  it('says what is refunded before anything is cancelled', () => {
    const paid = anAttendeeBooking({ paymentState: 'paid', due: eur(2400), refundOnCancel: eur(1200) });
    expect(cancelling(paid)).toContain('€12.00 is refunded to you.');
    const none = cancelling({ ...paid, refundOnCancel: null });
    expect(none).toContain('What you paid is not refunded.');
    expect(none).toContain('method="post"');
  });

  it('says what becomes of a price that is held on a card', () => {
    const held = anAttendeeBooking({ paymentState: 'authorized', isCardHeld: true, due: eur(2400) });
    expect(cancelling({ ...held, chargeOnCancel: eur(1200) })).toContain(
      'The host may charge up to €12.00 for cancelling.',
    );
    expect(cancelling(held)).toContain('Your card is not charged.');
  });

  it('says what it means for the other dates of a series', () => {
    expect(cancelling(aSeriesBooking())).toContain('All dates of this series are cancelled');
    expect(cancelling(aSeriesBooking({ state: 'confirmed' }))).toContain('Only this date is cancelled.');
    expect(cancelling(anAttendeeBooking())).not.toContain('series');
  });
});

describe('moving a booking', () => {
  const now = Date.parse('2026-11-20T10:00:00Z');
  const moving = (start: string, booking = anAttendeeBooking()) =>
    textOf(moveScreen({ booking, token, start, now }, words));

  it('warns of a time that can no longer be cancelled', () => {
    expect(moving('2026-11-20T15:00:00Z')).toMatch(
      /note warn.*For the new time:.*It begins too soon to be cancelled here/,
    );
    expect(moving('2026-11-30T15:00:00Z')).not.toContain('note warn');
  });

  it('says that it was the last time that the booking can be moved', () => {
    expect(moving('2026-11-30T15:00:00Z', anAttendeeBooking({ rescheduleCount: 2 }))).toContain(
      'To change the time, please contact the host.',
    );
  });
});

describe('rating a booking', () => {
  const booking = anAttendeeBooking({ state: 'completed', canRate: true });

  it('has five radio buttons, none of them chosen before', () => {
    const text = textOf(rateScreen({ booking, token }, words));
    expect(text.match(/type="radio"/g)).toHaveLength(5);
    expect(text).not.toContain('checked');
    expect(textOf(rateScreen({ booking: { ...booking, rating: 4 }, token }, words))).toMatch(
      /<input(?=[^>]*value="4")[^>]*checked/,
    );
  });

  it('chooses no stars for who has sent none, and keeps the comment', () => {
    const form = formWith({ comment: 'Lovely' });
    const text = textOf(rateScreen({ booking, token, form, failure: 'Please choose your stars.' }, words));
    expect(text).not.toContain('checked');
    expect(text).toContain('>Lovely</textarea>');
    expect(text).toContain('Please choose your stars.');
  });
});

describe('the form of a time that its visitor has just booked', () => {
  const own = (seatsPerSlot: number) =>
    textOf(
      ownBookingScreen(
        {
          ...{ booking: anAttendeeBooking(), token, query: { start: '2026-11-23T10:00:00+01:00', hold: 'k' } },
          appointment: { publicId: 'appointment-public-id1', seatsPerSlot },
        },
        words,
      ),
    );

  it('leads to the booking and to other times, and where there are seats to the same time', () => {
    expect(own(1)).toContain('See or change your booking');
    expect(own(1)).toContain('href="/bookAppointment/appointment-public-id1"');
    expect(own(1)).not.toContain('again=1');
    expect(own(2)).toContain('again=1');
  });
});
