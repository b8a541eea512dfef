import { describe, expect, it } from '@jest/globals';
import { customsOfLocale, regionalCustoms } from './regional-customs.js';

describe('what is usual in a country', () => {
  it.each([
    ['GB', { currency: 'GBP', weekStart: 1, timeFormat: 24 }],
    ['DE', { currency: 'EUR', weekStart: 1, timeFormat: 24 }],
    ['US', { currency: 'USD', weekStart: 0, timeFormat: 12 }],
    ['CH', { currency: 'CHF', weekStart: 1, timeFormat: 24 }],
    ['EG', { weekStart: 6 }],
    ['JP', { currency: 'JPY', weekStart: 0 }],
  ])('of %s', (country, customs) => {
    expect(regionalCustoms(country, { locale: 'en', currency: 'USD' })).toMatchObject(customs);
  });

  it('keeps the present currency for a country without one of ours', () => {
    expect(regionalCustoms('ZZ', { locale: 'de', currency: 'CHF' })).toMatchObject({ currency: 'CHF' });
  });

  it('follows the locale while the country is not known', () => {
    expect(customsOfLocale('en')).toEqual({ weekStart: 1, timeFormat: 12 });
    expect(customsOfLocale('en-US')).toEqual({ weekStart: 0, timeFormat: 12 });
    expect(customsOfLocale('de')).toEqual({ weekStart: 1, timeFormat: 24 });
  });
});
