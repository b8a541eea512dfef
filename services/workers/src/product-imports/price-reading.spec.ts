import { describe, expect, it } from '@jest/globals';
import { decimalMarkOf, readPrice } from './price-reading.js';

describe('the decimal mark of a column', () => {
  it.each([
    [['1.234,56', '89,90'], ','],
    [['1,234.56', '89.90'], '.'],
    [['1.234', '89,90'], ','],
    [['1,234', '89.90'], '.'],
    [['1.234.567', '12'], ','],
    [['12', '1.234'], null],
    [['12.00', 'x', '', '-5,00'], '.'],
  ])('%j is %j', (prices, mark) => expect(decimalMarkOf(prices)).toBe(mark));
});

describe('a price', () => {
  it.each([
    ['12', null, 2, '12.00'],
    ['12.5', null, 2, '12.50'],
    ['1234,5', null, 2, '1234.50'],
    ['1.234', ',', 2, '1234.00'],
    ['1,234', '.', 2, '1234.00'],
    ['1.234', null, 2, '1234.00'],
    ['1.234', null, 3, '1.234'],
    ['1,234.56', ',', 2, '1234.56'],
    ['1.234.567,89', '.', 2, '1234567.89'],
    ["1'234.50", '.', 2, '1234.50'],
    ['1 234,50 €', ',', 2, '1234.50'],
    ['1\u00a0234,50\u00a0€', ',', 2, '1234.50'],
    ['US$ 12.00', '.', 2, '12.00'],
    ['12.00 EUR', '.', 2, '12.00'],
    ['€12,-', ',', 2, '12.00'],
    ['.99', '.', 2, '0.99'],
    ['0.125', null, 3, '0.125'],
    ['1E+06', '.', 2, '1000000.00'],
    ['1,5E+3', ',', 2, '1500.00'],
    ['1200.00', '.', 0, '1200'],
    ['١٢٫٥٠', null, 2, '12.50'],
    ['1,23,456.50', '.', 2, '123456.50'],
    ['', null, 2, ''],
    ['12.3450', '.', 2, '12.35'],
    ['9.995', '.', 2, '10.00'],
    ['0.5', '.', 0, '1'],
  ] as const)('%j in a column with %j and %i digits is %j', (cell, mark, digits, amount) => {
    expect(readPrice(cell, mark, digits)).toMatchObject({ amount });
  });

  it.each([
    ['-5.00', 'price_negative'],
    ['−5', 'price_negative'],
    ['(5.00)', 'price_negative'],
    ['5.00-', 'price_negative'],
    ['$-5', 'price_negative'],
    ['10-20', 'price_range'],
    ['10,00 – 20,00', 'price_range'],
    ['10 to 20', 'price_range'],
    ['10 bis 20', 'price_range'],
    ['$10 - $20', 'price_range'],
    ['abc', 'price_unreadable'],
    ['12..5', 'price_unreadable'],
    ['1.2.3', 'price_unreadable'],
    ['1E+99', 'price_unreadable'],
    ['9'.repeat(40), 'price_unreadable'],
    ['$', 'price_unreadable'],
  ])('%j is refused as %s', (cell, problem) => expect(readPrice(cell, '.', 2)).toEqual({ problem }));
});
