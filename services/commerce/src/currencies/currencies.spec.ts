import { describe, expect, it } from '@jest/globals';
import { currencies } from './currencies.js';

describe('currencies', () => {
  it('begin with USD, CAD and EUR and name each once', () => {
    const codes = currencies().map(({ code }) => code);
    expect(codes.slice(0, 3)).toEqual(['USD', 'CAD', 'EUR']);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThan(120);
    expect(codes.length).toBeLessThan(180);
  });

  it.each([
    ['JPY', 0, '¥'],
    ['KWD', 3, 'KWD'],
    ['EUR', 2, '€'],
  ])('%s has %d digits and the symbol %s', (code, exponent, symbol) => {
    expect(currencies().find((currency) => currency.code === code)).toMatchObject({ exponent, symbol });
  });

  it('leave out withdrawn currencies', () => {
    const codes = currencies().map(({ code }) => code);
    for (const gone of ['DEM', 'HRK', 'XAU', 'XXX', 'ZWD']) expect(codes).not.toContain(gone);
  });
});
