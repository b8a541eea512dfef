import { describe, expect, it } from '@jest/globals';
import type { PublicAppointmentView } from '@linkyard/contracts';
import { renderToStaticMarkup } from 'react-dom/server';
import { formWith } from '../form/form-values.js';
import { wordsIn } from '../words/words.js';
import { detailsScreen } from './details-screen.js';
import type { DetailsView } from './details-view.js';
import { aDetailsView, aPublicAppointment } from './example-records.js';

const textOf = (change: Partial<DetailsView> = {}) =>
  renderToStaticMarkup(detailsScreen(aDetailsView(change), wordsIn('en')).body);
const textFor = (change: Partial<PublicAppointmentView>) => textOf({ appointment: aPublicAppointment(change) });
const eur = (amount: number) => ({ amount, currency: 'EUR' });

describe('filling in a booking', () => {
  it('asks what the host asks, and names the amount on the button', () => {
    const text = textFor({
      ...{ price: eur(2400), dueNow: eur(2400), guestsMax: 2 },
      questions: [{ id: 'q1', title: 'Topic?', type: 'select', required: true, options: ['Work'] }],
    });
    expect(text).toContain('name="q.q1"');
    expect(text).toContain('name="guests"');
    expect(text).toContain('Book and pay €24.00');
    expect(text).toContain(
      'You can cancel until Sunday, November 22, 2026, 10:00 AM. 50 % of what you paid is refunded.',
    );
  });

  it('keeps what was typed when the time was taken, and offers the others of that day', () => {
    const other = { start: '2026-11-23T11:00:00+01:00', seatsLeft: null };
    const taken = { note: 'This time has just been taken.', others: [other] };
    const text = textOf({ form: formWith({ name: 'Bo', email: 'bo@example.com' }), taken });
    expect(text).toContain('role="alert"');
    expect(text).toContain('value="Bo"');
    expect(text).toMatch(/type="radio"[^>]*value="2026-11-23T11:00:00\+01:00"/);
    expect(text).not.toContain('class="chosen"');
  });

  it('has the words of the script for a time that cannot be kept', () => {
    const holdRefusals = { 'bookings.slot_taken': 'Just taken.', 'bookings.not_open': 'Not open.' };
    const text = textOf({ holdRefusals });
    expect(text).toContain('data-bookings.slot_taken="Just taken."');
    expect(text).toContain('data-bookings.not_open="Not open."');
    expect(text).toContain('data-kept="This time is kept for you for {time} minutes."');
  });

  it('asks for a phone number where the host calls, and for the place where there are several', () => {
    const call = { type: 'attendeePhone' as const, label: '' };
    expect(textFor({ locations: [call] })).toMatch(/<input(?=[^>]*name="phone")[^>]*required/);
    const several = textFor({ locations: [call, { type: 'inPerson', label: 'Kiln yard' }] });
    expect(several).not.toMatch(/<input(?=[^>]*name="phone")[^>]*required/);
    expect(several.match(/name="location"/g)).toHaveLength(2);
    expect(textFor({})).not.toContain('name="phone"');
  });
});

describe('the rules of cancelling and moving', () => {
  it('promise no deadline that is over when a time is chosen', () => {
    const text = textOf({ now: Date.parse('2026-11-23T06:00:00Z') });
    expect(text).toContain('It begins too soon to be cancelled here. To cancel, please contact the host.');
    expect(text).toContain('You can choose another time until it begins.');
    expect(text).not.toContain('You can cancel');
  });

  it('are named by their distance from each date of a series', () => {
    const text = textFor({ recurring: { freq: 'weekly', interval: 1, maxCount: 3 } });
    expect(text).toContain('You can cancel until 1 day before it begins.');
  });
});

describe('a series that is booked', () => {
  const recurring = { freq: 'weekly', interval: 1, maxCount: 3 } as const;
  const appointment = aPublicAppointment({ price: eur(1000), dueNow: eur(1000), recurring });
  const series = ['2026-11-23T10:00:00+01:00', '2026-11-30T10:00:00+01:00', '2026-12-07T10:00:00+01:00'];

  it('names the total of each number of dates, and the dates', () => {
    const text = textOf({ appointment, series });
    expect(text).toContain('3 dates, every week: €30.00');
    expect(text).toContain('Monday, December 7, 2026');
    expect(text).toMatch(/<button[^>]*>Book and pay<\/button>/);
    expect(text).toContain('Book and pay €30.00');
  });

  it('keeps the number of dates that was chosen, and names no dates of a time that is gone', () => {
    const taken = { note: 'This time has just been taken.', others: [] };
    const text = textOf({ appointment, series, taken, form: formWith({ occurrences: '2' }) });
    expect(text).toMatch(/<option value="2" selected="">/);
    expect(text).not.toContain('See the dates');
    expect(text).toContain('There is no other free time on that day.');
  });
});

describe('the form of a time that the clock shows twice', () => {
  it('has its offset', () => {
    expect(textOf({ query: { start: '2026-10-25T02:30:00+01:00' } })).toMatch(/2:30.AM UTC\+01:00/);
    expect(textOf()).not.toContain('UTC');
  });
});

describe('a price that is held on a card', () => {
  it('is said before booking, with what cancelling costs', () => {
    const text = textFor({ price: eur(2400), dueNow: eur(2400), payAt: 'cardHold' });
    expect(text).toContain('Book and hold €24.00');
    expect(text).toContain('The amount is only held on your card');
    expect(text).toContain('Up to 50 % of the price may be charged then.');
  });
});

describe('confirming an e-mail address', () => {
  const text = textOf({ form: formWith({ name: 'Bo', email: 'bo@example.com' }), awaitsCode: true });

  it('asks for the code, keeps what was typed, and offers a new mail', () => {
    expect(text).toContain('name="emailCode"');
    expect(text).toContain('value="bo@example.com"');
    expect(text).toMatch(/name="again"[^>]*>Send a new code/);
  });

  it('holds no second time by script: the time is kept by the form', () => {
    expect(text).not.toContain('data-hold=');
    expect(textOf()).toContain('data-hold="appointment-public-id1"');
  });
});
