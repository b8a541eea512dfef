import { describe, expect, it } from '@jest/globals';
import { readAmounts } from './typed-amounts.js';

const dollars = { currency: 'USD/United States', minimum: 5 };

describe('amounts of a donation block', () => {
  it.each([
    [
      ['25', '$12', '5,00', '1,000.50'],
      [5, 12, 25, 1_000.5],
    ],
    [['10', '10.00'], [10]],
    [['7.50 USD'], [7.5]],
  ])('%p are read as a person writes them', (typed, amounts) => {
    expect(readAmounts(typed, dollars, ['stripe'])).toEqual({ amounts, refused: null });
  });

  it.each([
    ['ten', dollars, 'invalid'],
    ['12 €', dollars, 'invalid'],
    ['4', dollars, 'tooSmall'],
    ['500.50', { currency: 'HUF/Hungary', minimum: 5 }, 'uncharged'],
  ])('%p is named where it is refused, and the others stay', (text, settings, why) => {
    expect(readAmounts(['1000', text], settings, ['paypal'])).toEqual({ amounts: [1_000], refused: { text, why } });
  });
});
