import { describe, expect, it } from '@jest/globals';
import { readAmount } from './read-amount.js';
import { reasonText } from './spoken-refusal.js';

describe('an amount that a visitor types', () => {
  it.each([
    ['$12', 'USD', '12.00'],
    ['5,00 €', 'EUR', '5.00'],
    ['1,000.50', 'EUR', '1000.50'],
    ['1.000,50', 'EUR', '1000.50'],
    ['1250', 'JPY', '1250'],
  ])('%s in %s is %s for the contract', (typed, currency, major) => {
    expect(readAmount(typed, currency)).toEqual({ major, problem: null });
  });

  it.each([
    ['', 'EUR', 'Please enter an amount.'],
    ['five', 'EUR', 'Enter an amount in EUR, such as 12.50.'],
    ['-5', 'EUR', 'Enter an amount in EUR, such as 12.50.'],
    ['£5', 'EUR', 'Enter an amount in EUR, such as 12.50.'],
    ['five', 'JPY', 'Enter an amount in JPY, such as 12.'],
    ['1.234', 'EUR', 'EUR has 2 digits after the point.'],
    ['1.000', 'EUR', 'Please write €1,000.00 or €1.00.'],
    ['999,999,999,999.99', 'EUR', 'Please enter at most €9,999,999,999.99.'],
  ])('%j in %s is refused with a sentence for its field', (typed, currency, problem) => {
    const read = readAmount(typed, currency);
    expect([read.major, read.problem && reasonText(read.problem)]).toEqual([null, problem]);
  });
});
