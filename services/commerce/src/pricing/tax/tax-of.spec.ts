import { describe, expect, it } from '@jest/globals';
import { needsCountry, taxOf } from './tax-of.js';

const settings = {
  rates: [
    { country: 'DE', category: '', percent: '19' },
    { country: 'DE', category: 'books', percent: '7' },
    { country: '', category: '', percent: '5' },
  ],
  vatId: '',
  asksVatId: false,
  reverseCharge: false,
  taxesShipping: false,
};
const mug = { taxCategory: '', taxIncluded: true };
const book = { taxCategory: 'books', taxIncluded: false };

describe('the tax of a product', () => {
  it('is that of the country and category, then of the country, then of every country', () => {
    expect(taxOf(settings, book, 'DE')).toEqual({ percent: 7, isIncluded: false });
    expect(taxOf(settings, mug, 'DE')).toEqual({ percent: 19, isIncluded: true });
    expect(taxOf(settings, { ...mug, taxCategory: 'food' }, 'DE')?.percent).toBe(19);
    expect(taxOf(settings, book, 'FR')?.percent).toBe(5);
    expect(taxOf(settings, mug, '')?.percent).toBe(5);
  });

  it('is none where the seller has set no rate for it', () => {
    const german = { ...settings, rates: settings.rates.slice(0, 2) };
    expect(taxOf(german, mug, 'FR')).toBeUndefined();
    expect(needsCountry(german)).toBe(true);
    expect(needsCountry({ ...settings, rates: settings.rates.slice(2) })).toBe(false);
  });
});
