import { describe, expect, it } from '@jest/globals';
import { draftOf, newRate, settingsOf } from './tax-draft.js';

const settings = {
  rates: [
    { country: 'DE', category: '', percent: '19' },
    { country: '', category: 'books', percent: '8.375' },
  ],
  ...{ vatId: 'DE136695976', asksVatId: true, reverseCharge: true, taxesShipping: false },
};

describe('tax settings in the form', () => {
  it('come back as they were', () => expect(settingsOf(draftOf(settings))).toEqual(settings));

  it('give a new row an id of its own and no percentage', () => {
    const draft = draftOf(settings);
    const rates = [...draft.rates.slice(1), newRate(draft.rates)];
    expect(new Set(rates.map(({ id }) => id)).size).toBe(2);
    expect(settingsOf({ ...draft, rates }).rates[1]).toEqual({ country: '', category: '', percent: '' });
    expect(newRate([]).id).toBe(0);
  });
});
