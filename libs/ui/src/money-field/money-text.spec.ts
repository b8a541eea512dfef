import { describe, expect, it } from '@jest/globals';
import { readMoneyText } from './money-text.js';

describe('an amount as typed', () => {
  it.each([
    ['12.5', 'EUR', 1250],
    ['12,50', 'EUR', 1250],
    ['12.', 'EUR', 1200],
    ['.5', 'EUR', 50],
    ['1,234', 'USD', 123400],
    ['1.234,50', 'EUR', 123450],
    ['1,234.50', 'USD', 123450],
    ['1 234,50', 'EUR', 123450],
    ['1,234,567', 'JPY', 1234567],
    ['500', 'JPY', 500],
    ['1.234', 'KWD', 1234],
    ['-3', 'EUR', -300],
  ])('%s %s is %d minor units', (typed, currency, minor) => {
    expect(readMoneyText(typed, currency)).toEqual({ kind: 'amount', minor });
  });

  it('knows how many decimals a currency has', () => {
    expect(readMoneyText('5.5', 'JPY')).toEqual({ kind: 'tooFine', exponent: 0 });
    expect(readMoneyText('1.2345', 'KWD')).toEqual({ kind: 'tooFine', exponent: 3 });
  });

  it('reports nothing for text that is not an amount', () => {
    expect(readMoneyText(' ', 'EUR')).toEqual({ kind: 'empty' });
    expect(readMoneyText('twelve', 'EUR')).toEqual({ kind: 'invalid' });
  });
});
