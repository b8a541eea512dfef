import { describe, expect, it } from '@jest/globals';
import { dueWhenBooking, guestsAllowed } from './booking-terms.js';

const priced = { price: 4_000, currency: 'EUR', payAt: 'booking', deposit: { kind: 'none', value: 0 } } as const;

describe('what is due when booking', () => {
  it.each([
    ['the price', priced, 4_000],
    ['a share of it', { ...priced, deposit: { kind: 'percent', value: 25 } }, 1_000],
    ['an amount', { ...priced, deposit: { kind: 'amount', value: 500 } }, 500],
    [
      'all of it where a card is held',
      { ...priced, payAt: 'cardHold', deposit: { kind: 'amount', value: 500 } },
      4_000,
    ],
    ['nothing where it is paid on site', { ...priced, payAt: 'onSite' }, 0],
    ['nothing where it is free', { ...priced, price: 0, deposit: { kind: 'amount', value: 500 } }, 0],
  ] as const)('is %s', (_name, appointment, due) => {
    expect(dueWhenBooking(appointment)).toBe(due);
  });
});

describe('the guests of a booking', () => {
  it('are no more than the seats beside that of the attendee', () => {
    expect(guestsAllowed({ seatsPerSlot: 3, guestsMax: 10 })).toBe(2);
    expect(guestsAllowed({ seatsPerSlot: 1, guestsMax: 10 })).toBe(10);
  });
});
